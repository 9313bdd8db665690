// Subscriptions of drivers and signals, by the names of both.

extension SharedSequenceConvertibleType {
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable { asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    public func drive<O: ObserverType>(_ observers: O...) -> any Disposable where O.Element == Element {
        asObservable().listen { event in for one in observers { one.on(event) } }
    }
    public func drive<O: ObserverType>(_ observers: O...) -> any Disposable where O.Element == Element? {
        asObservable().listen { event in for one in observers { one.on(event.map { $0 }) } }
    }
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result { transformation(asObservable()) }
    public func drive<Argument, Result>(_ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument) -> Result {
        with(asObservable())(curriedArgument)
    }

    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable { drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { drive(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    public func emit<O: ObserverType>(to observers: O...) -> any Disposable where O.Element == Element {
        asObservable().listen { event in for one in observers { one.on(event) } }
    }
    public func emit<O: ObserverType>(to observers: O...) -> any Disposable where O.Element == Element? {
        asObservable().listen { event in for one in observers { one.on(event.map { $0 }) } }
    }
}
