import Foundation

/// Prints one figure per line: name, value and goal.
public struct Report {
    public init() {}

    private func padded(_ text: String, to width: Int, right: Bool = false) -> String {
        let gap = String(repeating: " ", count: max(0, width - text.count))
        return right ? gap + text : text + gap
    }

    private func figure(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 1000 ? "%.1f" : "%.0f", value)
    }

    public func heading(_ title: String) {
        print("\n\(title)")
    }

    public func line(_ name: String, _ reading: Stopwatch.Reading, per count: Double = 1, unit: String, goal: Double) {
        let scale = switch unit {
        case "µs": 1e3
        case "ms": 1e6
        default: 1.0
        }
        let median = reading.median / count / scale
        let least = reading.least / count / scale
        print(
            padded(name, to: 58) + padded(figure(median), to: 9, right: true) + " "
                + padded(unit, to: 3) + padded("least " + figure(least), to: 16, right: true)
                + padded("goal " + figure(goal), to: 14, right: true) + (median <= goal ? "" : "   over"))
    }

    public func ratio(_ name: String, _ value: Double, goal: Double) {
        print(
            padded(name, to: 58) + padded(figure(value), to: 9, right: true) + " x  " + padded("", to: 16)
                + padded("goal " + figure(goal), to: 14, right: true) + (value <= goal ? "" : "   over"))
    }

    /// Prints the throughput in bytes per second.
    public func rate(_ name: String, _ reading: Stopwatch.Reading, bytes: Int, goal: Double? = nil) {
        let (median, least) = (Double(bytes) / reading.median * 1e3, Double(bytes) / reading.least * 1e3)
        print(
            padded(name, to: 58) + padded(figure(median), to: 9, right: true) + " MB/s"
                + padded("most " + figure(least), to: 15, right: true)
                + (goal.map { padded("goal " + figure($0), to: 14, right: true) + (median >= $0 ? "" : "   under") } ?? ""))
    }
}
