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
