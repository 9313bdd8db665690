import LayoutHosting
import TestSupport
import Testing
import UIKit
import ViewPictures

/// Lines of texts in pictures of views: broken as they are measured, and placed where UIKit puts them.
@MainActor
struct LabelTextTests {
    private static let words = "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this "
        + "test by adding a joke or something. Alright, it's been fun!"

    private struct Facts: Decodable {
        struct Element: Decodable {
            var view: String
            var kind: String
            /// Ink from edge to edge: left, top, right, bottom.
            var pixels: [Double]?
        }

        var elements: [Element]
    }

    private func inks(_ part: String) throws -> [[Double]] {
        let file = Fixtures.folder.appendingPathComponent("UIKitViews/blueprint.labels-and-fields.json")
        let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
        return facts.elements.filter { $0.kind == "textLineInk" && $0.view.contains(part) }.compactMap(\.pixels)
    }

    private func text(_ label: UILabel, _ width: CGFloat, _ height: CGFloat) throws -> ViewText {
        label.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return try #require(ViewPicture.of { label }.text)
    }

    /// Letters stand on the baseline; those with descenders reach below it, and capitals about 0.7 em above it.
    private func check(_ text: ViewText, _ inks: [[Double]], size: Double) {
        #expect(text.lines.count == inks.count)
        for (line, ink) in zip(text.lines, inks) {
            #expect(ink[3] >= line.baseline - 1 && ink[3] <= line.baseline + 0.25 * size + 1, "\(ink) \(line.baseline)")
            #expect(abs(ink[1] - (line.baseline - 0.73 * size)) <= 2, "\(ink) \(line.baseline)")
            let error = 1 + 0.015 * line.width
            #expect(abs(ink[0] - line.x) <= error + 2 && abs(ink[2] - line.x - line.width) <= error + 2, "\(ink) \(line.x) \(line.width)")
        }
    }

