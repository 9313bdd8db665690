import CompositionalLayout

/// Reads a document's nodes into a model, collecting all errors.
struct ModelReader {
    typealias Names = Reading.Names

    let reading: Reading
    /// The base of relative paths in the document.
    let folder: String

    /// The supported version of the format.
    private static let version = 1

    /// The names allowed in expressions at the top level. The constants below it are for expressions inside `sections`, in an item's
    /// own values, and in the frames of a custom group.
    static let environmentNames: Names = [.width, .height, .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom]
    static let sectionNames = environmentNames.union([.section])
    static let itemNames = sectionNames.union([.item])
    static let customFrameNames = sectionNames.union([.topInset, .leadingInset, .bottomInset, .trailingInset])

    func layout(_ node: DocumentNode) -> LayoutModel? {
        guard let map = reading.map(node, "a layout document", .document) else { return nil }
        checkVersion(map)
        var model = LayoutModel()
        // The style comes first, as texts may refer to its fonts.
        if let style = map["style"].flatMap(StyleReader(reading: reading, folder: folder).style) { model.style = style }
        reading.enter(model.style.fonts)
        model.title = map.template("title", Self.environmentNames)
        model.description = map.template("description", Self.environmentNames)
        model.viewport = map["viewport"].flatMap(viewport)
        let direction = map.name("scrollDirection", among: FormatNames.scrollDirections)
        if let direction { model.scrollAxis = direction }
        model.interSectionSpacing = map.number("interSectionSpacing", Self.environmentNames)
        if let reference = map.name("contentInsetsReference", among: FormatNames.insetsReferences) { model.contentInsetsReference = reference }
        let boundary = BoundaryReader(reading: reading, names: Self.environmentNames)
        model.boundaryItems = list(map["boundaryItems"], "boundaryItems", boundary.item)
        model.sections = list(map.required("sections"), "sections", section)
        return model
    }

    func checkVersion(_ map: DocumentMap) {
        guard let node = map["galley"] else {
            reading.report(map.mark, "\(map.what) begins with its version, \"galley: \(Self.version)\"")
            return
        }
        guard case .scalar(let text, isQuoted: false) = node.content, text.wholeMatch(of: /[+-]?[0-9]+/) != nil else {
            return reading.report(node.mark, "galley must be a whole number, not \(node.phrase)")
        }
        // Numbers with too many digits for an integer are rejected too.
        guard Int(text) != Self.version else { return }
        reading.report(node.mark, "version \(text.shortened) of the format is not supported; write \(Self.version)")
    }

    /// The elements of a list, without invalid ones.
    func list<Element>(
        _ node: DocumentNode?, _ what: String, atMost limit: Int = .max, _ read: (DocumentNode) -> Element?
    ) -> [Element] {
        guard let node, let nodes = reading.list(node, what, atMost: limit) else { return [] }
        return nodes.compactMap(read)
    }
}

// MARK: - Viewport

extension ModelReader {
    private func viewport(_ node: DocumentNode) -> ViewportModel? {
        if case .scalar = node.content {
            return device(node).map { ViewportModel(mark: node.mark, device: $0) }
        }
        guard let map = reading.map(node, "the viewport", .viewport) else { return nil }
        let model = ViewportModel(
            mark: node.mark, device: map["device"].flatMap(device), width: map.number("width", []),
            height: map.number("height", []), scale: map.number("scale", []), safeArea: map.insets("safeArea", []),
            layoutMargins: map.insets("layoutMargins", []),
            horizontalSizeClass: map.name("horizontalSizeClass", among: FormatNames.sizeClasses),
            verticalSizeClass: map.name("verticalSizeClass", among: FormatNames.sizeClasses),
            userInterfaceIdiom: map.name("userInterfaceIdiom", among: FormatNames.idioms),
            layoutDirection: map.name("layoutDirection", among: FormatNames.layoutDirections),
            userInterfaceStyle: map.name("userInterfaceStyle", among: FormatNames.interfaceStyles),
            contentSize: map.name("contentSize", among: FormatNames.contentSizes),
            contentOffset: map.point("contentOffset", []))
        if map["device"] == nil, map["width"] == nil || map["height"] == nil {
            reading.report(node.mark, "a viewport without a device needs \"width\" and \"height\"")
        }
        return model
    }

    func device(_ node: DocumentNode) -> Device? {
        guard let name = reading.text(node, "device") else { return nil }
        if let device = Device.named(name) { return device }
        reading.report(node.mark, NearestName.unknownDevice(name))
        return nil
    }
}

// MARK: - Sections

