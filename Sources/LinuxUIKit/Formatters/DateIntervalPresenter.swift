#if !canImport(ObjectiveC)
public import Foundation

/// Replaces `DateIntervalFormatter` in app files: Foundation's traps on Linux unless every property is set.
open class DateIntervalPresenter: Formatter {
    public enum Style: UInt, Sendable {
        case none = 0, short, medium, long, full
    }

    open var locale: Locale! = Locale.autoupdatingCurrent
    open var calendar: Calendar! = Calendar.autoupdatingCurrent
    open var timeZone: TimeZone! = TimeZone.autoupdatingCurrent
    /// A template of fields, such as `MMMd`; if empty, the styles apply.
    open var dateTemplate: String! = ""
    open var dateStyle = Style.medium
    open var timeStyle = Style.medium

    open func string(from fromDate: Date, to toDate: Date) -> String { foundation.string(from: fromDate, to: toDate) }

    open func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap(string(from:)) }

    private var foundation: DateIntervalFormatter {
        let formatter = DateIntervalFormatter()
        formatter.locale = locale ?? .autoupdatingCurrent
        formatter.calendar = calendar ?? .autoupdatingCurrent
        formatter.timeZone = timeZone ?? .autoupdatingCurrent
        formatter.dateStyle = .init(rawValue: dateStyle.rawValue) ?? .medium
        formatter.timeStyle = .init(rawValue: timeStyle.rawValue) ?? .medium
        if let dateTemplate, !dateTemplate.isEmpty { formatter.dateTemplate = dateTemplate }
        return formatter
    }
}
#endif
