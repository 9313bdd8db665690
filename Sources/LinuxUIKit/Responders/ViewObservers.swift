import Foundation

struct ViewObserver {
    /// The changes after which an observer may have to be called.
    enum Occasion {
        case geometry
        case contentSize
    }

    let observer: ObjectIdentifier
    /// `nil` for an observer that was added without a name.
    var keyPath: String?
    let occasion: Occasion
    let tell: () -> Void
}

/// The properties that `addObserver(_:forKeyPath:options:context:)` finds by their names.
enum ObservedViewProperty: String {
    case bounds, frame, center, hidden, contentOffset, contentSize, safeAreaInsets

    var occasion: ViewObserver.Occasion { self == .contentSize ? .contentSize : .geometry }

    /// The value, or `nil` if the view has no such property.
    func value(of view: UIView) -> (any Equatable)? {
        switch self {
        case .bounds: view.bounds
        case .frame: view.frame
        case .center: view.center
        case .hidden: view.isHidden
        case .contentOffset: (view as? UIScrollView)?.contentOffset
        case .contentSize: (view as? UIScrollView)?.contentSize
        case .safeAreaInsets: view.safeAreaInsets
        }
    }
}

extension UIView {
    final func add(_ observer: ViewObserver) {
        flags.insert(.isObserved)
        attachments.observers.append(observer)
    }

    final func removeObserver(_ observer: AnyObject, of keyPath: String) {
        guard flags.contains(.isObserved) else { return }
        attachments.observers.removeAll { $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath }
    }

    final func tellObservers(of occasion: ViewObserver.Occasion = .geometry) {
        guard flags.contains(.isObserved) else { return }
        for observer in attachments.observers where observer.occasion == occasion { observer.tell() }
    }

    final func visibilityDidChange() {
        systemInputDidChange()
        tellObservers()
    }

    final var hasSizeObservers: Bool {
        flags.contains(.isObserved) && attachments.observers.contains { $0.occasion == .contentSize }
    }
}

/// A value and its last known state.
struct ObservedValue<Value> {
    private(set) var last: Value?

    /// Takes over a new value.
    ///
    /// - Returns: true if it differs; false for values that cannot be compared.
    mutating func update(_ new: Value) -> Bool {
        func differs<Known: Equatable>(_ value: Known) -> Bool { last as? Known != value }
        guard let known = new as? any Equatable, differs(known) else { return false }
        last = new
        return true
    }
}
