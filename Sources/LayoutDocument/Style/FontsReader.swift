/// The font files that a style names.
package struct FontList: Sendable, Hashable {
    /// Paths in order of precedence.
    package var files: [String] = []
    /// The base of relative paths; empty for the working folder.
    package var folder: String
    /// Allows fonts whose files forbid embedding.
    package var allowsRestricted: Bool
    package var mark: SourceMark
    /// The PostScript names of the fonts; `nil` as long as the files are not opened.
    package internal(set) var names: [String]?
}

/// Opens font files, which this module cannot read.
///
/// - Returns: their PostScript names.
package typealias FontOpener = @Sendable (FontList) throws(FontRefusal) -> [String]

/// The reason that font files cannot be used.
package struct FontRefusal: Error {
    /// One sentence, without the path.
    package var message: String
    package var isAboutLicence: Bool

    package init(_ message: String, isAboutLicence: Bool) {
        (self.message, self.isAboutLicence) = (message, isAboutLicence)
    }
}

/// Reads the fonts of a style, and opens them if `reading` has an opener.
struct FontsReader {
    let reading: Reading
    /// The base of relative paths; empty for the working folder.
    let folder: String

    /// Reads a list of files, or a map of files and options.
    func read(_ node: DocumentNode, into style: inout DocumentStyle) {
        if case .list = node.content {
            style.fonts = fonts(node, allowsRestricted: false)
            return
        }
        guard let map = reading.map(node, "fonts", .fonts) else { return }
        let allowsRestricted = map.truth("allowRestricted") ?? false
        style.fonts = map["files"].flatMap { fonts($0, allowsRestricted: allowsRestricted) }
        style.prefersOwnFonts = map.name("prefer", among: FormatNames.fontPreferences)
    }

    private func fonts(_ node: DocumentNode, allowsRestricted: Bool) -> FontList? {
        guard let nodes = reading.list(node, "fonts", atMost: DocumentLimits.fonts) else { return nil }
        var list = FontList(folder: folder, allowsRestricted: allowsRestricted, mark: node.mark)
        for node in nodes {
            guard let file = reading.text(node, "a font"), isFont(file, node, of: list) else { return nil }
            list.files.append(file)
        }
        guard !list.files.isEmpty else { return nil }
        do throws(FontRefusal) {
            list.names = try reading.openFonts?(list)
            return list
        } catch {
            reading.report(node.mark, error.message)
            return nil
        }
    }

    /// True if a font can be used; otherwise reports an error at its line.
    private func isFont(_ file: String, _ node: DocumentNode, of list: FontList) -> Bool {
        var list = list
        list.files = [file]
        do throws(FontRefusal) {
            _ = try reading.openFonts?(list)
            return true
        } catch {
            let advice = error.isAboutLicence ? "; if you may, write allowRestricted: true" : ""
            reading.report(node.mark, "the font \(file.quoted): \(error.message)\(advice)")
            return false
        }
    }
}
