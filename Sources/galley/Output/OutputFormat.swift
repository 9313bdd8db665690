/// A file format of pictures.
enum OutputFormat: String, CaseIterable {
    case svg
    case png
}