    @Test func linesStandWhereUIKitDrawsThem() throws {
        let left = try text(label(Self.words) { $0.numberOfLines = 0 }, 300, 300)
        #expect(left.words == [
            "Hello, world. This is a long run of text", "that should wrap at some point.", "Someone should improve this test by",
            "adding a joke or something. Alright, it's", "been fun!",
        ])
        check(left, try inks(", left;"), size: 17)
        let centred = label(Self.words) { ($0.numberOfLines, $0.textAlignment) = (0, .center) }
        check(try text(centred, 300, 300), try inks("same, centred"), size: 17)
        let narrow = label("Hello, world. This is some long text that runs onto several lines.") { $0.numberOfLines = 0 }
        check(try text(narrow, 100, 122), try inks("at most 100 wide"), size: 17)
    }

    @Test func aFrameTooLowDropsLinesAndEndsTheLastWithAnEllipsis() throws {
        let bold = label(Self.words, 32) { ($0.numberOfLines, $0.font) = (0, .boldSystemFont(ofSize: 32)) }
        let text = try text(bold, 300, 300)
        #expect(text.lines.count == 7 && text.isTruncated && text.words.last?.hasSuffix("…") == true)
        #expect(text.lines.allSatisfy { $0.x + $0.width <= 301 })
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "Hello, w…", true), (.byTruncatingHead, "…ong text", true), (.byTruncatingMiddle, "Hell… text", true),
        (.byClipping, "Hello, worl", false),
    ])
    func textTooLongForItsLineIsCutByItsMode(_ mode: NSLineBreakMode, _ words: String, _ isTruncated: Bool) throws {
        let text = try text(label("Hello, world, some long text") { $0.lineBreakMode = mode }, 80, 21)
        #expect(text.lines.count == 1 && text.isTruncated == isTruncated)
        #expect(text.lines[0].width <= 80.4 && text.lines[0].width > 60)
        #expect(text.words == [words])
        #expect(text.words[0].contains("…") == isTruncated)
    }

    @Test func aLabelInItsOwnSizeIsNeverTruncated() throws {
        var random = SystemRandomNumberGenerator()
        for count in 1...60 {
            let words = String((0..<count).map { _ in "abcdefgh ijklmno,pqrst.uvwxyz".randomElement(using: &random) ?? "a" })
            let label = label(words, CGFloat(count % 23 + 9))
            let size = label.intrinsicContentSize
            guard size.width > 0 else { continue }
            #expect(try text(label, size.width, size.height).isTruncated == false, "\(words)")
        }
    }

    @Test func rightToLeftTextEndsAtTheRightWithItsRunsInReadingOrder() throws {
        let styled = NSMutableAttributedString(string: "אבג ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        styled.append(NSAttributedString(string: "דהו", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 21))
        label.attributedText = styled
        label.semanticContentAttribute = .forceRightToLeft
        let line = try #require(ViewPicture.of { label }.text?.lines.first)
        #expect(line.runs.map(\.text) == ["אבג ", "דהו"] && line.isRightToLeft && abs(line.x + line.width - 200) < 0.001)
    }

    @Test func attributesStyleTheirRunsAlone() throws {
        let styled = NSMutableAttributedString(string: "Old ", attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.systemRed])
        styled.append(NSAttributedString(string: "new", attributes: [.underlineStyle: 1, .font: UIFont.italicSystemFont(ofSize: 20)]))
        let label = label("", 15) { $0.attributedText = styled }
        let runs = try #require(try text(label, 300, 30).lines.first?.runs)
        #expect(runs.map(\.text) == ["Old ", "new"] && runs.map(\.style.fontSize) == [15, 20])
        #expect(runs[0].style.isStruckThrough && !runs[0].style.isUnderlined && runs[0].style.color.words == "#FF3B30 #FF453A")
        #expect(runs[1].style.isUnderlined && runs[1].style.isItalic && !runs[1].style.isStruckThrough)
    }

    @Test func aLabelThatAdjustsItsFontShrinksIt() throws {
        let label = label("A long title in a narrow label") { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.5) }
        let line = try #require(try text(label, 150, 21).lines.first)
        #expect(line.runs.map(\.text) == ["A long title in a narrow label"] && line.width <= 150.001)
        #expect(line.runs[0].style.fontSize < 17 && line.runs[0].style.fontSize > 8.5)
    }

    @Test func aLabelWithoutSizeShowsNothing() throws {
        #expect(try ViewPicture.of { label("Title") }.content == .none)
    }

    @Test func aSubclassInsetsItsText() throws {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 12, dy: 4)) }
        }
        let label = Padded()
        label.text = "Padded"
        #expect(try text(label, 100, 30).lines[0].x == 12)
    }

    @Test func aTextViewBeginsAtItsInsets() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        (view.text, view.font, view.textColor) = ("Two\nlines", .systemFont(ofSize: 17), .systemBlue)
        let picture = try ViewPicture.of { view }
        let text = try #require(picture.text)
        #expect(text.words == ["Two", "lines"] && text.lines.map(\.x) == [5, 5] && picture.isClipped)
        #expect(abs(text.lines[0].baseline - (8 + 17 * 0.9521484375)) < 0.5)
        #expect(text.lines[0].runs[0].style.color.words == "#007AFF #0A84FF")
    }

    // MARK: Directions and low frames

    /// True if the line of a text in two styles runs from right to left.
    private func runsRightToLeft(_ first: String, _ second: String, in rightToLeft: Bool, _ direction: NSWritingDirection = .natural) throws -> Bool {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = direction
        let text = NSMutableAttributedString(string: first, attributes: [.font: UIFont.systemFont(ofSize: 26), .paragraphStyle: style])
        text.append(NSAttributedString(string: second, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]))
        let label = label("") { label in
            label.attributedText = text
            if rightToLeft { label.semanticContentAttribute = .forceRightToLeft }
        }
        let line = try #require(self.text(label, 300, 40).lines.first)
        #expect(line.runs.map(\.text) == [first, second])
        return line.isRightToLeft
    }

    @Test func aParagraphRunsInTheDirectionOfItsFirstLetter() throws {
        for rightToLeft in [false, true] {
            #expect(try runsRightToLeft("412 / 520", " kcal", in: rightToLeft) == false)
            #expect(try runsRightToLeft("ש 12", " ק", in: rightToLeft))
            #expect(try runsRightToLeft("12", " 34", in: rightToLeft) == rightToLeft)
            #expect(try runsRightToLeft("a", " b", in: rightToLeft, .rightToLeft))
            #expect(try runsRightToLeft("ש", " ק", in: rightToLeft, .leftToRight) == false)
        }
    }

    /// Also in the middle of a frame that is too low, which cuts it off as UIKit does.
    @Test(arguments: [8, 14, 20, 20.3333, 21, 30, 60]) func aLineStandsInTheMiddleOfItsFrame(height: CGFloat) throws {
        let label = label("Word")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: height)
        let picture = try ViewPicture.of { label }
        let line = try #require(picture.text?.lines.first)
        #expect(abs(line.baseline - (Double(height) / 2 + (0.952 - 0.241) / 2 * 17)) < 0.5)
        #expect(picture.isClipped == (height < 18))
    }
}
