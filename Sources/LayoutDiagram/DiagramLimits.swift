import VectorScene

/// Limits on pictures of layouts, whose documents may come from strangers. The module's page lists them.
package enum DiagramLimits {
    /// The maximum number of elements in a picture.
    package static let elements = 20_000
    /// The maximum width and height of a picture, in points.
    package static let side = 100_000.0
    /// The maximum number of pictures on a sheet.
    package static let pictures = 200
    /// The maximum number of hatching lines in a blueprint, about a second's work. Without a limit, overlapping groups that are far
    /// longer than their frames could have millions.
    static let hatching = 30_000.0
}

extension Picture {
    /// - Throws: if a side is too long.
    func checkSize() throws(DiagramError) {
        let limit = DiagramLimits.side
        if max(size.width, size.height) > limit { throw .tooLarge(width: size.width, height: size.height, limit: limit) }
    }
}
