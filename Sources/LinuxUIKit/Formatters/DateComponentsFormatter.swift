#if !canImport(ObjectiveC)
public import Foundation

/// Formats durations in English: `1 hour, 5 minutes`, `1h 5m`, `1:05:00`.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0, abbreviated, short, full
        /// `spellOut` writes digits, as `full` does. `brief` has short names without spaces: `5min`.
        case spellOut, brief
    }

    /// The treatment of zero values: those to drop, and the padding of numbers.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops all zeros, or in the positional style the leading ones.
        public static var `default`: Self { Self(rawValue: 1 << 0) }
        public static var dropLeading: Self { Self(rawValue: 1 << 1) }
        public static var dropMiddle: Self { Self(rawValue: 1 << 2) }
        public static var dropTrailing: Self { Self(rawValue: 1 << 3) }
        public static var dropAll: Self { [.dropLeading, .dropMiddle, .dropTrailing] }
        /// In the positional style, pads all numbers to two digits, the first one included.
        public static var pad: Self { Self(rawValue: 1 << 16) }
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units to write; if empty, days to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The largest number of units; 0 for no limit. Smaller units are cut off, not rounded.
    open var maximumUnitCount = 0
    open var calendar: Calendar? = Calendar.autoupdatingCurrent
    /// The date from which months and years of a number of seconds are counted.
    open var referenceDate: Date?
    /// Stored without effect: the smallest unit never has a fraction.
    open var allowsFractionalUnits = false
    /// Stored without effect: a large unit is never expressed in the next smaller unit.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    /// Stored without effect: phrases begin in lower case, unless they begin a sentence.
    open var formattingContext = Formatter.Context.unknown

    open func string(from components: DateComponents) -> String? {
        let units = units
        let values = units.map { $0.value(components) ?? 0 }
        var shown = shown(values)
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        // If all values are zero and dropped, the smallest unit is written.
        if shown.isEmpty { shown = [units.count - 1] }
        let text = unitsStyle == .positional
            ? positional(shown.map { values[$0] })
            : shown.map { units[$0].text(values[$0], unitsStyle) }.joined(separator: separator)
        let remaining = includesTimeRemainingPhrase ? "\(text) remaining" : text
        return includesApproximationPhrase ? "About \(remaining)" : remaining
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        return string(from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var units: [DurationUnit] {
        let chosen = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
        let units = DurationUnit.all.filter { chosen.contains($0.unit) }
        return units.isEmpty ? [DurationUnit.all[DurationUnit.all.count - 1]] : units
    }

    /// The indices of the values to write.
    private func shown(_ values: [Int]) -> [Int] {
        var drops = zeroFormattingBehavior
        if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
        let first = values.firstIndex { $0 != 0 } ?? values.count
        let last = values.lastIndex { $0 != 0 } ?? -1
        return values.indices.filter { index in
            if values[index] != 0 { return true }
            return !drops.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
        }
    }

    private func positional(_ values: [Int]) -> String {
        values.enumerated().map { index, value in
            let digits = String(value.magnitude)
            let padded = (index > 0 || zeroFormattingBehavior.contains(.pad)) && digits.count < 2 ? "0" + digits : digits
            return (index == 0 && values.contains { $0 < 0 } ? "-" : "") + padded
        }.joined(separator: ":")
    }

    private var separator: String {
        switch unitsStyle {
        case .positional: ":"
        case .abbreviated, .brief: " "
        case .short, .full, .spellOut: ", "
        }
    }
}

/// A unit of durations, with its English names.
private struct DurationUnit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let value: (DateComponents) -> Int?
    let name: String
    let short: String
    let letter: String

    /// From the largest to the smallest.
    static var all: [DurationUnit] {
        [
            .init(unit: .year, component: .year, value: \.year, name: "year", short: "yr", letter: "y"),
            .init(unit: .month, component: .month, value: \.month, name: "month", short: "mth", letter: "mo"),
            .init(unit: .weekOfMonth, component: .weekOfMonth, value: \.weekOfMonth, name: "week", short: "wk", letter: "w"),
            .init(unit: .day, component: .day, value: \.day, name: "day", short: "day", letter: "d"),
            .init(unit: .hour, component: .hour, value: \.hour, name: "hour", short: "hr", letter: "h"),
            .init(unit: .minute, component: .minute, value: \.minute, name: "minute", short: "min", letter: "m"),
            .init(unit: .second, component: .second, value: \.second, name: "second", short: "sec", letter: "s"),
        ]
    }

    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        let plural = value.magnitude == 1 ? "" : "s"
        // Hours, minutes and seconds have no plural: 5 min.
        let shortPlural = ["hr", "min", "sec"].contains(short) ? "" : plural
        return switch style {
        case .positional: "\(value)"
        case .abbreviated: "\(value)\(letter)"
        case .brief: "\(value)\(short)\(shortPlural)"
        case .short: "\(value) \(short)\(shortPlural)"
        case .full, .spellOut: "\(value) \(name)\(plural)"
        }
    }
}
#endif
