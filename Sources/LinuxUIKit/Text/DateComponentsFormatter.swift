#if !canImport(ObjectiveC)
public import Foundation

/// Formats durations: "1:05", "1 hour, 5 minutes". Weeks are its largest units; months and years are not counted.
///
/// In place of Foundation's class, which is unavailable outside Apple's platforms.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated
        case short
        case full
        case spellOut
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var unitsStyle = UnitsStyle.positional
    /// Days, hours, minutes and seconds if empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Calendar.autoupdatingCurrent
    open var referenceDate: Date?
    /// Without effect.
    open var allowsFractionalUnits = false
    /// No limit if 0.
    open var maximumUnitCount = 0
    /// Without effect.
    open var collapsesLargestUnit = false
    /// Without effect.
    open var includesApproximationPhrase = false
    /// Without effect.
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e12 else { return nil }
        let text = text(Int(abs(interval).rounded(.down)))
        return interval <= -1 ? "-" + text : text
    }

    open func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }

    open func string(from components: DateComponents) -> String? {
        let values = [components.weekOfMonth, components.day, components.hour, components.minute, components.second]
        return string(from: zip(Self.units, values).reduce(0) { $0 + Double($1.0.seconds) * Double($1.1 ?? 0) })
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? TimeInterval).flatMap { string(from: $0) } ?? (obj as? DateComponents).flatMap { string(from: $0) }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = Self.init()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    public required override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Texts

    private struct Unit {
        var unit: NSCalendar.Unit
        var seconds: Int
        var styled: Duration.UnitsFormatStyle.Unit
    }

    private static let units = [
        Unit(unit: .weekOfMonth, seconds: 604_800, styled: .weeks), Unit(unit: .day, seconds: 86_400, styled: .days),
        Unit(unit: .hour, seconds: 3600, styled: .hours), Unit(unit: .minute, seconds: 60, styled: .minutes),
        Unit(unit: .second, seconds: 1, styled: .seconds),
    ]

    /// The allowed units, from the largest.
    private var units: [Unit] {
        Self.units.filter { allowedUnits.contains($0.unit) || allowedUnits.isEmpty && $0.unit != .weekOfMonth }
    }

    private func text(_ seconds: Int) -> String {
        unitsStyle == .positional ? positionalText(seconds) : wordedText(seconds)
    }

    private func wordedText(_ seconds: Int) -> String {
        let drops = zeroFormattingBehavior == .default || !zeroFormattingBehavior.isDisjoint(with: .dropAll)
        var style = Duration.UnitsFormatStyle(
            allowedUnits: Set(units.map(\.styled)), width: width, maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
            zeroValueUnits: drops ? .hide : .show(length: zeroFormattingBehavior.contains(.pad) ? 2 : 1))
        if let locale = calendar?.locale { style = style.locale(locale) }
        return style.format(.seconds(seconds))
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short, .brief: .abbreviated
        case .positional, .abbreviated: .narrow
        }
    }

    /// Values between colons: all but the first have two digits.
    private func positionalText(_ seconds: Int) -> String {
        var (rest, values) = (seconds, [Int]())
        for unit in units {
            values.append(rest / unit.seconds)
            rest %= unit.seconds
        }
        if zeroFormattingBehavior == .default || zeroFormattingBehavior.contains(.dropLeading) {
            values = Array(values.drop { $0 == 0 })
            if values.isEmpty { values = [0] }
        }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return values.enumerated().map { index, value in
            (index > 0 || isPadded) && value < 10 ? "0\(value)" : "\(value)"
        }.joined(separator: ":")
    }
}
#endif
