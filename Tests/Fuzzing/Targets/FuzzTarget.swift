import CompositionalLayout

/// A part of Galley that reads untrusted input. For any bytes it must end, within limits of time and memory, without a trap;
/// broken promises trap too.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Layout documents: read, evaluated and solved.
    case document
    /// Layout documents: drawn in every style and read back.
    case drawing
    /// Frames as JSON, as a table and in an SVG, as in `galley diff`.
    case frames
    case png
    /// An expression of a document.
    case expression
    /// The value of a document's `style`.
    case style
    /// Font files: opened, drawn and measured with.
    case font

    /// Runs the target.
    ///
    /// - Returns: true if the reader accepted the bytes.
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

/// Traps if a promise is broken.
func promise(_ isKept: Bool, _ what: @autoclosure () -> String) {
    guard isKept else { fatalError("Broken promise: \(what())") }
}
