extension ObservableType {
    // MARK: Binding

    public func bind<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
        subscribe { event in for observer in observers { observer.on(event) } }
    }

    public func bind<Observer: ObserverType<Element?>>(to observers: Observer...) -> any Disposable {
        subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
    }

    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable { bind { element in for relay in relays { relay.accept(element) } } }
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable { bind { element in for relay in relays { relay.accept(element) } } }

    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

    public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }

    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    public func bind<First, Result>(to binder: (Self) -> (First) -> Result, curriedArgument: First) -> Result { binder(self)(curriedArgument) }

    // MARK: Drivers and signals

    // Without arguments, the functions below are ambiguous.
    public func drive() -> any Disposable { subscribe() }
    public func emit() -> any Disposable { subscribe() }

    public func drive<Observer: ObserverType<Element>>(_ observers: Observer...) -> any Disposable {
        subscribe { event in for observer in observers { observer.on(event) } }
    }

    public func drive<Observer: ObserverType<Element?>>(_ observers: Observer...) -> any Disposable {
        subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
    }

    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable { bind { element in for relay in relays { relay.accept(element) } } }
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable { bind { element in for relay in relays { relay.accept(element) } } }
    public func drive<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }

    public func drive<First, Result>(_ binder: (Self) -> (First) -> Result, curriedArgument: First) -> Result { binder(self)(curriedArgument) }

    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func emit<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
        subscribe { event in for observer in observers { observer.on(event) } }
    }

    public func emit<Observer: ObserverType<Element?>>(to observers: Observer...) -> any Disposable {
        subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
    }

    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable { bind { element in for relay in relays { relay.accept(element) } } }
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable { bind { element in for relay in relays { relay.accept(element) } } }

    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

/// Here, drivers, signals and infallibles are plain observables, which may fail.
public typealias Driver<Element> = Observable<Element>
public typealias Signal<Element> = Observable<Element>
public typealias Infallible<Element> = Observable<Element>
public typealias SharedSequence<Strategy, Element> = Observable<Element>
public enum DriverSharingStrategy {}
public enum SignalSharingStrategy {}

extension ObservableConvertibleType {
    public func asDriver() -> Driver<Element> { asObservable().share(replay: 1) }
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { asObservable().catchAndReturn(element).asDriver() }
    public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> { asObservable().catch { _ in driver }.asDriver() }
    public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> { asObservable().catch(onErrorRecover).asDriver() }
    public func asSignal() -> Signal<Element> { asObservable().share() }
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> { asObservable().catchAndReturn(element).asSignal() }
    public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> { asObservable().catch { _ in signal }.asSignal() }
    public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> { asObservable().catch(onErrorRecover).asSignal() }
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> { asObservable().catchAndReturn(element) }
}
