public import LayoutDiagram

extension Fonts {
    /// Opens fonts of files, for the texts of pictures.
    ///
    /// A text looks the same wherever the files are the same; no font of the system is looked up. Files are OpenType and
    /// TrueType fonts and collections; variable fonts are drawn in the weight that a text has, and of several fonts of one
    /// family the nearest one. HarfBuzz shapes the texts, and FriBidi orders those that run in both directions.
    ///
    /// - Parameters:
    ///   - files: paths, in the order in which the fonts are asked for a character. `fonts.ttc#2` is the second font of a
    ///     collection, `fonts.ttc#Name` that with the PostScript name.
    ///   - preference: what draws characters that both the built-in font and a given one have.
    ///   - allowsRestricted: whether a font may be used that its own file says may not be embedded (OS/2, `fsType`).
    /// - Throws: ``FontError`` for a file that is no font or cannot be read, a font that may not be embedded, or where HarfBuzz
    ///   or FriBidi is not installed.
    public init(
        files: [String], preference: Preference = .builtIn, allowsRestricted: Bool = false
    ) throws(FontError) {
        try self.init(files: files, in: "", preference: preference, allowsRestricted: allowsRestricted)
    }

    /// - Parameter folder: where relative paths begin; empty for the working folder.
    package init(
        files: [String], in folder: String, preference: Preference = .builtIn, allowsRestricted: Bool
    ) throws(FontError) {
        self.init(try FontFiles(files, in: folder, allowsRestricted: allowsRestricted), preference: preference)
    }
}
