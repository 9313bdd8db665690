import Foundation
@testable import LayoutDiagram
import TestSupport
import Testing
import VectorScene
import ViewPictures

/// Texts of views: in Galley's lettering, in the widths of the system font.
struct ViewTextTests {
    private let painter = ViewTextPainter(typesetter: Typesetter())
    private let box = Rect(x: 20, y: 30, width: 300, height: 40)

    private func drawn(_ text: String, width: Double, _ style: ViewText.Style) -> [Node] {
        let line = ViewText.Line(
            runs: [ViewText.Run(text, width: width, style: style)], x: 5, baseline: 12.5, width: width)
        return painter.drawn(ViewText([line]), in: box).nodes
    }

    private func runs(_ nodes: [Node]) -> [TextRun] {
        nodes.compactMap { node in
            if case .text(let run) = node { run } else { nil }
        }
    }

    private static let texts = ["Hello", "i", "WWW", "Are we still on for lunch?", "12:45 – 13:30", "Łódź", "Привет", "…"]

    /// Over texts, sizes, weights and widths from far too narrow to far too wide.
    @Test(arguments: texts) func noTextIsWiderThanItsLine(text: String) throws {
        for size in [8.0, 13, 17, 34] {
            for weight in [100, 400, 500, 600, 900] {
                var style = ViewText.Style(fontSize: size, color: ViewSample.label)
                style.weight = weight
                let setting = Typesetter.Style(size: size, weight: weight > 550 ? .bold : .regular)
                let natural = painter.typesetter.width(of: text, setting)
                for share in [0.3, 0.8, 0.95, 1, 1.05, 1.4, 3] {
                    let run = try #require(runs(drawn(text, width: natural * share, style)).first)
                    #expect(run.advance <= natural * share + 0.01, "\(text) \(size) \(share)")
                    #expect(run.origin.x >= 25 && run.origin.y == 42.5)
                    // Ink may touch the ends of its advance.
                    #expect(run.bounds.maxX <= 25 + natural * share + size * 0.05)
                }
            }
        }
    }

    /// The figure 1 is far narrower in the system font, whose figures are proportional.
    @Test(arguments: ["1", "11", "111", "7"]) func figuresKeepTheirSize(text: String) throws {
        let width = text.reduce(0) { $0 + ($1 == "1" ? 7.4 : 9.6) }
        let view = ViewSample.text(text, width: width)
        let run = try #require(runs(ViewPainter(theme: .standard, fonts: nil).nodes([view], at: .zero, on: AdaptiveColor(Color(0)))).first)
        #expect(abs(run.size - 17 * 0.98) < 0.01 && run.bounds.width < width + 0.5)
    }

