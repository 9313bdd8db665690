#if !canImport(ObjectiveC)
public import Foundation

/// Formats dates relative to others: "2 days ago".
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0, named
    }

    public enum UnitsStyle: Int, Sendable {
        case full = 0, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var locale: Locale! = Locale.autoupdatingCurrent
    open var calendar: Calendar! = Calendar.autoupdatingCurrent

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits)
        if let locale { style = style.locale(locale) }
        return style.format(referenceDate)
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
#endif
