import Foundation

/// A subscription or another resource that can be ended.
public protocol Disposable {
    func dispose()
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A resource that knows if it has been ended.
public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

/// The namespace of functions that make disposables.
public enum Disposables {
    public static func create() -> any Cancelable { BooleanDisposable() }

    public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        let made = SingleAssignmentDisposable()
        made.action = dispose
        return made
    }

    public static func create(_ disposables: any Disposable...) -> any Cancelable { CompositeDisposable(disposables) }
    public static func create(_ disposables: [any Disposable]) -> any Cancelable { CompositeDisposable(disposables) }
}

/// A flag that disposing sets.
public final class BooleanDisposable: Cancelable {
    public private(set) var isDisposed = false
    public init() {}
    public func dispose() { isDisposed = true }
}

/// A disposable that gets the resource to end later. It ends it at once if it has been disposed before.
public final class SingleAssignmentDisposable: Cancelable {
    private let lock = NSLock()
    private var (disposed, ended) = (false, false)
    private var resource: (any Disposable)?
    fileprivate var action: (() -> Void)?

    public init() {}
    public var isDisposed: Bool { lock.withLock { disposed || ended } }

    /// Marks the subscription as ended by its source.
    ///
    /// - Returns: true the first time.
    func end() -> Bool {
        lock.withLock {
            defer { ended = true }
            return !ended && !disposed
        }
    }

    public func setDisposable(_ disposable: any Disposable) {
        let isLate = lock.withLock {
            if !disposed { resource = disposable }
            return disposed
        }
        if isLate { disposable.dispose() }
    }

    public func dispose() {
        let (last, work) = lock.withLock {
            defer { (disposed, resource, action) = (true, nil, nil) }
            return (resource, action)
        }
        last?.dispose()
        work?()
    }
}

/// A disposable whose resource can be replaced. Replacing a resource ends it.
public final class SerialDisposable: Cancelable {
    private let group = CompositeDisposable()
    private var key: CompositeDisposable.DisposeKey?

    public init() {}
    public var isDisposed: Bool { group.isDisposed }
    public var disposable: any Disposable {
        get { group }
        set {
            if let key { group.remove(for: key) }
            key = group.insert(newValue)
        }
    }
    public func dispose() { group.dispose() }
}

/// A group of disposables.
public final class CompositeDisposable: Cancelable {
    public struct DisposeKey: Sendable { fileprivate let number: Int }

    private let lock = NSLock()
    private var all: [Int: any Disposable]? = [:]
    private var next = 0

    public init(_ disposables: [any Disposable]) { for one in disposables { insert(one) } }
    public convenience init(_ disposables: any Disposable...) { self.init(disposables) }
    public var isDisposed: Bool { lock.withLock { all == nil } }

    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
            guard all != nil else { return nil }
            next += 1
            all?[next] = disposable
            return DisposeKey(number: next)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    public func remove(for key: DisposeKey) { lock.withLock { all?.removeValue(forKey: key.number) }?.dispose() }

    public func dispose() {
        let last = lock.withLock {
            defer { all = nil }
            return all ?? [:]
        }
        for (_, one) in last.sorted(by: { $0.key < $1.key }) { one.dispose() }
    }
}

/// Ends its subscriptions when it is released.
public final class DisposeBag {
    private let group = CompositeDisposable()

    public init() {}
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }
    deinit { group.dispose() }

    public func insert(_ disposable: any Disposable) { group.insert(disposable) }
    public func insert(_ disposables: any Disposable...) { insert(disposables) }
    public func insert(_ disposables: [any Disposable]) { for one in disposables { insert(one) } }
}
