import Foundation
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

extension Snapshot {
    /// Holds the snapshot against a golden.
    ///
    /// Texts and SVGs are equal when their lines are, frames when their numbers are, PNGs when their pixels are, however
    /// they are compressed.
    ///
    /// - Throws: where the snapshot itself cannot be drawn.
    package func compared(with golden: [UInt8]) throws -> GoldenVerdict {
        switch format {
        case .text: comparedFrames(with: golden) { text throws(FramesError) in try FramesRecord(text: text) }
        case .json: comparedFrames(with: golden) { text throws(FramesError) in try FramesRecord(json: Data(text.utf8)) }
        case .svg: SVGComparison(golden: golden, actual: try bytes()).verdict
        case .png: try PNGComparison(self, golden: golden).verdict()
        }
    }

    private func comparedFrames(
        with golden: [UInt8], read: (String) throws(FramesError) -> FramesRecord
    ) -> GoldenVerdict {
        guard let text = String(bytes: golden, encoding: .utf8) else { return .unreadable("it is no text in UTF-8") }
        let own = format == .json ? frames.json() : frames.text()
        if text == own { return .same }
        do {
            // What the form does not tell of the frames differs in nothing.
            let difference = LayoutDifference(expected: try read(text), actual: try read(own))
            if difference.isEmpty { return .same }
            return .different(GoldenDifference(words: difference.lines(), layout: difference))
        } catch {
            return .unreadable(error.description)
        }
    }
}
