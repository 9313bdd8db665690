import LinuxUIKit

/// Frames measured from a picture of the real UIKit, and the layout that made it.
struct UIKitTruth: Codable {
    struct Element: Codable {
        var kind: Kind
        var indexPath: [Int]
        var frame: [CGFloat]
        /// Edges that are not visible in the picture; their positions are unknown.
        var hiddenEdges: [Edge]?
    }

    enum Kind: String, Codable {
        case cell, header, footer, decoration
        case badge = "badge supplementary"
        case groupSupplementary = "group supplementary"
    }

    enum Edge: String, Codable {
        case left, top, right, bottom
    }

    struct Insets: Codable {
        var top: CGFloat
        var leading: CGFloat
        var bottom: CGFloat
        var trailing: CGFloat
    }

    struct Spec: Codable {
        var interSectionSpacing: CGFloat?
        var section: SectionSpec
    }

    struct SectionSpec: Codable {
        var group: ItemSpec
        var interGroupSpacing: CGFloat?
        var insets: [CGFloat]?
        var orthogonal: Bool?
        var decoration: Bool?
        var boundary: [BoundarySpec]?
    }

    struct BoundarySpec: Codable {
        enum Alignment: String, Codable {
            case top, bottom
        }

        var alignment: Alignment
        var height: CGFloat
        var pin: Bool?
    }

    /// A group if it has an axis; otherwise an item.
    struct ItemSpec: Codable {
        enum Axis: String, Codable {
            case horizontal = "h"
            case vertical = "v"
            case custom
        }

        /// The frames that the provider of a custom group returns, by their name in the file.
        enum ProviderFrames: String, Codable {
            case twoColumnsInsideTheInsets = """
                w = (contentSize.width of the section's environment - 32 - 12) / 2 = 185; t = 1.2 w = 222; i = \
                effectiveContentInsets of the provider's environment: (i.leading, i.top, w, w), (+w+12, i.top, w, t), \
                (i.leading, i.top+w+12, w, t), (+w+12, i.top+t+12, w, w)
                """
        }

        var axis: Axis?
        var size: [Dimension]
        var subitems: [ItemSpec]?
        var count: Int?
        var spacing: CGFloat?
        var insets: [CGFloat]?
        var supplementary: [SupplementarySpec]?
        var providerFrames: ProviderFrames?
    }

    struct SupplementarySpec: Codable {
        enum Edge: String, Codable {
            case top, leading, bottom, trailing
        }

        var kind: Kind
        var size: [Dimension]
        var edges: [Edge]
        var fractionalOffset: [CGFloat]
    }

    struct Dimension: Codable {
        enum Kind: String, Codable {
            case fractionalWidth = "fw"
            case fractionalHeight = "fh"
            case absolute = "abs"
            case estimated = "est"
        }

        var kind: Kind
        var number: CGFloat

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            kind = try container.decode(Kind.self)
            number = try container.decode(CGFloat.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(kind)
            try container.encode(number)
        }
    }

    var layoutSpec: Spec
    var containerSize: [CGFloat]
    var scale: CGFloat
    /// Visible rectangle; `nil` for an unscrolled view.
    var visibleContentRect: [CGFloat]?
    var adjustedContentInset: Insets
    var sectionItemCounts: [Int]
    var elements: [Element]
}

// MARK: - Reading

extension UIKitTruth {
    /// A key that no test reads: ignoring it would leave it untested.
    struct Unread: Error {
        var keys: [String]
    }

    /// - Throws: `Unread`, `DecodingError`.
    init(data: Data) throws {
        self = try JSONDecoder().decode(UIKitTruth.self, from: data)
        let read = try Self.paths(in: JSONSerialization.jsonObject(with: JSONEncoder().encode(self)))
        let unread = try Self.paths(in: JSONSerialization.jsonObject(with: data)).subtracting(read)
        guard unread.isEmpty else { throw Unread(keys: unread.sorted()) }
    }

    /// Keys about the picture's origin and measurement.
    private static let remarks: Set = [
        "source", "repository", "ios", "era", "layout", "layoutSpecNote", "contentOriginInImagePixels",
        "sectionItemCountExact", "sectionItemCountsNote", "note", "pixels", "clipped", "occluded", "elementKind",
        "itemsInGroup", "label",
    ]

    /// The paths of all other keys.
    private static func paths(in value: Any, at path: String = "") -> Set<String> {
        switch value {
        case let object as [String: Any]:
            object.filter { !remarks.contains($0.key) }.reduce(into: []) { paths, entry in
                let place = "\(path).\(entry.key)"
                paths.insert(place)
                paths.formUnion(Self.paths(in: entry.value, at: place))
            }
        case let array as [Any]:
            array.enumerated().reduce(into: []) { $0.formUnion(Self.paths(in: $1.element, at: "\(path)[\($1.offset)]")) }
        default: []
        }
    }
}

