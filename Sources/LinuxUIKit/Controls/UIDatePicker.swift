public import Foundation

/// A control for dates and times. Stored, not drawn; it has no intrinsic size.
open class UIDatePicker: UIControl {
    /// What is picked.
    public enum Mode: Int, Sendable {
        case time = 0
        case date
        case dateAndTime
        case countDownTimer
        case yearAndMonth
    }

    /// Initially a fixed moment, the first of 2001 in UTC. In UIKit it is the current time, but what a test shows here must
    /// not depend on the day.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
    /// Seconds.
    open var countDownDuration: TimeInterval = 0
    /// Minutes.
    open var minuteInterval = 1
    open var locale: Locale?
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var timeZone: TimeZone?

    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a date picker appears. Stored.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels
    case compact
    case inline
}
