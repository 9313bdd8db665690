// MARK: Inner observables

/// The inner observables whose elements are passed on.
private enum Flattening {
    case all
    /// Only observables that arrive while no other observable runs.
    case first
    /// Only the newest observable, which ends the previous one.
    case latest
}

extension ObservableType {
    private func flatten<Source: ObservableConvertibleType>(
        _ kind: Flattening, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Observable { observer in
            let (all, newest) = (CompositeDisposable(), SerialDisposable())
            let state = Locked((running: 0, number: 0, hasEnded: false))
            func endIfDone() {
                if state.with({ $0.hasEnded && $0.running == 0 }) { observer.onCompleted() }
            }
            func run(_ source: Source) {
                let number = state.with { state in
                    state.running = kind == .latest ? 1 : state.running + 1
                    state.number += 1
                    return state.number
                }
                // Before the source sends, as its elements may lead to the next inner observable.
                let slot = SerialDisposable()
                if kind == .latest { newest.disposable = slot } else { all.insert(slot) }
                slot.disposable = source.asObservable().subscribe { event in
                    guard kind != .latest || state.with({ $0.number == number }) else { return }
                    guard event.isCompleted else { return observer.on(event) }
                    state.with { $0.running -= 1 }
                    endIfDone()
                }
            }
            all.insert(newest)
            all.insert(self.subscribe { event in
                switch event {
                case .next(let element):
                    if kind == .first, state.with({ $0.running > 0 }) { return }
                    do { run(try selector(element)) } catch { observer.onError(error) }
                case .error(let error): observer.onError(error)
                case .completed:
                    state.with { $0.hasEnded = true }
                    endIfDone()
                }
            })
            return all
        }
    }

    public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.all, selector)
    }

    public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.latest, selector)
    }

    public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        flatten(.first, selector)
    }

    public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element> {
        map { try selector($0).asObservable() }.concat()
    }

    public func merge<Inner>() -> Observable<Inner> where Element: ObservableConvertibleType<Inner> { flatMap { $0 } }
    public func merge<Inner>(maxConcurrent: Int) -> Observable<Inner> where Element: ObservableConvertibleType<Inner> { flatMap { $0 } }
    public func switchLatest<Inner>() -> Observable<Inner> where Element: ObservableConvertibleType<Inner> { flatMapLatest { $0 } }

    /// Sends the elements of the inner observables, one observable after the other.
    public func concat<Inner>() -> Observable<Inner> where Element: ObservableConvertibleType<Inner> {
        Observable { observer in
            let all = CompositeDisposable()
            let state = Locked((waiting: [Observable<Inner>](), isBusy: false, hasEnded: false))
            func next() {
                let source = state.with { state in
                    let source = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
                    state.isBusy = source != nil
                    return source
                }
                if let source {
                    all.insert(source.subscribe { $0.isCompleted ? next() : observer.on($0) })
                } else if state.with(\.hasEnded) {
                    observer.onCompleted()
                }
            }
            all.insert(self.subscribe { event in
                if let error = event.error { return observer.onError(error) }
                let isBusy = state.with { state in
                    if let source = event.element { state.waiting.append(source.asObservable()) } else { state.hasEnded = true }
                    return state.isBusy
                }
                if !isBusy { next() }
            })
            return all
        }
    }

    public func concat<Source: ObservableConvertibleType<Element>>(_ second: Source) -> Observable<Element> {
        Observable<Observable<Element>>.of(asObservable(), second.asObservable()).concat()
    }

    public func startWith(_ elements: Element...) -> Observable<Element> { Observable.from(elements).concat(self) }

    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> { Observable<Observable<Element>>.from(sources).concat() }
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { Observable<Observable<Element>>.from(sources).merge() }

    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        map { Optional($0) }.ifEmpty(default: nil).flatMap { element in element.map { .just($0) } ?? other }
    }
}

// MARK: Several observables

extension Observable {
    /// The latest or, if `isZip`, the first unused elements of all observables, whenever each has one.
    private static func joined(_ sources: [Observable<Any>], isZip: Bool, _ join: @escaping ([Any]) throws -> Element) -> Observable<Element> {
        Observable { observer in
            let all = CompositeDisposable()
            let state = Locked((queues: [[Any]](repeating: [], count: sources.count), ended: Set<Int>()))
            if sources.isEmpty {
                // Without sources, the latest elements are an empty array, but `zip` has no elements to join.
                do {
                    if !isZip { observer.onNext(try join([])) }
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            for (index, source) in sources.enumerated() {
                all.insert(source.subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed:
                        let isOver = state.with { state in
                            state.ended.insert(index)
                            return state.ended.count == sources.count || state.queues[index].isEmpty
                        }
                        if isOver { observer.onCompleted() }
                    case .next(let element):
                        let row = state.with { state -> [Any]? in
                            state.queues[index] = isZip ? state.queues[index] + [element] : [element]
                            guard state.queues.allSatisfy({ !$0.isEmpty }) else { return nil }
                            defer { if isZip { for one in state.queues.indices { state.queues[one].removeFirst() } } }
                            return state.queues.map { $0[0] }
                        }
                        guard let row else { return }
                        do { observer.onNext(try join(row)) } catch { return observer.onError(error) }
                        if isZip, state.with({ state in state.ended.contains { state.queues[$0].isEmpty } }) { observer.onCompleted() }
                    }
                })
            }
            return all
        }
    }

    fileprivate static func joining<each Source: ObservableType>(
        _ source: repeat each Source, isZip: Bool, _ selector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        var all: [Observable<Any>] = []
        repeat all.append((each source).map { $0 as Any })
        return joined(all, isZip: isZip) { row in
            var rest = row.makeIterator()
            func next<One: ObservableType>(of type: One.Type) -> One.Element { rest.next() as! One.Element }
            return try selector(repeat next(of: (each Source).self))
        }
    }

    fileprivate static func row<Source: ObservableType>(_ sources: [Source], isZip: Bool) -> Observable<[Source.Element]> {
        .joined(sources.map { $0.map { $0 as Any } }, isZip: isZip) { $0.map { $0 as! Source.Element } }
    }
}

extension ObservableType {
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        .joining(repeat each source, isZip: false, resultSelector)
    }

    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        .joining(repeat each source, isZip: true, resultSelector)
    }
}

extension ObservableType where Element == Any {
    public static func combineLatest<each Source: ObservableType>(_ source: repeat each Source) -> Observable<(repeat (each Source).Element)> {
        .joining(repeat each source, isZip: false) { (element: repeat (each Source).Element) in (repeat each element) }
    }

    public static func zip<each Source: ObservableType>(_ source: repeat each Source) -> Observable<(repeat (each Source).Element)> {
        .joining(repeat each source, isZip: true) { (element: repeat (each Source).Element) in (repeat each element) }
    }

    public static func combineLatest<Source: ObservableType>(_ sources: [Source]) -> Observable<[Source.Element]> { .row(sources, isZip: false) }
    public static func zip<Source: ObservableType>(_ sources: [Source]) -> Observable<[Source.Element]> { .row(sources, isZip: true) }
}

extension ObservableType {
    /// For each element of this observable, a result made of the element and the latest element of another observable.
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { observer in
            let latest = Locked(Source.Element?.none)
            let other = second.asObservable().subscribe(onNext: { element in latest.with { $0 = element } }, onError: observer.onError)
            let own = self.relayElements { observer in
                { element in try latest.with { $0 }.map { observer.onNext(try resultSelector(element, $0)) } }
            }
            return Disposables.create(other, own.subscribe(observer))
        }
    }

    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}
