import TextMeasurement
import Testing

/// Lines of texts in which every character is 10 points wide.
struct LineTests {
    private struct Typewriter: FontSource {
        func metrics(of font: TextFont) -> FontMetrics? {
            FontMetrics(ascender: 15, descender: -5, leading: 0, capHeight: 12, xHeight: 8)
        }

        func advances(of text: String, in font: TextFont) -> TextAdvances? {
            TextAdvances(widths: text.map { _ in 10 }, isEstimated: font.size == 1)
        }
    }

    private let measurer = TextMeasurer(sources: [Typewriter()])

    private func measure(
        _ text: String, in limits: TextLimits = TextLimits(), size: Double = 17, _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> MeasuredText {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        return measurer.measure(
            StyledText(text, font: TextFont(.named("Typewriter"), size: size), paragraph: paragraph), in: limits)
    }

    private func lines(_ text: String, width: Double, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> [String] {
        let units = Array(text.utf16)
        return measure(text, in: TextLimits(width: width), change).lines.map {
            String(decoding: units[$0.range], as: UTF16.self)
        }
    }

    // MARK: Breaks

    @Test func aLineEndsBeforeTheWordThatDoesNotFit() {
        #expect(lines("one two three", width: 75) == ["one two ", "three"])
        #expect(lines("one two three", width: 69) == ["one ", "two ", "three"])
    }

    @Test func spacesAtALinesEndNeedNoRoom() {
        #expect(lines("one two  three", width: 70) == ["one two  ", "three"])
    }

    @Test func aWordThatIsTooLongIsBrokenBetweenCharacters() {
        #expect(lines("a extraordinary", width: 60) == ["a ", "extrao", "rdinar", "y"])
        #expect(lines("wide", width: 5) == ["w", "i", "d", "e"])
    }

    @Test func aHyphenEndsALineAndAHardSpaceDoesNot() {
        #expect(lines("self-sizing", width: 60) == ["self-", "sizing"])
        #expect(lines("10\u{A0}km far", width: 60) == ["10\u{A0}km ", "far"])
    }

    @Test func ideographsBreakAnywhereButBeforeAStop() {
        #expect(lines("日本語。日本", width: 30) == ["日本", "語。日", "本"])
    }

    /// The rules of UAX #14, applied across the runs of a text.
    @Test(arguments: [
        ("pay (\u{24}9.50) now", 80, ["pay ", "(\u{24}9.50) ", "now"]), ("https://a.b/ccc/ddd", 130, ["https://a.b/", "ccc/ddd"]),
        ("well\u{2014}known", 60, ["well\u{2014}", "known"]), ("한국어 텍스트", 40, ["한국어 ", "텍스트"]),
        ("100\u{A0}km/h now", 70, ["100\u{A0}km/", "h now"]), ("«ab» cd", 40, ["«ab» ", "cd"]),
    ])
    func linesEndWhereUnicodeLetsThem(text: String, width: Double, expected: [String]) {
        #expect(lines(text, width: width) == expected)
        let runs = text.map { StyledText.Run(String($0), font: TextFont(.named("Typewriter"), size: 17)) }
        let pieces = measurer.measure(StyledText(runs: runs), in: TextLimits(width: width))
        #expect(pieces.lines.map(\.range) == measure(text, in: TextLimits(width: width)).lines.map(\.range))
    }

    /// Line breaks are uncertain in scripts that need a dictionary.
    @Test func aBreakWithinThaiIsUncertain() {
        #expect(measure("สวัสดีชาวโลก", in: TextLimits(width: 60)).isUncertain)
        #expect(!measure("สวัสดีชาวโลก", in: TextLimits(width: 600)).isUncertain)
        #expect(!measure("ab สวัสดี", in: TextLimits(width: 75)).isUncertain)
    }

    @Test func lineEndsBreakLines() {
        #expect(lines("a\nb", width: 100) == ["a", "b"])
        #expect(lines("a\r\n\r\nb", width: 100) == ["a", "", "b"])
        #expect(lines("a\n", width: 100) == ["a", ""])
        #expect(lines("a\u{2028}b", width: 100) == ["a", "b"])
    }

    @Test func charactersBreakWhereTheStyleSaysSo() {
        #expect(lines("one two", width: 50) { $0.lineBreakMode = .characters } == ["one t", "wo"])
    }

    @Test func aTruncatedParagraphIsOneLineAsWideAsItsLimit() {
        let text = measure("one two three", in: TextLimits(width: 70)) { $0.lineBreakMode = .truncating }
        #expect(text.lines.count == 1)
        #expect(text.width == 70)
        #expect(text.isTruncated)
        #expect(!measure("one two", in: TextLimits(width: 70)) { $0.lineBreakMode = .truncating }.isTruncated)
    }

    // MARK: Sizes

    @Test func aWrappedLineCountsWithItsSpaceAndTheLastWithout() {
        #expect(measure("three two", in: TextLimits(width: 80)).width == 60)
        #expect(measure("one three  ", in: TextLimits(width: 60)).width == 50)
        #expect(measure("one ").width == 40)
    }

    @Test func aTextIsNoWiderThanItsLimit() {
        #expect(measure("one two three", in: TextLimits(width: 70)).width == 70)
    }

    @Test func linesBeyondTheirNumberOrTheHeightAreLeftOut() {
        let two = measure("one two three", in: TextLimits(width: 50, lines: 2))
        #expect(two.height == 40)
        #expect(two.isTruncated)
        let low = measure("one two three", in: TextLimits(width: 50, height: 59))
        #expect(low.lines.count == 2)
        #expect(measure("one", in: TextLimits(height: 5)).lines.count == 1)
        #expect(!measure("one two three", in: TextLimits(width: 50, height: 60)).isTruncated)
    }

    @Test func heightsAndSpacingsAreTheParagraphs() {
        let limits = TextLimits(width: 50)
        #expect(measure("one two", in: limits) { $0.minimumLineHeight = 50; $0.maximumLineHeight = 50 }.height == 100)
        #expect(measure("one two", in: limits) { $0.lineHeightMultiple = 1.5 }.height == 60)
        #expect(measure("one two", in: limits) { $0.lineSpacing = 7 }.height == 47)
        #expect(measure("one\ntwo", in: limits) { $0.paragraphSpacing = 3; $0.paragraphSpacingBefore = 4 }.height == 47)
        #expect(measure("one two", in: limits) { $0.maximumLineHeight = 12 }.lines.map(\.top) == [0, 12])
    }

    @Test func indentsTakeRoomFromLines() {
        let text = measure("one two six", in: TextLimits(width: 80)) { $0.firstLineHeadIndent = 20; $0.headIndent = 10 }
        #expect(text.lines.map(\.indent) == [20, 10])
        #expect(text.width == 80)
        #expect(lines("one two", width: 80) { $0.tailIndent = -15 } == ["one ", "two"])
        #expect(lines("one two", width: 80) { $0.tailIndent = 65 } == ["one ", "two"])
        // An indent beyond the limit adds no space.
        #expect(lines("one two", width: 50) { $0.tailIndent = 500 } == ["one ", "two"])
    }

    @Test func aLineIsAsHighAsItsLargestFont() {
        let text = StyledText(runs: [
            .init("small ", font: TextFont(size: 10)), .init("large", font: TextFont(size: 20), kern: 2),
        ])
        let measured = TextMeasurer().measure(text, in: TextLimits())
        #expect(measured.height == 20 * 1.193359375)
        #expect(measured.lines[0].baseline == 20 * 0.9521484375)
        var loose = text
        loose.runs[1].kern = 5
        #expect(abs(TextMeasurer().measure(loose, in: TextLimits()).width - measured.width - 15) < 1e-9)
    }

    @Test func aLineIsAsHighAsThePicturesAndRaisedCharactersOnIt() {
        func line(_ change: (inout StyledText.Run) -> Void) -> MeasuredText {
            var run = StyledText.Run("b", font: TextFont(.named("Typewriter"), size: 17))
            change(&run)
            return measurer.measure(StyledText(runs: [.init("a", font: run.font), run]), in: TextLimits())
        }
        // 15 above the baseline and 5 below it.
        let picture = line { $0.box = StyledText.Box(width: 30, ascender: 26, descender: -4) }
        #expect(picture.height == 31 && picture.width == 40 && picture.lines[0].baseline == 26 && !picture.isEstimated)
        #expect(line { $0.box = StyledText.Box(width: 30, ascender: 2, descender: -9) }.height == 24)
        #expect(line { $0.rise = 3 }.height == 23 && line { $0.rise = -2 }.height == 22)
    }

    @Test func anEmptyTextIsALineWithoutAWidth() {
        #expect(measure("").height == 20)
        #expect(measure("").width == 0)
    }

    @Test func aLastLineThatIsCutIsALongestPrefix() {
        func last(_ width: Double, _ end: ParagraphStyle.LastLine) -> Double {
            let text = measure("one two three four five", in: TextLimits(width: width, lines: 2)) { $0.lastLine = end }
            #expect(text.lines.count == 2 && text.isTruncated)
            return text.lines[1].width
        }
        // "three fou…", and "three…", whose space before the ellipsis is cut.
        #expect(last(105, .truncated) == 100 && last(75, .truncated) == 60)
        #expect(last(105, .clipped) == 105 && last(75, .clipped) == 75)
        #expect(last(105, .broken) == 110)
        let whole = measure("one two three", in: TextLimits(width: 75, lines: 2)) { $0.lastLine = .truncated }
        #expect(whole.lines[1].width == 50 && !whole.isTruncated)
    }

    // MARK: Certainty

    @Test func aBreakNearTheLimitIsUncertainWhereWidthsAreEstimates() {
        // 100 points of text: a limit of 101.6 is further away than 1.5 %.
        #expect(measure("four words", in: TextLimits(width: 101), size: 1).isUncertain)
        #expect(!measure("four words", in: TextLimits(width: 101.6), size: 1).isUncertain)
        #expect(measure("four words", in: TextLimits(width: 99), size: 1).isUncertain)
        #expect(!measure("four words", in: TextLimits(width: 98), size: 1).isUncertain)
        #expect(!measure("four words", in: TextLimits(width: 101)).isUncertain)
    }

    @Test func aRepeatedDoubtIsToldOnce() {
        let (one, other) = (TextDoubt.estimatedWidth(text: "a"), TextDoubt.estimatedWidth(text: "b"))
        let line = TextDoubt.uncertainLine(text: "c", limit: 10)
        #expect(TextDoubt.lines([one, one, one]) == ["\(one)"])
        #expect(TextDoubt.lines([one, line, other, one, line]) == ["\(line)", "\(one) (and 1 more like it)"])
    }
}
