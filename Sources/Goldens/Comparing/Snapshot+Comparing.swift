import Foundation
import LayoutComparison

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
