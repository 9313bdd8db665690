import Foundation

/// The order in which an operator follows the observables that values are turned into.
enum Following {
    case all
    case latest
    case first
    case inOrder
}

extension ObservableType {
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.all, selector) }
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.latest, selector) }
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.first, selector) }
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(.inOrder, selector) }

    func flatten<Source: ObservableConvertibleType>(
        _ following: Following, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Observable { next in
            let lock = NSRecursiveLock()
            let (group, latest) = (DisposableGroup([]), Link())
            var waiting: [Observable<Source.Element>] = []
            var (running, hasEnded) = (0, false)
            // An observable that is replaced sends no end.
            func run(_ source: Observable<Source.Element>) {
                running = following == .latest ? 1 : running + 1
                let own = Link()
                if following == .latest { latest.attach(own) } else { group.insert(own) }
                own.attach(source.listen { event in
                    lock.withLock {
                        guard event.isCompleted else { return next(event) }
                        running -= 1
                        if !waiting.isEmpty { run(waiting.removeFirst()) }
                        if hasEnded, running == 0 { next(.completed) }
                    }
                })
            }
            group.insert(latest)
            group.insert(asObservable().listen { event in
                lock.withLock {
                    switch event {
                    case .next(let value):
                        if following == .first, running > 0 { return }
                        do {
                            let source = try selector(value).asObservable()
                            if following == .inOrder, running > 0 { waiting.append(source) } else { run(source) }
                        } catch { next(.error(error)) }
                    case .error(let error): next(.error(error))
                    case .completed:
                        hasEnded = true
                        if running == 0 { next(.completed) }
                    }
                }
            })
            return group
        }
    }

    public static func merge<C: Collection>(_ sources: C) -> Observable<Element> where C.Element == Observable<Element> {
        Observable<C.Element>.from(sources).flatMap { $0 }
    }
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
    public static func concat<C: Sequence>(_ sources: C) -> Observable<Element> where C.Element == Observable<Element> {
        Observable<C.Element>.from(sources).concatMap { $0 }
    }
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element {
        .concat([asObservable(), second.asObservable()])
    }
    public func startWith(_ elements: Element...) -> Observable<Element> { Observable.from(elements).concat(self) }

    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { next in
            var latest: Source.Element?
            return Disposables.create(
                second.asObservable().listen { event in
                    if let value = event.element { latest = value }
                    if let error = event.error { next(.error(error)) }
                },
                self.passing { next in { value in if let latest { next(.next(try resultSelector(value, latest))) } } }.listen(next))
        }
    }

    public func `catch`<Source: ObservableConvertibleType>(
        _ handler: @escaping (any Error) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        Observable { next in
            let (own, first) = (Link(), Link())
            own.attach(first)
            first.attach(asObservable().listen { event in
                guard let error = event.error else { return next(event) }
                do { own.attach(try handler(error).asObservable().listen(next)) } catch { next(.error(error)) }
            })
            return own
        }
    }
    public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in Observable.just(element) } }
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
    /// Subscribes again after an error, up to a number of attempts; by default one, as the error would come again without end.
    public func retry(_ attempts: Int = 1) -> Observable<Element> {
        attempts < 2 ? asObservable() : self.catch { _ in retry(attempts - 1) }
    }

    /// Shares one subscription among all observers.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let (source, lock) = (asObservable(), NSRecursiveLock())
        var (hub, connection, count): (Hub<Element>?, (any Disposable)?, Int) = (nil, nil, 0)
        return Observable { next in
            lock.withLock {
                let own = hub ?? Hub(capacity: replay)
                hub = own
                let link = own.add(replaysAfterEnd: scope == .forever, next)
                count += 1
                if count == 1, !own.hasEnded {
                    connection = source.listen { event in
                        if event.isStopEvent, scope == .whileConnected, hub === own { hub = nil }
                        own.send(event)
                    }
                }
                return Disposables.create {
                    link.dispose()
                    lock.withLock {
                        count -= 1
                        guard count == 0 else { return }
                        if scope == .whileConnected { hub = nil }
                        connection?.dispose()
                    }
                }
            }
        }
    }
}

/// The time for which shared values are kept.
public enum SubjectLifetimeScope: Sendable {
    case whileConnected
    case forever
}

/// Sends the values of several observables together: the newest ones whenever one comes, or the ones of equal number.
func combined(_ sources: [Observable<Any>], newest: Bool) -> Observable<[Any]> {
    Observable { next in
        let (lock, group) = (NSRecursiveLock(), DisposableGroup([]))
        var queues = sources.map { _ in [Any]() }
        var ended: Set<Int> = []
        func receive(_ value: Any, _ index: Int) {
            if newest { queues[index] = [value] } else { queues[index].append(value) }
            guard queues.allSatisfy({ !$0.isEmpty }) else { return }
            let values = queues.map { $0[0] }
            if !newest { for index in queues.indices { queues[index].removeFirst() } }
            next(.next(values))
        }
        func endIfDone() {
            let isDone = newest ? ended.count == sources.count : ended.contains { queues[$0].isEmpty }
            if isDone || sources.isEmpty { next(.completed) }
        }
        for (index, source) in sources.enumerated() {
            group.insert(source.listen { event in
                lock.withLock {
                    switch event {
                    case .next(let value): receive(value, index)
                    case .error(let error): next(.error(error))
                    case .completed: ended.insert(index)
                    }
                    if !ended.isEmpty { endIfDone() }
                }
            })
        }
        if sources.isEmpty { endIfDone() }
        return group
    }
}

/// Observables of several types, combined into tuples.
func tuples<each Source: ObservableConvertibleType>(
    _ source: repeat each Source, newest: Bool
) -> Observable<(repeat (each Source).Element)> {
    results(repeat each source, newest: newest) { (value: repeat (each Source).Element) in (repeat each value) }
}

/// Observables of several types, combined by a function of their values.
func results<each Source: ObservableConvertibleType, Result>(
    _ source: repeat each Source, newest: Bool, _ make: @escaping (repeat (each Source).Element) throws -> Result
) -> Observable<Result> {
    var sources: [Observable<Any>] = []
    repeat sources.append((each source).asObservable().map { $0 as Any })
    return combined(sources, newest: newest).map { values in
        var index = -1
        func next<Value>(_ type: Value.Type) -> Value {
            index += 1
            return values[index] as! Value
        }
        return try make(repeat next((each Source).Element.self))
    }
}

extension ObservableType where Element == Any {
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> { tuples(repeat each source, newest: true) }
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> { tuples(repeat each source, newest: false) }
}

extension ObservableType {
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> { results(repeat each source, newest: true, resultSelector) }
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> { results(repeat each source, newest: false, resultSelector) }

    public static func combineLatest<C: Collection>(
        _ sources: C
    ) -> Observable<[Element]> where C.Element: ObservableType, C.Element.Element == Element {
        combined(sources.map { $0.asObservable().map { $0 as Any } }, newest: true).map { $0.map { $0 as! Element } }
    }
    public static func zip<C: Collection>(
        _ sources: C
    ) -> Observable<[Element]> where C.Element: ObservableType, C.Element.Element == Element {
        combined(sources.map { $0.asObservable().map { $0 as Any } }, newest: false).map { $0.map { $0 as! Element } }
    }
}
