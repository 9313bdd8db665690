import Foundation
import TestSupport
import TextMeasurement
import Testing

/// A text measured by UIKit: a line of `Fixtures/UIKitViews/texts.json`.
struct MeasuredFrame: Decodable, CustomTestStringConvertible, Sendable {
    struct Run: Decodable {
        var text: String
        var size: Double
        var weight: String?
        var hasMonospacedDigits: Bool?
    }

    /// The file that the frame comes from.
    var source: String
    var runs: [Run]
    /// Width limit in points; `nil` for none.
    var maximumWidth: Double?
    var numberOfLines: Int?
    /// Device pixels per point; sizes are rounded up to pixels.
    var scale: Double
    var width: Double?
    var height: Double?
    var lines: [String]?

    var testDescription: String { runs.map(\.text).joined() }

    var text: StyledText {
        StyledText(
            runs: runs.map { run in
                .init(run.text, font: TextFont(
                    size: run.size, weight: Self.weights[run.weight ?? "regular"] ?? .nan,
                    hasMonospacedDigits: run.hasMonospacedDigits ?? false))
            })
    }

    private static let weights: [String: Double] = [
        "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "black": 900,
    ]

    /// Measured like a label, which wraps only if it has more than one line.
    var measured: MeasuredText {
        var text = text
        for index in text.runs.indices {
            if numberOfLines == 1 { text.runs[index].paragraph.lineBreakMode = .truncating }
            text.runs[index].paragraph.lastLine = .truncated
        }
        return TextMeasurer().measure(
            text, in: TextLimits(width: maximumWidth ?? .infinity, lines: numberOfLines ?? 0))
    }

    func roundedUp(_ length: Double) -> Double { ((length * scale) - 1e-6).rounded(.up) / scale }

    static let all: [MeasuredFrame] = {
        let file = Fixtures.folder.appendingPathComponent("UIKitViews/texts.json")
        do {
            return try JSONDecoder().decode([MeasuredFrame].self, from: Data(contentsOf: file))
        } catch { preconditionFailure("\(file.path): \(error)") }
    }()
}
