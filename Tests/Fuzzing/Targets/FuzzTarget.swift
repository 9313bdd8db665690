import CompositionalLayout

/// A part of Galley that reads what anybody may have written. Whatever the bytes are, it must end, in bounded time and
/// memory, without a trap; broken promises trap, too.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Layout documents, read, evaluated and solved.
    case document
    /// Layout documents, drawn in every style, and read back.
    case drawing
    /// Frames as JSON, as a table and of an SVG: as in `galley diff`.
    case frames
    case png
    /// An expression of a document.
    case expression
    /// The value of a document's `style`.
    case style
    /// A font file, opened, drawn with and measured with.
    case font

    /// Runs the target.
    ///
    /// - Returns: whether the bytes got past the reader.
    package func run(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .document: DocumentTarget.run(bytes)
        case .drawing: DrawingTarget.run(bytes)
        case .frames: FramesTarget.run(bytes)
        case .png: PNGTarget.run(bytes)
        case .expression: ExpressionTarget.run(bytes)
        case .style: StyleTarget.run(bytes)
        case .font: FontTarget.run(bytes)
        }
    }
}

/// Ends the process if a promise is broken.
func promise(_ isKept: Bool, _ what: @autoclosure () -> String) {
    guard isKept else { fatalError("Broken promise: \(what())") }
}
