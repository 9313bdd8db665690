extension ObservableType {
    // MARK: Elements

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        relayElements { observer in { observer.onNext(try transform($0)) } }
    }

    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        relayElements { observer in { try transform($0).map(observer.onNext) } }
    }

    public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        relayElements { observer in { if try isIncluded($0) { observer.onNext($0) } } }
    }

    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Observable<Result> {
        compactMap { [weak object] element in object.map { resultSelector($0, element) } }
    }

    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }

    public func enumerated() -> Observable<(index: Int, element: Element)> {
        scan((index: -1, element: Element?.none)) { ($0.index + 1, $1) }.map { ($0.index, $0.element!) }
    }

    public func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> {
        relayElements { observer in
            var last = seed
            return { element in
                last = try accumulator(last, element)
                observer.onNext(last)
            }
        }
    }

    public func scan<Result>(into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void) -> Observable<Result> {
        scan(seed) { last, element in
            var next = last
            try accumulator(&next, element)
            return next
        }
    }

    public func reduce<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> {
        scan(seed, accumulator: accumulator).startWith(seed).takeLast(1)
    }

    public func toArray() -> Single<[Element]> { reduce([Element]()) { $0 + [$1] }.asSingle() }

    public func distinctUntilChanged(_ isEqual: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
        relayElements { observer in
            var last: Element?
            return { element in
                if let known = last, try isEqual(known, element) { return }
                last = element
                observer.onNext(element)
            }
        }
    }

    public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key) -> Observable<Element> {
        distinctUntilChanged { try key($0) == key($1) }
    }

    public func distinctUntilChanged() -> Observable<Element> where Element: Equatable { distinctUntilChanged(==) }

    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }

    // MARK: Parts

    public func take(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return .empty() }
        return relayElements { observer in
            var rest = count
            return { element in
                // Code that gets the element may send the next one.
                guard rest > 0 else { return }
                rest -= 1
                let isLast = rest == 0
                observer.onNext(element)
                if isLast { observer.onCompleted() }
            }
        }
    }

    public func first() -> Single<Element?> { map { Optional($0) }.take(1).ifEmpty(default: nil).asSingle() }
    public func single() -> Observable<Element> { take(1) }

    public func skip(_ count: Int) -> Observable<Element> {
        relayElements { observer in
            var rest = count
            return { element in
                rest -= 1
                if rest < 0 { observer.onNext(element) }
            }
        }
    }

    public func take(while isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        relayElements { observer in { if try isIncluded($0) { observer.onNext($0) } else { observer.onCompleted() } } }
    }

    public func skip(while isSkipped: @escaping (Element) throws -> Bool) -> Observable<Element> {
        relayElements { observer in
            var isOpen = false
            return { element in
                isOpen = try isOpen || !isSkipped(element)
                if isOpen { observer.onNext(element) }
            }
        }
    }

    public func takeLast(_ count: Int) -> Observable<Element> {
        relay { observer in
            var last: [Element] = []
            return { event in
                if let element = event.element { last = (last + [element]).suffix(count) } else {
                    if event.isCompleted { last.forEach(observer.onNext) }
                    observer.on(event.map { $0 })
                }
            }
        }
    }

    public func take<Trigger: ObservableType>(until trigger: Trigger) -> Observable<Element> {
        Observable { observer in
            let end = trigger.subscribe(onNext: { _ in observer.onCompleted() })
            return Disposables.create(end, self.subscribe(observer))
        }
    }

    public func skip<Trigger: ObservableType>(until trigger: Trigger) -> Observable<Element> {
        Observable { observer in
            let isOpen = Locked(false)
            let start = trigger.subscribe(onNext: { _ in isOpen.with { $0 = true } })
            return Disposables.create(start, self.filter { _ in isOpen.with { $0 } }.subscribe(observer))
        }
    }

    public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }
    public func takeUntil<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<Element> { take(until: trigger) }
    public func ignoreElements() -> Observable<Never> { relayElements { _ in { _ in } } }

    public func ifEmpty(default element: Element) -> Observable<Element> {
        relay { observer in
            var isEmpty = true
            return { event in
                if isEmpty, event.isCompleted { observer.onNext(element) }
                isEmpty = false
                observer.on(event)
            }
        }
    }

    // MARK: Events

    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Observable { observer in
            onSubscribe?()
            let own = self.subscribe { event in
                do {
                    switch event {
                    case .next(let element): try onNext?(element)
                    case .error(let error): try onError?(error)
                    case .completed: try onCompleted?()
                    }
                    observer.on(event)
                    switch event {
                    case .next(let element): try afterNext?(element)
                    case .error(let error): try afterError?(error)
                    case .completed: try afterCompleted?()
                    }
                } catch {
                    observer.onError(error)
                }
            }
            onSubscribed?()
            return Disposables.create(own, Disposables.create { onDispose?() })
        }
    }

    public func materialize() -> Observable<Event<Element>> {
        relay { observer in
            { event in
                observer.onNext(event)
                if event.isStopEvent { observer.onCompleted() }
            }
        }
    }

    public func dematerialize<Inner>() -> Observable<Inner> where Element == Event<Inner> {
        relayElements { observer in { observer.on($0) } }
    }

    // MARK: Errors

    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
        Observable { observer in
            let all = CompositeDisposable()
            all.insert(self.subscribe { event in
                guard let error = event.error else { return observer.on(event) }
                do { all.insert(try handler(error).subscribe(observer)) } catch { observer.onError(error) }
            })
            return all
        }
    }

    public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> { `catch`(handler) }
    public func catchAndReturn(_ element: Element) -> Observable<Element> { `catch` { _ in .just(element) } }
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
    public func retry(_ maxAttemptCount: Int = 1) -> Observable<Element> { asObservable() }
    public func retry<Trigger: ObservableType>(when handler: @escaping (Observable<any Error>) -> Trigger) -> Observable<Element> { asObservable() }

    // MARK: Sharing

    /// One subscription to this observable for all observers. It ends with the last observer, except with the scope `forever`. New observers
    /// get the last `replay` elements.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let state = Locked((subject: ReplaySubject<Element>?.none, count: 0, source: (any Disposable)?.none))
        return Observable { observer in
            let (subject, isFirst) = state.with { state in
                let isFirst = state.subject == nil
                let subject = state.subject ?? ReplaySubject(bufferSize: replay)
                (state.subject, state.count) = (subject, state.count + 1)
                return (subject, isFirst)
            }
            let own = subject.subscribe(observer)
            if isFirst {
                let source = self.subscribe(subject)
                state.with { $0.source = source }
            }
            return Disposables.create(own, Disposables.create {
                let source = state.with { state in
                    state.count -= 1
                    guard state.count == 0, scope == .whileConnected else { return (any Disposable)?.none }
                    defer { (state.subject, state.source) = (nil, nil) }
                    return state.source
                }
                source?.dispose()
            })
        }
    }
}

/// The time for which `share` keeps elements.
public enum SubjectLifetimeScope: Sendable { case whileConnected, forever }
