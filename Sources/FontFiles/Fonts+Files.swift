public import LayoutDiagram

extension Fonts {
    /// Opens font files for the texts of pictures.
    ///
    /// Pictures depend only on these files; system fonts are never used. Supported are OpenType and TrueType fonts and
    /// collections. Variable fonts are drawn in the weight of a text; among fonts of a family, the nearest weight is used.
    /// HarfBuzz shapes texts.
    ///
    /// - Parameters:
    ///   - files: paths in order of precedence. `fonts.ttc#2` is the second font of a collection, `fonts.ttc#Name` the one with
    ///     that PostScript name.
    ///   - preference: the font to prefer for characters that both the built-in font and one of these have.
    ///   - allowsRestricted: allows fonts that declare themselves as not embeddable (OS/2, `fsType`).
    /// - Throws: ``FontError`` if a file cannot be read or is not a font, if a font must not be embedded, or if HarfBuzz is
    ///   not installed.
    public init(
        files: [String], preference: Preference = .builtIn, allowsRestricted: Bool = false
    ) throws(FontError) {
        try self.init(files: files, in: "", preference: preference, allowsRestricted: allowsRestricted)
    }

    /// - Parameter folder: the base of relative paths; empty for the working folder.
    package init(
        files: [String], in folder: String, preference: Preference = .builtIn, allowsRestricted: Bool
    ) throws(FontError) {
        self.init(try FontFiles(files, in: folder, allowsRestricted: allowsRestricted), preference: preference)
    }
}
