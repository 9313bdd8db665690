public import Scene

extension Picture {
    /// Which of a picture's colours an SVG has.
    public enum SVGColors: Sendable, Hashable {
        case light
        case dark
        /// The light ones, and a rule by which viewers that know of dark surroundings show the dark ones.
        case automatic
    }

    /// The picture as an SVG document, in UTF-8.
    ///
    /// The bytes depend on the picture and the colours alone. One element stands on a line, in drawing order.
    ///
    /// - Precondition: all numbers of the picture are finite.
    public func svg(colors: SVGColors = .automatic) -> [UInt8] {
        var document = SVGDocument(colors: colors)
        document.draw(nodes)
        return document.finished(self)
    }
}
