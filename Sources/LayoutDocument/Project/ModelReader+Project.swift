import CompositionalLayout
import Foundation
import MessageText

/// Reads the project file.
extension ModelReader {
    func read(_ node: DocumentNode, into project: inout Project) {
        guard let map = reading.map(node, "a project file", .project) else { return }
        checkVersion(map)
        project.looks = map["looks"].map(looks) ?? project.looks
        project.formats = entries(map, "formats", format) ?? project.formats
        _ = map.required("documents")
        project.documents = entries(map, "documents", entry) ?? []
        project.goldens = map["goldens"].flatMap { path($0, "goldens") }
        project.pages = entries(map, "pages") { path($0, "a page") } ?? project.pages
        if let fonts = map["fonts"] { FontsReader(reading: reading, folder: folder).read(fonts, into: &project.style) }
    }

    /// A path, or a map with looks and formats of its own.
    private func entry(_ node: DocumentNode) -> Project.Entry? {
        if case .scalar = node.content { return path(node, "a document").map { Project.Entry(mark: node.mark, path: $0) } }
        guard let map = reading.map(node, "an entry of \"documents\"", .projectEntry) else { return nil }
        let (looks, formats) = (map["looks"].map(looks), entries(map, "formats", format))
        return map.required("path").flatMap { path($0, "path") }.map { Project.Entry(mark: node.mark, path: $0, looks: looks, formats: formats) }
    }

    /// The elements of a nonempty list; `nil` if the key is missing.
    private func entries<Element>(_ map: DocumentMap, _ key: String, _ read: (DocumentNode) -> Element?) -> [Element]? {
        guard let node = map[key] else { return nil }
        if case .list(let nodes) = node.content, nodes.isEmpty { reading.report(node.mark, "\(key) needs at least one entry") }
        return list(node, key, atMost: DocumentLimits.projectEntries, read)
    }

    /// Reads a path inside the project's folder. Others are rejected, as a project may come from a stranger, and goldens are written
    /// to its folders.
    private func path(_ node: DocumentNode, _ what: String) -> String? {
        guard let path = reading.text(node, what) else { return nil }
        guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
            reading.report(node.mark, "\(what) must be a path in the project's folder, not \(path.quoted)")
            return nil
        }
        return path
    }

    private func format(_ node: DocumentNode) -> Project.Format? { reading.name(node, "format", among: FormatNames.goldenFormats) }

    // MARK: Looks

    /// All combinations of the values of a map, or of each of several maps.
    private func looks(_ node: DocumentNode) -> [DocumentLook] {
        guard case .list(let nodes) = node.content else { return combinations(node) ?? [] }
        if nodes.isEmpty { reading.report(node.mark, "looks needs at least one entry") }
        let looks = DocumentLook.unique(list(node, "looks", atMost: DocumentLimits.looks, combinations).flatMap { $0 })
        if DocumentLook.shareNames(looks) {
            reading.report(node.mark, "two looks have the same file names: one is light, and the other has no appearance")
        }
        return looks
    }

    private func combinations(_ node: DocumentNode) -> [DocumentLook]? {
        guard let map = reading.map(node, "looks", .looks) else { return nil }
        var choices = LookChoices()
        choices.devices = entries(map, "devices", device)?.uniqued { $0.name } ?? []
        choices.sizes = entries(map, "sizes", size) ?? []
        choices.directions = names(map, "directions", FormatNames.layoutDirections)
        choices.contentSizes = names(map, "contentSizes", FormatNames.contentSizes)
        choices.offsets = entries(map, "offsets") { reading.length($0, "an offset", in: DocumentLimits.offset).map { CGFloat($0) } } ?? []
        choices.appearances = names(map, "appearances", FormatNames.interfaceStyles)
        choices.styles = names(map, "styles", FormatNames.styles)
        choices.scales = entries(map, "scales") { reading.wholeNumber($0, "a scale", in: DocumentLimits.scales) } ?? []
        if !choices.offsets.isEmpty, choices.styles.contains(.exploded) {
            reading.report(map.keyMark("offsets"), "the style exploded does not scroll; leave out the style or the offsets")
        }
        guard choices.count <= DocumentLimits.looks else {
            reading.report(node.mark, "the looks have more than \(DocumentLimits.looks) combinations, which is the limit")
            return nil
        }
        return DocumentLook.unique(choices.looks)
    }

    private func names<Value: Hashable>(_ map: DocumentMap, _ key: String, _ table: [(String, Value)]) -> [Value] {
        entries(map, key) { reading.name($0, "entry of \(key)", among: table) }?.uniqued { $0 } ?? []
    }

    private func size(_ node: DocumentNode) -> CGSize? {
        guard let text = reading.text(node, "a size") else { return nil }
        let size = CGSize(points: text)
        if size == nil { reading.report(node.mark, "a size is written 500x700, in points, not \(text.quoted)") }
        return size
    }
}
