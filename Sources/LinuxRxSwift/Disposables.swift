import Foundation

/// A subscription or another activity that can be ended.
public protocol Disposable {
    func dispose()
}

/// A disposable that tells whether it has ended.
public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

/// A value that several threads may change.
final class Locked<Value> {
    private let lock = NSRecursiveLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func with<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try work(&value)
    }
}

/// Disposables that are ended together. A disposable that joins after the end is ended at once.
public final class CompositeDisposable: Cancelable {
    private let all: Locked<[any Disposable]?>

    public init(disposables: [any Disposable] = []) { all = Locked(disposables) }
    public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

    public var isDisposed: Bool { all.with { $0 == nil } }

    public func insert(_ disposable: any Disposable) {
        let isOpen = all.with { all in
            all?.append(disposable)
            return all != nil
        }
        if !isOpen { disposable.dispose() }
    }

    public func dispose() {
        // Ends them outside of the lock, as their ends may run code.
        let last = all.with { all in
            defer { all = nil }
            return all
        }
        for one in last ?? [] { one.dispose() }
    }
}

/// A disposable whose activity is set later. Setting another activity ends the previous one.
public final class SerialDisposable: Cancelable {
    private let state = Locked((current: (any Disposable)?.none, isDisposed: false))

    public init() {}

    public var isDisposed: Bool { state.with(\.isDisposed) }

    public var disposable: any Disposable {
        get { state.with(\.current) ?? Disposables.create() }
        set {
            let ended = state.with { state -> (any Disposable)? in
                if state.isDisposed { return newValue }
                defer { state.current = newValue }
                return state.current
            }
            ended?.dispose()
        }
    }

    public func dispose() {
        let last = state.with { state in
            defer { state = (nil, true) }
            return state.current
        }
        last?.dispose()
    }
}

public typealias SingleAssignmentDisposable = SerialDisposable

extension SerialDisposable {
    public func setDisposable(_ disposable: any Disposable) { self.disposable = disposable }
}

/// Makes disposables.
public enum Disposables {
    public static func create() -> any Cancelable { CompositeDisposable() }
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { CompositeDisposable(Ending(end: dispose)) }
    public static func create(_ disposables: [any Disposable]) -> any Cancelable { CompositeDisposable(disposables: disposables) }
    public static func create(_ disposables: any Disposable...) -> any Cancelable { CompositeDisposable(disposables: disposables) }

    private struct Ending: Disposable {
        let end: () -> Void

        func dispose() { end() }
    }
}

/// Ends its disposables when it is released.
public final class DisposeBag {
    private let all = CompositeDisposable()

    public init() {}
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    deinit { all.dispose() }

    public func insert(_ disposable: any Disposable) { all.insert(disposable) }
    public func insert(_ disposables: any Disposable...) { insert(disposables) }
    public func insert(_ disposables: [any Disposable]) {
        for one in disposables { all.insert(one) }
    }
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
