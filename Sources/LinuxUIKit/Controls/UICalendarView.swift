public import Foundation

/// A calendar of a month, drawn as an empty box. Its height is not known.
open class UICalendarView: UIView {
    /// A mark below a day. Stored.
    public final class Decoration: NSObject {
        public enum Size: Int, Sendable {
            case small = 0, medium, large
        }

        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
        public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
    }

    // Stored: days are not drawn.
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar(identifier: .gregorian)
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var wantsDateDecorations = true

    override var isContentUnknown: Bool { true }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Responds to a calendar's requests. Never called.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
}

/// The selection of a calendar, which code sets.
open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}

/// Responds to the selection of a day. Never called, as there is no user.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_: UICalendarSelectionSingleDate, canSelectDate _: DateComponents?) -> Bool { true }
}
