import Foundation

/// A subscription or another resource that can be ended.
public protocol Disposable {
    func dispose()
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// The namespace of functions that make disposables.
public enum Disposables {
    public static func create() -> any Disposable { DisposableGroup([]) }
    public static func create(with dispose: @escaping () -> Void) -> any Disposable { DisposableAction(run: dispose) }
    public static func create(_ disposables: any Disposable...) -> any Disposable { DisposableGroup(disposables) }
}

/// Runs a closure, once.
private final class DisposableAction: Disposable {
    private let lock = NSLock()
    private var run: (() -> Void)?

    init(run: @escaping () -> Void) { self.run = run }

    func dispose() {
        let last = lock.withLock {
            defer { run = nil }
            return run
        }
        last?()
    }
}

/// A subscription, whose resource may come after its end.
final class Link: Disposable {
    private let lock = NSLock()
    private var isOpen = true
    private var resource: (any Disposable)?

    var isEnded: Bool { lock.withLock { !isOpen } }

    /// Retains a resource and ends the one before. Ends the new one if the subscription has ended.
    func attach(_ next: any Disposable) {
        let old = lock.withLock {
            guard isOpen else { return next as (any Disposable)? }
            defer { resource = next }
            return resource
        }
        old?.dispose()
    }

    func dispose() { _ = close() }

    /// Ends the subscription.
    ///
    /// - Returns: true the first time.
    func close() -> Bool {
        let (wasOpen, last) = lock.withLock {
            defer { (isOpen, resource) = (false, nil) }
            return (isOpen, resource)
        }
        last?.dispose()
        return wasOpen
    }
}

/// Disposables that end together.
final class DisposableGroup: Disposable {
    private let lock = NSLock()
    private var all: [any Disposable]?

    init(_ disposables: [any Disposable]) { all = disposables }

    func insert(_ disposable: any Disposable) {
        let isLate = lock.withLock {
            all?.append(disposable)
            return all == nil
        }
        if isLate { disposable.dispose() }
    }

    func dispose() {
        let last = lock.withLock {
            defer { all = nil }
            return all
        }
        for one in last ?? [] { one.dispose() }
    }
}

/// Ends its subscriptions when it is released.
public final class DisposeBag {
    private let group = DisposableGroup([])

    public init() {}
    deinit { group.dispose() }

    public func insert(_ disposables: any Disposable...) { for one in disposables { group.insert(one) } }
}
