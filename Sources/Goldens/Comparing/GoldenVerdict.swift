package import LayoutComparison

/// What comes of holding a snapshot against its golden.
package enum GoldenVerdict: Sendable, Hashable {
    case same
    /// There is no golden.
    case missing
    case different(GoldenDifference)
    /// The golden is none: why.
    case unreadable(String)
}

/// How a snapshot differs from its golden.
package struct GoldenDifference: Sendable, Hashable {
    /// In words, a line each, the most telling first.
    package var words: [String]
    /// Of the frames; `nil` where the golden does not tell any, or where they are the same.
    package var layout: LayoutDifference?
    /// What differs, as a PNG; of PNGs.
    package var picture: [UInt8]?

    package init(words: [String], layout: LayoutDifference? = nil, picture: [UInt8]? = nil) {
        self.words = words
        self.layout = layout
        self.picture = picture
    }
}
