import LayoutHosting
import TestSupport
import Testing
import UIKit
import ViewPictures

/// Over random texts, fonts, attributes, frames and modes: no line leaves its label without an ellipsis.
@MainActor
struct LabelWidthTests {
    private static let words = ["a", "wide", "word", "Donaudampfschifffahrt", "12:45", "–", "שלום", "אבג", "مرحبا", "日本語", "👍", "it's", "W", "(see", "below)"]
    private static let modes: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]

    private static func text(_ random: inout SeededGenerator) -> NSAttributedString {
        let text = NSMutableAttributedString()
        let style = NSMutableParagraphStyle()
        if Bool.random(using: &random) {
            style.firstLineHeadIndent = CGFloat(Int.random(in: 0...20, using: &random))
            style.headIndent = CGFloat(Int.random(in: 0...20, using: &random))
            style.tailIndent = CGFloat([0, -15, 90].randomElement(using: &random) ?? 0)
            style.alignment = [.left, .center, .right, .natural].randomElement(using: &random) ?? .left
        }
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let size = CGFloat(Int.random(in: 9...30, using: &random))
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style]
            if Int.random(in: 0..<4, using: &random) == 0 { attributes[.font] = UIFont.monospacedSystemFont(ofSize: size, weight: .bold) }
            if Int.random(in: 0..<4, using: &random) == 0 { attributes[.kern] = CGFloat(Int.random(in: -1...4, using: &random)) }
            let end = ["", " ", " ", "\n"].randomElement(using: &random) ?? " "
            text.append(NSAttributedString(string: (words.randomElement(using: &random) ?? "a") + end, attributes: attributes))
        }
        return text
    }

    private static func label(_ random: inout SeededGenerator) -> UILabel {
        let label = UILabel()
        if Bool.random(using: &random) { label.attributedText = text(&random) } else { label.text = text(&random).string }
        label.lineBreakMode = modes.randomElement(using: &random) ?? .byTruncatingTail
        label.numberOfLines = Int.random(in: 0...3, using: &random)
        label.textAlignment = [.left, .center, .right, .natural, .justified].randomElement(using: &random) ?? .natural
        if Bool.random(using: &random) { label.semanticContentAttribute = .forceRightToLeft }
        if Int.random(in: 0..<4, using: &random) == 0 {
            (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, CGFloat.random(in: 0.3...1, using: &random))
        }
        return label
    }

    @Test(arguments: 0..<20) func noLineIsWiderThanItsLabelWithoutAMark(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            let label = Self.label(&random)
            label.frame = CGRect(x: 0, y: 0, width: CGFloat(Int.random(in: 30...300, using: &random)), height: CGFloat(Int.random(in: 10...120, using: &random)))
            let picture = try ViewPicture.of { label }
            guard let text = picture.text else { continue }
            for line in text.lines {
                // A single character, or an ellipsis, may be wider than its label.
                let isSingle = line.runs.map(\.text).joined().count <= 1
                // A frame on the pixel grid may be a pixel too narrow.
                let isInside = line.x >= -0.35 && line.x + line.width <= Double(label.bounds.width) + 0.35
                #expect(isInside || isSingle, "\(line.x) + \(line.width) in \(label.bounds.width): \(text.words), \(label.lineBreakMode), \(label.minimumScaleFactor)")
            }
            let letters = text.lines.flatMap(\.runs).map(\.text).joined().filter { !$0.isWhitespace && $0 != "…" }
            let all = (label.text ?? "").filter { !$0.isWhitespace }
            let isWhole = letters == all
            let clips = label.lineBreakMode == .byClipping || label.lineBreakMode == .byWordWrapping || label.lineBreakMode == .byCharWrapping
            #expect(isWhole || text.isTruncated || clips, "\(letters) of \(all)")
        }
    }
}
