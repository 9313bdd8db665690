/// A file format of pictures.
enum OutputFormat: String, CaseIterable {
    case svg
    case png
    case pdf

    /// Whether it is made of pixels, at a scale.
    var hasPixels: Bool {
        switch self {
        case .png: true
        case .svg, .pdf: false
        }
    }

    /// Whether it is bytes that mean nothing on a terminal.
    var isBinary: Bool {
        switch self {
        case .png, .pdf: true
        case .svg: false
        }
    }
}
