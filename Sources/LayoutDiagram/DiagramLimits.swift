import VectorScene

/// Limits on pictures of layouts, whose documents may come from strangers. The module's page lists them.
package enum DiagramLimits {
    /// Elements of a picture.
    package static let elements = 20_000
    /// Points of a picture's side.
    package static let side = 100_000.0
    /// Pictures on a sheet.
    package static let pictures = 200
    /// Lines of a blueprint's hatching, about a second's work. Overlapping groups, each far longer than its frame, could have
    /// millions.
    static let hatching = 30_000.0
}

extension Picture {
    /// - Throws: if a side is too long.
    func checkSize() throws(DiagramError) {
        let limit = DiagramLimits.side
        if max(size.width, size.height) > limit { throw .tooLarge(width: size.width, height: size.height, limit: limit) }
    }
}
