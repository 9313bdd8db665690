import Foundation

/// A value with observers; values are delivered when they are set.
public final class Observable<Value> {
    public typealias Observer = (Value) -> Void

    private var observers: [UUID: Observer] = [:]
    private let lock = NSRecursiveLock()

    public var value: Value {
        didSet {
            lock.lock(); defer { lock.unlock() }
            observers.values.forEach { $0(value) }
        }
    }

    public init(_ value: Value) { self.value = value }

    public func observe(_ observer: @escaping Observer) -> Disposable {
        let id = UUID()
        lock.lock()
        observers[id] = observer
        lock.unlock()
        observer(value)
        return Disposable { [weak self] in self?.observers[id] = nil }
    }

    public func map<Result>(_ transform: @escaping (Value) -> Result) -> Observable<Result> {
        let mapped = Observable<Result>(transform(value))
        observers[UUID()] = { mapped.value = transform($0) }
        return mapped
    }
}

public final class Disposable {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

public final class DisposeBag {
    private var disposables: [Disposable] = []
    public init() {}
    func insert(_ disposable: Disposable) { disposables.append(disposable) }
}
