import LayoutDocument
import LinuxUIKit
import Testing

/// The two doors of the engine: a layout in UIKit's classes and the same layout as a document have equal descriptions.
struct TwoDoorsTests {
    @Test(arguments: 0..<200)
    func classesAndDocumentsGiveEqualDescriptions(seed: UInt64) throws {
        let twins = TwinGenerator(seed: seed).layout()
        let json = try JSONSerialization.data(withJSONObject: twins.document)
        let document = try Document(DocumentSource(name: "twin.layout.json", text: String(decoding: json, as: UTF8.self))).build()
        let described = twins.layout.layoutDescription(in: document.viewport, itemCounts: document.content.itemCounts)
        #expect(described == document.layout, "\(String(decoding: json, as: UTF8.self))")
    }
}

/// Makes random layouts, each in UIKit's classes and as a document.
private final class TwinGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    // MARK: Random values

    private func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private func sometimes() -> Bool { random(3) == 0 }
    private func pick<Value>(_ values: [Value]) -> Value { values[random(values.count)] }
    private func points(_ bound: Int = 40) -> CGFloat { CGFloat(random(bound * 2)) / 2 }

    /// A value for UIKit, and the same as a document writes it.
    private typealias Twin<Value> = (value: Value, json: Any)

    private func dimension() -> Twin<NSCollectionLayoutDimension> {
        let fraction = CGFloat(pick([1, 2, 4])) / 4
        let length = points(200) + 1
        return pick([
            (.fractionalWidth(fraction), "fractionalWidth(\(fraction))"), (.fractionalHeight(fraction), "fractionalHeight(\(fraction))"),
            (.absolute(length), Double(length)), (.estimated(length), "estimated(\(length))"),
            (.uniformAcrossSiblings(estimate: length), "uniformAcrossSiblings(\(length))"),
        ])
    }

    private func spacing() -> Twin<NSCollectionLayoutSpacing> {
        let length = points()
        return sometimes() ? (.flexible(length), "flexible(\(length))") : (.fixed(length), Double(length))
    }

    private func insets() -> Twin<NSDirectionalEdgeInsets> {
        let edges = (0..<4).map { _ in points() }
        return (
            NSDirectionalEdgeInsets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3]), edges.map(Double.init))
    }

    private func kind(_ name: String) -> String { "\(name)\(random(1_000_000))" }

    private func edges() -> Twin<NSDirectionalRectEdge> {
        pick([([.top], ["top"]), ([.bottom, .trailing], ["bottom", "trailing"]), ([.leading], ["leading"])])
    }

    private func reference() -> Twin<UIContentInsetsReference> {
        pick([
            (.automatic, "automatic"), (.none, "none"), (.safeArea, "safeArea"), (.layoutMargins, "layoutMargins"),
            (.readableContent, "readableContent"),
        ])
    }

    // MARK: Layouts

    func layout() -> (layout: UICollectionViewCompositionalLayout, document: [String: Any]) {
        let sections = (0...random(3)).map { _ in section() }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        var json: [String: Any] = ["galley": 1, "sections": sections.map(\.json)]
        if sometimes() { (configuration.scrollDirection, json["scrollDirection"]) = (.horizontal, "horizontal") }
        if sometimes() {
            configuration.interSectionSpacing = points()
            json["interSectionSpacing"] = Double(configuration.interSectionSpacing)
        }
        if sometimes() {
            let reference = reference()
            (configuration.contentInsetsReference, json["contentInsetsReference"]) = reference
        }
        if sometimes() {
            let item = boundary()
            (configuration.boundarySupplementaryItems, json["boundaryItems"]) = ([item.value], [item.json])
        }
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in sections[index].value(environment) }, configuration: configuration)
        return (layout, json)
    }

    private func section() -> Twin<(any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection> {
        var json: [String: Any] = ["items": random(9)]
        let make: (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
        if sometimes() {
            let list = list()
            json["list"] = list.json
            make = { .list(using: list.value, layoutEnvironment: $0) }
        } else {
            let group = group(depth: 2)
            json["group"] = group.json
            make = { _ in NSCollectionLayoutSection(group: group.value) }
        }
        var changes: [(NSCollectionLayoutSection) -> Void] = []
        func set<Value>(_ key: String, _ twin: Twin<Value>, _ path: ReferenceWritableKeyPath<NSCollectionLayoutSection, Value>) {
            guard sometimes() else { return }
            json[key] = twin.json
            changes.append { $0[keyPath: path] = twin.value }
        }
        let gap = points()
        set("contentInsets", insets(), \.contentInsets)
        set("interGroupSpacing", (gap, Double(gap)), \.interGroupSpacing)
        set("contentInsetsReference", reference(), \.contentInsetsReference)
        set("supplementaryContentInsetsReference", reference(), \.supplementaryContentInsetsReference)
        set("supplementariesFollowContentInsets", (false, false), \.supplementariesFollowContentInsets)
        set("orthogonalScrollingBehavior", (.groupPaging, "groupPaging"), \.orthogonalScrollingBehavior)
        let (item, decoration) = (boundary(), decoration())
        set("decorationItems", ([decoration.value], [decoration.json]), \.decorationItems)
        if sometimes() {
            json["boundaryItems"] = [item.json]
            changes.append { $0.boundarySupplementaryItems.append(item.value) }
        }
        return ({ environment in
            let section = make(environment)
            for change in changes { change(section) }
            return section
        }, json)
    }

    private func list() -> Twin<UICollectionLayoutListConfiguration> {
        let appearance: Twin<UICollectionLayoutListConfiguration.Appearance> = pick([
            (.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "insetGrouped"), (.sidebar, "sidebar"),
        ])
        var list = UICollectionLayoutListConfiguration(appearance: appearance.value)
        var json: [String: Any] = ["appearance": appearance.json]
        if sometimes() { (list.headerMode, json["headerMode"]) = (.supplementary, "supplementary") }
        if sometimes() { (list.footerMode, json["footerMode"]) = (.supplementary, "supplementary") }
        if sometimes() { (list.headerTopPadding, json["headerTopPadding"]) = (7, 7) }
        if sometimes() { (list.showsSeparators, json["showsSeparators"]) = (false, false) }
        if sometimes() { (list.metrics, json["metrics"]) = (.iOS26, "iOS26") }
        return (list, json)
    }

    private func group(depth: Int) -> Twin<NSCollectionLayoutGroup> {
        let (width, height) = (dimension(), dimension())
        let size = NSCollectionLayoutSize(widthDimension: width.value, heightDimension: height.value)
        var json: [String: Any] = ["width": width.json, "height": height.json]
        let isRow = random(2) == 0
        let subitems = (0...random(2)).map { _ in subitem(depth: depth) }
        let (first, count) = (subitems[0].value, random(5) + 1)
        json[isRow ? "horizontal" : "vertical"] = subitems.map(\.json)
        let group: NSCollectionLayoutGroup
        switch random(4) {
        case 0:
            (json[isRow ? "horizontal" : "vertical"], json["count"]) = ([subitems[0].json], count)
            group = isRow
                ? .horizontal(layoutSize: size, subitem: first, count: count) : .vertical(layoutSize: size, subitem: first, count: count)
        case 1:
            (json[isRow ? "horizontal" : "vertical"], json["repeating"]) = ([subitems[0].json], count)
            group = isRow
                ? .horizontal(layoutSize: size, repeatingSubitem: first, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: first, count: count)
        case 2:
            let frame = CGRect(x: points(), y: points(), width: points(), height: points())
            json[isRow ? "horizontal" : "vertical"] = nil
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            json["custom"] = [["frame": numbers, "zIndex": count]]
            group = .custom(layoutSize: size) { _ in [NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: count)] }
        default:
            group = isRow
                ? .horizontal(layoutSize: size, subitems: subitems.map(\.value))
                : .vertical(layoutSize: size, subitems: subitems.map(\.value))
        }
        if json["custom"] == nil, sometimes() { (group.interItemSpacing, json["interItemSpacing"]) = spacing() }
        configure(group, &json)
        let views = badges()
        if !views.isEmpty { (group.supplementaryItems, json["supplementaryItems"]) = (views.map(\.value), views.map(\.json)) }
        return (group, json)
    }

    private func subitem(depth: Int) -> Twin<NSCollectionLayoutItem> {
        if depth > 0, sometimes() {
            let group = group(depth: depth - 1)
            return (group.value, ["group": group.json])
        }
        let (width, height, views) = (dimension(), dimension(), badges())
        let size = NSCollectionLayoutSize(widthDimension: width.value, heightDimension: height.value)
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: views.map(\.value))
        var json: [String: Any] = ["width": width.json, "height": height.json]
        if !views.isEmpty { json["supplementaryItems"] = views.map(\.json) }
        configure(item, &json)
        return (item, ["item": json])
    }

    private func configure(_ item: NSCollectionLayoutItem, _ json: inout [String: Any]) {
        if sometimes() { (item.contentInsets, json["contentInsets"]) = insets() }
        guard sometimes() else { return }
        let (leading, bottom) = (spacing(), spacing())
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: leading.value, top: nil, trailing: nil, bottom: bottom.value)
        json["edgeSpacing"] = ["leading": leading.json, "bottom": bottom.json]
    }

    // MARK: Views

    private func badges() -> [Twin<NSCollectionLayoutSupplementaryItem>] {
        guard sometimes() else { return [] }
        let (width, height, container, kind, zIndex) = (dimension(), dimension(), edges(), kind("badge"), random(9))
        let offset = CGPoint(x: points(), y: -points())
        let isFractional = random(2) == 0
        let anchor = isFractional
            ? NSCollectionLayoutAnchor(edges: container.value, fractionalOffset: CGPoint(x: 0.5, y: -0.25))
            : NSCollectionLayoutAnchor(edges: container.value, absoluteOffset: offset)
        let item = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width.value, heightDimension: height.value), elementKind: kind,
            containerAnchor: anchor)
        item.zIndex = zIndex
        let place: [String: Any] = isFractional
            ? ["edges": container.json, "fractionalOffset": [0.5, -0.25]]
            : ["edges": container.json, "absoluteOffset": [Double(offset.x), Double(offset.y)]]
        let json: [String: Any] = [
            "kind": kind, "width": width.json, "height": height.json, "containerAnchor": place, "zIndex": zIndex,
        ]
        return [(item, json)]
    }

    private func boundary() -> Twin<NSCollectionLayoutBoundarySupplementaryItem> {
        let (width, height, kind) = (dimension(), dimension(), kind("bar"))
        let alignment: Twin<NSRectAlignment> = pick([(.top, "top"), (.bottomTrailing, "bottomTrailing"), (.leading, "leading")])
        let offset = CGPoint(x: points(), y: points())
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width.value, heightDimension: height.value), elementKind: kind,
            alignment: alignment.value, absoluteOffset: offset)
        var json: [String: Any] = [
            "kind": kind, "width": width.json, "height": height.json, "alignment": alignment.json,
            "absoluteOffset": [Double(offset.x), Double(offset.y)],
        ]
        if sometimes() { (item.extendsBoundary, json["extendsBoundary"]) = (false, false) }
        if sometimes() { (item.pinToVisibleBounds, json["pinToVisibleBounds"]) = (true, true) }
        if sometimes() { (item.zIndex, json["zIndex"]) = (7, 7) }
        if sometimes() { (item.contentInsets, json["contentInsets"]) = insets() }
        return (item, json)
    }

    private func decoration() -> Twin<NSCollectionLayoutDecorationItem> {
        let kind = kind("background")
        let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
        var json: [String: Any] = ["kind": kind]
        if sometimes() { (item.zIndex, json["zIndex"]) = (-1, -1) }
        if sometimes() { (item.contentInsets, json["contentInsets"]) = insets() }
        return (item, json)
    }
}
