public import Foundation

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Initially 1 January 2001 in UTC. In UIKit it is the current time, but a snapshot must not depend on the day.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
    /// Duration in seconds.
    open var countDownDuration: TimeInterval = 0
    /// Interval in minutes.
    open var minuteInterval = 1
    open var locale: Locale?
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var timeZone: TimeZone?

    /// The size of wheels; the sizes of other styles are unknown.
    open override var intrinsicContentSize: CGSize {
        preferredDatePickerStyle == .wheels ? CGSize(width: 320, height: 216) : super.intrinsicContentSize
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        preferredDatePickerStyle == .wheels ? intrinsicContentSize : super.sizeThatFits(size)
    }
    override var isContentUnknown: Bool { preferredDatePickerStyle != .wheels }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0, wheels, compact, inline
}