    /// The system font's characters are wider than the placeholders.
    @Test(arguments: ["Temu: 한글", "한글", "한"]) func placeholdersFillTheRoomOfMissingCharacters(text: String) throws {
        let style = ViewText.Style(fontSize: 17, color: ViewSample.label)
        let natural = painter.typesetter.width(of: text, .init(size: 16.66))
        let run = try #require(runs(drawn(text, width: natural + 2, style)).first)
        #expect(run.origin.x == 25 && abs(run.advance - natural - 2) < 0.01)
        let latin = try #require(runs(drawn("Temu", width: painter.typesetter.width(of: "Temu", .init(size: 16.66)), style)).first)
        if text.hasPrefix("Temu") { for index in 0..<4 { #expect(abs(run.glyphs[index].x - latin.glyphs[index].x) < 0.05) } }
    }

    @Test func anUsualWidthIsFilledByLetterSpacing() throws {
        let style = ViewText.Style(fontSize: 17, color: ViewSample.label)
        let natural = painter.typesetter.width(of: "Notifications", .init(size: 17))
        for share in [0.97, 1, 1.03] {
            let run = try #require(runs(drawn("Notifications", width: natural * share, style)).first)
            #expect(abs(run.advance - natural * share) < 0.01)
            #expect(run.size == 16.66)
        }
    }

    @Test func textIsAsHighAsInTheSystemFont() throws {
        let run = try #require(runs(drawn("H", width: 12.3, .init(fontSize: 17, color: ViewSample.label))).first)
        #expect(abs(run.bounds.height - 17 * 0.7046) < 0.5)
    }

    @Test func linesAndColoursBesideLettersAreShapes() {
        var style = ViewText.Style(fontSize: 20, color: ViewSample.tint)
        style.isUnderlined = true
        style.isStruckThrough = true
        style.background = ViewSample.color(0xFFFF00)
        let shapes = drawn("Words", width: 60, style).flatMap(\.shapes).map(\.shape.bounds)
        #expect(shapes.count == 3 && shapes.allSatisfy { $0.minX == 25 && $0.width == 60 })
        let (background, under, through) = (shapes[0], shapes[1], shapes[2])
        #expect(background.minY < through.minY && through.maxY < 42.5 && under.minY > 42.5 && under.maxY < background.maxY)
    }

    @Test func italicLettersAreSlanted() throws {
        var style = ViewText.Style(fontSize: 20, color: ViewSample.tint)
        style.isItalic = true
        let group = try #require(drawn("I", width: 6, style).groups.first)
        // The baseline stays, what is above it moves right.
        #expect(group.transform.c < 0 && group.transform.tx + group.transform.c * 42.5 == 0)
    }

    @Test func monospacedLettersStandInEqualCells() throws {
        var style = ViewText.Style(fontSize: 10, color: ViewSample.label)
        style.isMonospaced = true
        let run = try #require(runs(drawn("iWi1", width: 24, style)).first)
        let middles = run.glyphs.compactMap { glyph in glyph.shape.bounds.map { glyph.x + $0.midX } }
        #expect(abs(middles[1] - 9) < 0.5 && abs(middles[0] - 3) < 0.5 && abs(middles[2] - 15) < 0.5)
    }

    @Test func runsFollowEachOther() {
        let styles = [17.0, 12].map { ViewText.Style(fontSize: $0, color: ViewSample.label) }
        let line = ViewText.Line(
            runs: [.init("One ", width: 34, style: styles[0]), .init("two", width: 20, style: styles[1])], x: 0, baseline: 20, width: 54)
        let runs = runs(painter.drawn(ViewText([line]), in: box).nodes)
        #expect(runs.map(\.text) == ["One ", "two"])
        #expect(runs.count == 2 && abs(runs[1].origin.x - 54) < 1 && runs.allSatisfy { $0.origin.y == 50 })
    }

    /// Runs of two directions, in the paragraph's direction: each word keeps its own order, and the line's width stays.
    @Test(arguments: [
        (["One ", "two"], false, ["One ", "two"]), (["אבג ", "דהו"], true, ["דהו", "אבג "]), (["שלום ", "One ", "two"], true, ["One ", "two", "שלום "]),
        (["One ", "אבג ", "דהו", " two"], false, ["One ", "דהו", "אבג ", " two"]), (["12", " 34"], true, ["34", " ", "12"]),
        (["abc אבג"], true, [" אבג", "abc"]), (["abc אבג"], false, ["abc אבג"]), (["אבג 10:30"], true, ["אבג 10:30"]), (["(5", ") "], true, [" (", "5", ")"]), (["5)"], true, ["(", "5"]),
    ] as [([String], Bool, [String])])
    func runsStandInVisualOrder(texts: [String], isRightToLeft: Bool, due: [String]) {
        let style = ViewText.Style(fontSize: 17, color: ViewSample.label)
        var line = ViewText.Line(runs: texts.map { .init($0, width: 40, style: style) }, x: 0, baseline: 20, width: 40 * Double(texts.count))
        line.isRightToLeft = isRightToLeft
        let runs = runs(painter.drawn(ViewText([line]), in: box).nodes)
        #expect(runs.map(\.text) == due.filter { $0 != " " })
        #expect(runs.map(\.origin.x) == runs.map(\.origin.x).sorted())
        #expect(runs.allSatisfy { $0.origin.x >= 20 && $0.origin.x + $0.advance <= 20 + line.width + 0.01 })
    }

    @Test func selectableLettersStandWhereLettersAreDrawn() throws {
        let run = try #require(runs(drawn("Notifications", width: 104, .init(fontSize: 17, color: ViewSample.label))).first)
        let letters = painter.typesetter.letters(of: run)
        #expect(letters.map(\.text).joined() == "Notifications")
        #expect(abs((letters.last.map { $0.x + $0.width } ?? 0) - run.advance) < 0.001)
        for (letter, glyph) in zip(letters, run.glyphs) { #expect(abs(letter.x - glyph.x) < 1) }
    }
}
