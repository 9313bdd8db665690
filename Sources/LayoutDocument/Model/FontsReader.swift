import FontFiles
import LayoutDiagram

/// Reads the fonts of a document's style, and opens them.
struct FontsReader {
    let reading: Reading
    /// The base of relative paths; empty for the working folder.
    let folder: String

    /// Reads a list of files, or a map of files and options.
    func read(_ node: DocumentNode, into style: inout DiagramStyle.Changes) {
        if case .list = node.content {
            style.fonts = fonts(node, allowsRestricted: false)
            return
        }
        guard let map = reading.map(node, "fonts", .fonts) else { return }
        let allowsRestricted = map["allowRestricted"].flatMap { reading.truth($0, "allowRestricted") } ?? false
        style.fonts = map["files"].flatMap { fonts($0, allowsRestricted: allowsRestricted) }
        style.fontPreference = map["prefer"].flatMap { reading.name($0, "prefer", among: FormatNames.fontPreferences) }
    }

    private func fonts(_ node: DocumentNode, allowsRestricted: Bool) -> Fonts? {
        guard let nodes = reading.list(node, "fonts", atMost: DocumentLimits.fonts) else { return nil }
        var files: [String] = []
        for node in nodes {
            guard let file = reading.text(node, "a font"), isFont(file, node, allowsRestricted) else { return nil }
            files.append(file)
        }
        guard !files.isEmpty else { return nil }
        do {
            return try Fonts(files: files, in: folder, allowsRestricted: allowsRestricted)
        } catch {
            reading.report(node.mark, error.message)
            return nil
        }
    }

    /// True if a font can be used; otherwise reports an error at its line.
    private func isFont(_ file: String, _ node: DocumentNode, _ allowsRestricted: Bool) -> Bool {
        do {
            _ = try Fonts(files: [file], in: folder, allowsRestricted: allowsRestricted)
            return true
        } catch {
            let advice = error.kind == .licence ? "; if you may, write allowRestricted: true" : ""
            reading.report(node.mark, "the font \(file.quoted): \(error.message)\(advice)")
            return false
        }
    }
}
