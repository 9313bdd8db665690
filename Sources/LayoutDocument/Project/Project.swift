/// The project file `galley.yaml`: the documents of a folder, and the looks and formats of their goldens.
package struct Project: Sendable {
    /// The file format of a golden.
    package enum Format: String, Sendable, CaseIterable {
        case frames
        /// Only for Swift files, as documents have no views.
        case views
        case svg
        case png
    }

    /// A document or Swift file, or a folder of these with its subfolders, and the looks and formats of the goldens.
    package struct Entry: Sendable {
        package var mark: SourceMark
        /// Relative to the project's folder, and inside it.
        package var path: String
        /// The entry's own looks; `nil` to inherit the looks of the enclosing entry or the project. `formats` are inherited in
        /// the same way.
        package var looks: [DocumentLook]?
        package var formats: [Format]?
    }

    package static let maximumEntries = DocumentLimits.projectEntries

    package let source: DocumentSource
    package internal(set) var documents: [Entry] = []
    package internal(set) var looks = [DocumentLook()]
    package internal(set) var formats = [Format.frames, .svg]
    /// The folder of the goldens; `nil` to store them beside the documents.
    package internal(set) var goldens: String?
    /// Pages with pictures, and folders of them; the whole project by default.
    package internal(set) var pages = ["."]
    /// The fonts, as changes to all styles.
    package internal(set) var style = DocumentStyle()

    /// Reads a project file.
    ///
    /// - Parameter open: opens the font files that the project lists.
    /// - Throws: all errors in it, at once.
    package init(_ source: DocumentSource, opening open: FontOpener?) throws(DocumentError) {
        let node = try DocumentNodeReader.read(source)
        let reading = Reading()
        reading.openFonts = open
        self.source = source
        ModelReader(reading: reading, folder: source.folder).read(node, into: &self)
        guard reading.isFaultless else { throw reading.error(in: source) }
    }
}
