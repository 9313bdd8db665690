#if !canImport(ObjectiveC)
public import Foundation

/// Formats measurements in English: `3 km`, `3 kilometers`. Values keep their unit; Apple's formatter converts them by default to a
/// unit of the locale.
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var providedUnit: Self { Self(rawValue: 1 << 0) }
        /// Stored without effect.
        public static var naturalScale: Self { Self(rawValue: 1 << 1) }
        /// Leaves out the scale of a temperature: `20°`.
        public static var temperatureWithoutUnit: Self { Self(rawValue: 1 << 2) }
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    /// Stored without effect: names of units are always English.
    open var locale: Locale! = Locale.autoupdatingCurrent
    open lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature { return number + "°" }
        return MeasuredText(number: number, unit: measurement.unit, isSingular: measurement.value == 1).text(unitStyle)
    }

    open func string(from unit: Unit) -> String {
        unitStyle == .long ? MeasuredText.name(of: unit, isSingular: false) ?? unit.symbol : unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) } ?? (obj as? Unit).map { string(from: $0) }
    }
}

extension Measurement {
    /// The value with its unit in English. It is not converted to another unit.
    public func formatted() -> String { MeasurementFormatter().string(from: self) }

    /// The value with its unit in English, in a format style. It is not converted to another unit.
    public func formatted(_ style: MeasurementText) -> String {
        let number = value.formatted(style.numberFormatStyle ?? .number)
        return MeasuredText(number: number, unit: unit, isSingular: value == 1).text(style.width)
    }
}

/// A format style for measurements, created by `.measurement(…)`.
public struct MeasurementText: Sendable {
    public enum UnitWidth: Sendable {
        case wide, abbreviated, narrow
    }

    /// The purpose of a measurement. Ignored, as units are never converted.
    public enum Usage: Sendable {
        case general, asProvided, person, personHeight, personWeight, road, food, workout, weather, focalLength, rainfall, snowfall,
            visibility
    }

    var width: Formatter.UnitStyle
    var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public static func measurement(
        width: UnitWidth, usage: Usage = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        let style: Formatter.UnitStyle = switch width {
        case .wide: .long
        case .abbreviated: .medium
        case .narrow: .short
        }
        return Self(width: style, numberFormatStyle: numberFormatStyle)
    }
}

/// A number with its unit.
struct MeasuredText {
    let number: String
    let unit: Unit
    let isSingular: Bool

    func text(_ style: Formatter.UnitStyle) -> String {
        let isJoined = unit.symbol.first == "°" || unit.symbol == "%"
        switch style {
        case .long: return Self.name(of: unit, isSingular: isSingular).map { "\(number) \($0)" } ?? "\(number) \(unit.symbol)"
        case .short: return number + unit.symbol
        default: return isJoined ? number + unit.symbol : "\(number) \(unit.symbol)"
        }
    }

    /// The unit's name in words; `nil` for units that are written by their symbol.
    static func name(of unit: Unit, isSingular: Bool) -> String? {
        names[unit.symbol].map { isSingular ? $0 : plurals[$0] ?? $0 + "s" }
    }

    private static let plurals = [
        "foot": "feet", "inch": "inches", "hertz": "hertz", "degree Celsius": "degrees Celsius",
        "degree Fahrenheit": "degrees Fahrenheit", "kilometer per hour": "kilometers per hour", "mile per hour": "miles per hour",
        "meter per second": "meters per second",
    ]

    private static let names = [
        "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard",
        "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "st": "stone", "t": "metric ton",
        "°C": "degree Celsius", "°F": "degree Fahrenheit", "K": "kelvin", "s": "second", "sec": "second", "min": "minute", "hr": "hour",
        "L": "liter", "mL": "milliliter", "gal": "gallon", "cup": "cup", "fl oz": "fluid ounce", "kCal": "kilocalorie", "cal": "calorie",
        "J": "joule", "kJ": "kilojoule", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt hour", "km/h": "kilometer per hour",
        "mph": "mile per hour", "m/s": "meter per second", "kn": "knot", "°": "degree", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
        "GB": "gigabyte", "TB": "terabyte", "V": "volt", "A": "ampere", "Hz": "hertz", "hPa": "hectopascal",
    ]
}
#endif
