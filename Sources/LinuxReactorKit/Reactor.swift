public import LinuxRxSwift
import LinuxUIKit

/// Turns a view's actions into its state.
public protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation = Action
    associatedtype State

    var initialState: State { get }
    var action: ActionSubject<Action> { get }
    var currentState: State { get }
    var state: Observable<State> { get }
    var scheduler: any ImmediateSchedulerType { get }

    func transform(action: Observable<Action>) -> Observable<Action>
    func mutate(action: Action) -> Observable<Mutation>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
    func transform(state: Observable<State>) -> Observable<State>
}

/// A subject of actions, which has no end.
public typealias ActionSubject<Action> = PublishRelay<Action>

/// The action of a reactor without actions.
public enum NoAction {}

/// The action and the state of a reactor.
private final class Flow<Action, State> {
    let action = ActionSubject<Action>()
    let state: BehaviorRelay<State>
    let bag = DisposeBag()

    init(_ initial: State) { state = BehaviorRelay(value: initial) }
}

nonisolated(unsafe) private var flowKey = 0

extension Reactor {
    public var action: ActionSubject<Action> { flow.action }
    public var currentState: State { flow.state.value }
    public var state: Observable<State> { flow.state.asObservable() }
    public var scheduler: any ImmediateSchedulerType { MainScheduler.instance }

    public func transform(action: Observable<Action>) -> Observable<Action> { action }
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
    public func transform(state: Observable<State>) -> Observable<State> { state }
    public func mutate(action: Action) -> Observable<Mutation> { .empty() }
    public func reduce(state: State, mutation: Mutation) -> State { state }

    /// Made on first use.
    private var flow: Flow<Action, State> {
        if let known = objc_getAssociatedObject(self, &flowKey) as? Flow<Action, State> { return known }
        let made = Flow<Action, State>(initialState)
        objc_setAssociatedObject(self, &flowKey, made, .OBJC_ASSOCIATION_RETAIN)
        let mutations = transform(action: made.action.asObservable()).flatMap { [weak self] action in
            self?.mutate(action: action).catch { _ in Observable.empty() } ?? .empty()
        }
        let states = transform(mutation: mutations).scan(initialState) { [weak self] state, mutation in
            self?.reduce(state: state, mutation: mutation) ?? state
        }.startWith(initialState)
        transform(state: states).bind(to: made.state).disposed(by: made.bag)
        return made
    }
}

extension Reactor where Mutation == Action {
    public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}
