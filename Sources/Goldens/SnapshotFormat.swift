package import Scene

/// In what form a golden keeps a layout.
package enum SnapshotFormat: Sendable, Hashable {
    /// The frames as a table of text.
    case text
    /// The frames as JSON.
    case json
    /// - Parameter appearance: `nil` for a picture that follows its surroundings.
    case svg(Appearance?)
    /// - Parameter scale: pixels a point.
    case png(scale: Int, Appearance)

    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .json: "frames.json"
        case .svg: "svg"
        case .png: "png"
        }
    }

    package var isPicture: Bool {
        switch self {
        case .text, .json: false
        case .svg, .png: true
        }
    }
}
