import Foundation

/// Delays values published for schedulers while a property is changing.
///
/// A property publishes a value before it has that value. Apple's schedulers deliver it in a later turn of the run loop, and
/// apps then read the changed property. Here the value is delivered as soon as the property has changed.
final class Deliveries {
    private var depth = 0
    private var pending: [() -> Void] = []

    /// Makes a change. After the outermost change, delivers the values published meanwhile.
    static func delaying(_ change: () -> Void) {
        let own = current
        own.depth += 1
        change()
        own.depth -= 1
        while own.depth == 0, !own.pending.isEmpty { own.pending.removeFirst()() }
    }

    static func deliver(_ work: @escaping () -> Void) {
        let own = current
        if own.depth == 0 { work() } else { own.pending.append(work) }
    }

    /// The deliveries of the current thread.
    private static var current: Deliveries {
        let key = "LinuxCombine.Deliveries"
        if let known = Thread.current.threadDictionary[key] as? Deliveries { return known }
        let made = Deliveries()
        Thread.current.threadDictionary[key] = made
        return made
    }
}