extension ModelReader {
    private func section(_ node: DocumentNode) -> SectionModel? {
        guard let map = reading.map(node, "a section", .section) else { return nil }
        let names = Self.sectionNames
        let items = items(map)
        let content = content(map)
        let repeatCount = map.number("repeat", Self.environmentNames)
        let contentInsets = map.insets("contentInsets", names)
        let interGroupSpacing = map.number("interGroupSpacing", names)
        let offset = map.number("orthogonalContentOffset", names)
        let behavior = map.name("orthogonalScrollingBehavior", among: FormatNames.behaviors)
        let references = ["contentInsetsReference", "supplementaryContentInsetsReference"]
            .map { map.name($0, among: FormatNames.insetsReferences) }
        let follows = map.truth("supplementariesFollowContentInsets")
        let boundary = boundaryItems(map)
        let decorations = decorationItems(map)
        guard let items, let content else { return nil }
        return SectionModel(
            mark: map.mark, items: items, repeatCount: repeatCount, contentInsets: contentInsets,
            interGroupSpacing: interGroupSpacing, contentInsetsReference: references[0],
            supplementaryContentInsetsReference: references[1], supplementariesFollowContentInsets: follows,
            orthogonalScrollingBehavior: behavior ?? .none, orthogonalContentOffset: offset, content: content,
            boundaryItems: boundary, decorationItems: decorations)
    }

    private func content(_ map: DocumentMap) -> SectionModel.Content? {
        switch (map["group"], map["list"]) {
        case (let group?, nil):
            return GroupReader(reading: reading).group(group).map { .group($0) }
        case (nil, let list?):
            return ListReader(reading: reading).list(list).map { .list($0) }
        case (nil, nil):
            reading.report(map.mark, "a section needs \"group\" or \"list\"")
        case (_?, let list?):
            reading.report(list.mark, "a section has either \"group\" or \"list\", not both")
        }
        return nil
    }

    private func boundaryItems(_ map: DocumentMap) -> [BoundaryModel] {
        let reader = BoundaryReader(reading: reading, names: Self.sectionNames)
        let header = map["header"].flatMap { reader.shortForm($0, kind: "header", alignment: .top) }
        let footer = map["footer"].flatMap { reader.shortForm($0, kind: "footer", alignment: .bottom) }
        return list(map["boundaryItems"], "boundaryItems", reader.item) + [header, footer].compactMap { $0 }
    }

    private func decorationItems(_ map: DocumentMap) -> [DecorationModel] {
        let reader = BoundaryReader(reading: reading, names: Self.sectionNames)
        let background = map["background"].flatMap { reader.decoration($0, kind: "background") }
        return list(map["decorationItems"], "decorationItems") { reader.decoration($0, kind: nil) }
            + [background].compactMap { $0 }
    }
}

// MARK: - Entries

extension ModelReader {
    /// The section's items; none if the key is missing.
    private func items(_ map: DocumentMap) -> ItemsModel? {
        guard let node = map["items"] else {
            let none = NumberValue(mark: map.mark, expression: .constant(0))
            return ItemsModel(mark: map.mark, count: .number(none))
        }
        switch node.content {
        case .scalar:
            return reading.number(node, "items", Self.sectionNames).map { ItemsModel(mark: node.mark, count: .number($0)) }
        case .list(let nodes):
            let entries = nodes.map { entry($0, .entry) }
            guard entries.allSatisfy({ $0 != nil }) else { return nil }
            return ItemsModel(mark: node.mark, count: .entries(entries.compactMap { $0?.entry }))
        case .map:
            guard let (map, entry) = entry(node, .items) else { return nil }
            guard let count = map["count"] else {
                reading.report(node.mark, "\"items\" as a map needs \"count\"")
                return nil
            }
            return reading.number(count, "count", Self.sectionNames).map {
                ItemsModel(mark: node.mark, count: .number($0), common: entry)
            }
        }
    }

    private func entry(_ node: DocumentNode, _ form: MapForm) -> (map: DocumentMap, entry: EntryModel)? {
        // An item without attributes, or with only a title.
        if form == .entry, case .scalar = node.content {
            let map = DocumentMap(reading: reading, form: form, what: "an item", mark: node.mark, values: [:])
            if node.isNull { return (map, EntryModel()) }
            return reading.template(node, "title", Self.itemNames).map { (map, EntryModel(content: ContentModel(title: $0))) }
        }
        guard let map = reading.map(node, "an item", form) else { return nil }
        var entry = EntryModel(content: reading.content(map, Self.itemNames))
        entry.color = map["color"].flatMap { reading.color($0, "color", Self.itemNames) }
        return (map, entry)
    }
}