// MARK: - The layout

extension UIKitTruth {
    func solve() throws -> SolvedLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = layoutSpec.interSectionSpacing ?? 0
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        var viewport = LayoutViewport(width: containerSize[0], height: containerSize[1], scale: scale)
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(
            top: adjustedContentInset.top, leading: adjustedContentInset.leading, bottom: adjustedContentInset.bottom,
            trailing: adjustedContentInset.trailing)
        viewport.contentOffset = visibleContentRect.map { CGPoint(x: $0[0], y: $0[1]) }
        return try layout.solve(in: viewport, content: LayoutContent(itemCounts: sectionItemCounts))
    }

    private var section: NSCollectionLayoutSection {
        let spec = layoutSpec.section
        let section = NSCollectionLayoutSection(group: group(spec.group))
        section.interGroupSpacing = spec.interGroupSpacing ?? 0
        section.contentInsets = insets(spec.insets)
        section.orthogonalScrollingBehavior = spec.orthogonal == true ? .continuous : .none
        if spec.decoration == true { section.decorationItems = [.background(elementKind: "decoration")] }
        section.boundarySupplementaryItems = (spec.boundary ?? []).map { boundary in
            let isHeader = boundary.alignment == .top
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(boundary.height)),
                elementKind: isHeader ? "header" : "footer", alignment: isHeader ? .top : .bottom)
            item.pinToVisibleBounds = boundary.pin ?? false
            return item
        }
        return section
    }

    private func group(_ spec: ItemSpec) -> NSCollectionLayoutGroup {
        let size = layoutSize(spec.size)
        let subitems = (spec.subitems ?? []).map(item)
        let group: NSCollectionLayoutGroup = switch (spec.axis, spec.count) {
        case (.custom, _): .custom(layoutSize: size) { frames(spec.providerFrames, $0.container) }
        case (.vertical, let count?): .vertical(layoutSize: size, subitem: subitems[0], count: count)
        case (.vertical, nil): .vertical(layoutSize: size, subitems: subitems)
        case (_, let count?): .horizontal(layoutSize: size, subitem: subitems[0], count: count)
        case (_, nil): .horizontal(layoutSize: size, subitems: subitems)
        }
        group.interItemSpacing = spec.spacing.map { .fixed($0) }
        group.contentInsets = insets(spec.insets)
        group.supplementaryItems = (spec.supplementary ?? []).map(supplementary)
        return group
    }

    private func frames(
        _ frames: ItemSpec.ProviderFrames?, _ container: any NSCollectionLayoutContainer
    ) -> [NSCollectionLayoutGroupCustomItem] {
        switch frames {
        case nil: return []
        case .twoColumnsInsideTheInsets:
            let insets = container.effectiveContentInsets
            let wide = (containerSize[0] - 32 - 12) / 2
            let tall = 1.2 * wide
            let second = insets.leading + wide + 12
            return [
                CGRect(x: insets.leading, y: insets.top, width: wide, height: wide),
                CGRect(x: second, y: insets.top, width: wide, height: tall),
                CGRect(x: insets.leading, y: insets.top + wide + 12, width: wide, height: tall),
                CGRect(x: second, y: insets.top + tall + 12, width: wide, height: wide),
            ].map(NSCollectionLayoutGroupCustomItem.init(frame:))
        }
    }

    private func item(_ spec: ItemSpec) -> NSCollectionLayoutItem {
        if spec.axis != nil { return group(spec) }
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(spec.size), supplementaryItems: (spec.supplementary ?? []).map(supplementary))
        item.contentInsets = insets(spec.insets)
        return item
    }

    private func supplementary(_ spec: SupplementarySpec) -> NSCollectionLayoutSupplementaryItem {
        let edges = spec.edges.map { edge -> NSDirectionalRectEdge in
            switch edge {
            case .top: .top
            case .leading: .leading
            case .bottom: .bottom
            case .trailing: .trailing
            }
        }
        let anchor = NSCollectionLayoutAnchor(
            edges: NSDirectionalRectEdge(edges), fractionalOffset: CGPoint(x: spec.fractionalOffset[0], y: spec.fractionalOffset[1]))
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(spec.size), elementKind: spec.kind.rawValue, containerAnchor: anchor)
    }

    private func layoutSize(_ size: [Dimension]) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: dimension(size[0]), heightDimension: dimension(size[1]))
    }

    private func dimension(_ dimension: Dimension) -> NSCollectionLayoutDimension {
        switch dimension.kind {
        case .fractionalWidth: .fractionalWidth(dimension.number)
        case .fractionalHeight: .fractionalHeight(dimension.number)
        case .absolute: .absolute(dimension.number)
        case .estimated: .estimated(dimension.number)
        }
    }

    private func insets(_ values: [CGFloat]?) -> NSDirectionalEdgeInsets {
        guard let values else { return .zero }
        return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}
