import TextMeasurement
import Testing

/// Compares with frames of the real UIKit: heights exactly, widths within the documented error of the estimates.
struct SystemFontTests {
    @Test(arguments: MeasuredFrame.all)
    func heightsAreUIKits(_ frame: MeasuredFrame) {
        guard let height = frame.height else { return }
        let measured = frame.measured
        #expect(abs(frame.roundedUp(measured.height) - height) < 0.001, "\(measured.lines.map(\.range))")
    }

    @Test(arguments: MeasuredFrame.all)
    func widthsAreNearUIKits(_ frame: MeasuredFrame) {
        guard let width = frame.width else { return }
        let measured = frame.roundedUp(frame.measured.width)
        // The pixel that both are rounded up to, plus the estimate's error.
        #expect(abs(measured - width) < 1 / frame.scale + 0.025 * width, "\(measured) for \(width)")
    }

    @Test(arguments: MeasuredFrame.all)
    func linesAreUIKitsWhereTheyAreCertain(_ frame: MeasuredFrame) {
        guard let lines = frame.lines else { return }
        let text = Array(frame.text.string.utf16)
        let measured = frame.measured.lines.map { String(decoding: text[$0.range], as: UTF16.self) }
        #expect(measured == lines || frame.measured.isUncertain)
    }

    // MARK: Sizes and weights

    /// The advances of condensed and expanded fonts are not known.
    @Test func linesOfOtherWidthsAreUncertain() {
        func measured(_ face: TextFont.Face) -> MeasuredText {
            TextMeasurer().measure(StyledText("A short title in two lines", font: TextFont(face, size: 17)), in: TextLimits(width: 150))
        }
        #expect(!measured(.system).isUncertain && measured(.systemOfWidth(-0.2)).isUncertain)
        #expect(measured(.systemOfWidth(-0.2)).height == measured(.system).height)
    }

    private func width(_ text: String, _ font: TextFont) -> Double {
        TextMeasurer().measure(StyledText(text, font: font), in: TextLimits()).width
    }

    @Test(arguments: [
        (100.0, 0.93, 0.913), (200, 0.947, 0.934), (300, 0.98, 0.975), (400, 1, 1),
    ])
    func weightsHaveTheirShareOfRegularsWidth(weight: Double, text: Double, large: Double) {
        for (size, share) in [(12.0, text), (17, text), (19, (text + large) / 2), (21, large), (40, large)] {
            let regular = width("Hello, world", TextFont(size: size))
            #expect(abs(width("Hello, world", TextFont(size: size, weight: weight)) / regular - share) < 1e-9)
        }
    }

    /// Each is wider than the one before, the heaviest by more than Inter's.
    @Test func heavierTextsAreWider() {
        let widths = [400, 500, 600, 700, 800, 900].map { width("Hello, world", TextFont(size: 17, weight: $0)) }
        #expect(widths == widths.sorted())
        #expect(widths[4] / widths[3] > 1.03 && widths[5] / widths[4] > 1.03)
    }

    @Test func charactersOfTheMonospacedFontAreEquallyWide() {
        for text in ["iiii", "WWWW", "a 1."] {
            #expect(abs(width(text, TextFont(.monospacedSystem, size: 10)) - 4 * 6.18164) < 1e-9)
        }
    }

    // MARK: Certainty

    private func isUncertain(_ text: String, at distance: Double, _ font: TextFont) -> Bool {
        TextMeasurer().measure(StyledText(text, font: font), in: TextLimits(width: width(text, font) * distance)).isUncertain
    }

    @Test func aLineIsUncertainWithinTheErrorOfItsFont() {
        let text = "Hello world"
        for (size, weight, error) in [
            (17.0, 400.0, 0.015), (13, 600, 0.015), (18, 400, 0.025), (24, 700, 0.025), (17, 300, 0.03), (17, 900, 0.03),
        ] {
            let font = TextFont(size: size, weight: weight)
            #expect(isUncertain(text, at: 1 + error * 0.9, font), "\(font)")
            #expect(!isUncertain(text, at: 1 + error * 1.1, font), "\(font)")
        }
        #expect(!isUncertain(text, at: 1.01, TextFont(.monospacedSystem, size: 17)))
    }

    /// Inter says nothing about other scripts, so that their texts may be much wider.
    @Test(arguments: ["مرحبا", "שלום", "नमस्ते", "வணக்கம்", "日本語", "Hi 👋"])
    func linesInOtherScriptsAreUncertain(_ text: String) {
        for font in [TextFont(size: 17), TextFont(.monospacedSystem, size: 17)] { #expect(isUncertain(text, at: 3, font)) }
        #expect(!isUncertain("Żółć, это", at: 3, TextFont(size: 17)))
        // A certain line above does not make it certain.
        let lines = TextMeasurer().measure(StyledText("abc\n\(text)", font: TextFont(size: 17)), in: TextLimits(width: 500)).lines
        #expect(lines.map(\.isUncertain) == [false, true])
    }

    @Test(arguments: [11.0, 17, 20, 34], [100.0, 400, 700, 900])
    func digitsOfEqualWidthAreEquallyWide(size: Double, weight: Double) throws {
        func widths(_ text: String, _ hasMonospacedDigits: Bool) throws -> [Double] {
            let font = TextFont(size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
            return try #require(SystemFont().advances(of: text, in: font)).widths
        }
        // Neither the digit nor its neighbour counts.
        let digits = "0123456789117411"
        #expect(Set(try widths(digits, true).map { ($0 * 1e6).rounded() }).count == 1)
        #expect(Set(try widths(digits, false).map { ($0 * 1e6).rounded() }).count > 1)
        #expect(try widths("Hamburg", true) == widths("Hamburg", false))
    }

    /// The figures given in the article.
    @Test func estimatesAreRightOnAverage() {
        let errors = MeasuredFrame.all.filter { $0.runs.count == 1 && $0.maximumWidth == nil && $0.runs[0].text.count > 1 }
            .compactMap { frame in frame.width.map { frame.roundedUp(frame.measured.width) / $0 - 1 } }
        let mean = errors.reduce(0, +) / Double(errors.count)
        let absolute = errors.reduce(0) { $0 + abs($1) } / Double(errors.count)
        #expect(errors.count >= 14)
        #expect(abs(mean) < 0.003, "\(mean)")
        #expect(absolute < 0.01, "\(absolute)")
        #expect(errors.allSatisfy { abs($0) < 0.02 }, "\(errors)")
    }
}
