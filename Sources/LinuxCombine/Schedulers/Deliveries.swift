import Foundation

/// Values for schedulers that a property publishes before it has them.
///
/// Apple's schedulers deliver in a later turn of the run loop, when the property has changed, and apps read it then. Here they are
/// delivered as soon as it has.
final class Deliveries {
    private var depth = 0
    private var pending: [() -> Void] = []

    /// Makes a change, and delivers what it has published when the outermost one is made.
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

    /// Those of the thread.
    private static var current: Deliveries {
        let key = "LinuxCombine.Deliveries"
        if let known = Thread.current.threadDictionary[key] as? Deliveries { return known }
        let made = Deliveries()
        Thread.current.threadDictionary[key] = made
        return made
    }
}
