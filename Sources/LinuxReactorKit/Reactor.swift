@_exported public import LinuxRxSwift
import LinuxUIKit

/// An object that changes its state by the actions that it gets.
public protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation = Action
    associatedtype State

    var action: ActionSubject<Action> { get }
    var initialState: State { get }
    var currentState: State { get }
    var state: Observable<State> { get }

    func transform(action: Observable<Action>) -> Observable<Action>
    func mutate(action: Action) -> Observable<Mutation>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
    func transform(state: Observable<State>) -> Observable<State>
}

/// The action or mutation of a reactor that has none.
public typealias NoAction = Never
public typealias NoMutation = Never

extension Reactor {
    public typealias Scheduler = any SchedulerType

    public var action: ActionSubject<Action> { store.actions }
    public var currentState: State { store.current }
    public var state: Observable<State> { store.states.asObservable() }

    public func transform(action: Observable<Action>) -> Observable<Action> { action }
    public func mutate(action: Action) -> Observable<Mutation> { .empty() }
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
    public func reduce(state: State, mutation: Mutation) -> State { state }
    public func transform(state: Observable<State>) -> Observable<State> { state }

    /// The values of a property of the state, sent each time that the property is set.
    public func pulse<Value>(_ property: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> {
        state.map(property).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
    }

    /// The reactor's store, created and started at its first use.
    private var store: Store<Self> {
        if let store = objc_getAssociatedObject(self, storeKey) as? Store<Self> { return store }
        let store = Store<Self>(initialState)
        objc_setAssociatedObject(self, storeKey, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        store.run(self)
        return store
    }
}

extension Reactor where Action == Mutation {
    public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

nonisolated(unsafe) private let storeKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// The actions and states of a reactor, which it does not retain.
private final class Store<Owner: Reactor> {
    let actions = ActionSubject<Owner.Action>()
    let states = ReplaySubject<Owner.State>.create(bufferSize: 1)
    private(set) var current: Owner.State
    private let bag = DisposeBag()

    init(_ state: Owner.State) { current = state }

    func run(_ owner: Owner) {
        let mutations = owner.transform(action: actions.asObservable()).flatMap { [weak owner] action -> Observable<Owner.Mutation> in
            owner?.mutate(action: action).catch { _ in .empty() } ?? .empty()
        }
        let reduced = owner.transform(mutation: mutations).scan(current) { [weak owner] state, mutation in
            owner?.reduce(state: state, mutation: mutation) ?? state
        }
        owner.transform(state: reduced.catch { _ in .empty() }.startWith(current))
            .subscribe(onNext: { [unowned self] state in
                current = state
                states.onNext(state)
            })
            .disposed(by: bag)
    }
}

/// Passes on actions; it does not end.
public final class ActionSubject<Action>: ObservableType, ObserverType {
    public typealias Element = Action

    private let subject = PublishSubject<Action>()

    public init() {}

    public func on(_ event: Event<Action>) { event.element.map(subject.onNext) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Action {
        subject.subscribe(observer)
    }
}

/// A property of a state, with the number of times that it was set.
@propertyWrapper public struct Pulse<Value> {
    public var value: Value { didSet { valueUpdatedCount &+= 1 } }
    public private(set) var valueUpdatedCount = UInt.min

    public init(wrappedValue: Value) { value = wrappedValue }

    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public var projectedValue: Self { self }
}
