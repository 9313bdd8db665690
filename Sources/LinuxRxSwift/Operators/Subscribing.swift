extension ObservableType {
    public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable where O.Element == Element {
        asObservable().listen(observer.on)
    }

    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { asObservable().listen(on) }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let end = Disposables.create { onDisposed?() }
        let own = asObservable().listen { event in
            switch event {
            case .next(let value): onNext?(value)
            case .error(let error): onError?(error)
            case .completed: onCompleted?()
            }
            if event.isStopEvent { end.dispose() }
        }
        return onDisposed == nil ? own : Disposables.create(own, end)
    }

    /// Subscribes while an object lives.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] value in if let object { onNext?(object, value) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: onDisposed.map { work in { [weak object] in if let object { work(object) } } })
    }

    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
    public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }
    /// Sends the events to observers, relays among them.
    public func bind<O: ObserverType>(to observers: O...) -> any Disposable where O.Element == Element {
        asObservable().listen { event in for one in observers { one.on(event) } }
    }
    public func bind<O: ObserverType>(to observers: O...) -> any Disposable where O.Element == Element? {
        asObservable().listen { event in for one in observers { one.on(event.map { $0 }) } }
    }
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
    public func bind<Argument, Result>(to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument) -> Result {
        binder(self)(curriedArgument)
    }
}
