import RxSwift
import Testing

/// Operators of the stand-in for RxSwift, as ReactiveX documents them.
struct RxOperatorTests {
    private let numbers = Observable.of(1, 2, 3, 4)

    private func events<Element>(_ source: some ObservableConvertibleType<Element>) -> [String] { RxRecorder(source).events }

    @Test func elementsAreTransformedAndFiltered() {
        #expect(events(numbers.map { $0 * 10 }.filter { $0 > 20 }) == ["30", "40", "end"])
        #expect(events(numbers.compactMap { $0 == 2 ? nil : "n\($0)" }) == ["n1", "n3", "n4", "end"])
        #expect(events(numbers.scan(0) { $0 + $1 }) == ["1", "3", "6", "10", "end"])
        #expect(events(numbers.reduce(0) { $0 + $1 }) == ["10", "end"])
        #expect(events(Observable.of(1, 1, 2, 1).distinctUntilChanged()) == ["1", "2", "1", "end"])
        #expect(events(numbers.enumerated().map { $0.index * 10 + $0.element }) == ["1", "12", "23", "34", "end"])
        #expect(events(numbers.toArray()) == ["[1, 2, 3, 4]", "end"])
    }

    @Test func partsAreTaken() {
        #expect(events(numbers.take(2)) == ["1", "2", "end"])
        #expect(events(numbers.take(0)) == ["end"])
        #expect(events(numbers.skip(2)) == ["3", "4", "end"])
        #expect(events(numbers.takeLast(2)) == ["3", "4", "end"])
        #expect(events(numbers.take(while: { $0 < 3 })) == ["1", "2", "end"])
        #expect(events(numbers.skip(while: { $0 < 3 })) == ["3", "4", "end"])
        #expect(events(Observable<Int>.empty().ifEmpty(default: 7)) == ["7", "end"])
        #expect(events(numbers.ifEmpty(default: 7)) == ["1", "2", "3", "4", "end"])
        #expect(events(numbers.startWith(8, 9).take(3)) == ["8", "9", "1", "end"])
    }

    @Test func triggersOpenAndEnd() {
        let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Void>())
        let (until, from) = (RxRecorder(source.take(until: trigger)), RxRecorder(source.skip(until: trigger)))
        source.onNext(1)
        trigger.onNext(())
        source.onNext(2)
        #expect(until.events == ["1", "end"])
        #expect(from.events == ["2"])
    }

    @Test func thrownErrorsEndAndAreCaught() {
        let failing = numbers.map { number in if number == 2 { throw RxTrouble.early } else { number } }
        #expect(events(failing) == ["1", "error early"])
        #expect(events(failing.catchAndReturn(9)) == ["1", "9", "end"])
        #expect(events(failing.catch { _ in .of(5, 6) }) == ["1", "5", "6", "end"])
        #expect(events(failing.materialize().map(\.isStopEvent)) == ["false", "true", "end"])
    }

    @Test func sideEffectsRunInOrder() {
        var log: [String] = []
        let source = numbers.take(1).do(
            onNext: { log.append("next \($0)") }, onCompleted: { log.append("end") }, onSubscribe: { log.append("begin") },
            onDispose: { log.append("dispose") })
        _ = source.subscribe(onNext: { log.append("got \($0)") }, onDisposed: { log.append("over") })
        #expect(log == ["begin", "next 1", "got 1", "end", "over", "dispose"])
    }

    @Test func innerObservablesAreFlattened() {
        let (outer, first, second) = (PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<String>())
        let inner = [first, second]
        let all = RxRecorder(outer.flatMap { inner[$0] })
        let latest = RxRecorder(outer.flatMapLatest { inner[$0] })
        let busy = RxRecorder(outer.flatMapFirst { inner[$0] })
        outer.onNext(0)
        first.onNext("a")
        outer.onNext(1)
        first.onNext("b")
        second.onNext("c")
        outer.onCompleted()
        first.onCompleted()
        #expect(all.events == ["a", "b", "c"])
        #expect(latest.events == ["a", "c"])
        #expect(busy.events == ["a", "b", "end"])
        second.onCompleted()
        #expect(all.events.last == "end")
        #expect(latest.events.last == "end")
    }

    /// Code that gets an element sends the next one.
    @Test func elementsMaySendOthers() {
        let source = PublishSubject<Int>()
        var got: [Int] = []
        _ = source.take(2).subscribe(onNext: { number in
            got.append(number)
            source.onNext(number + 1)
        })
        source.onNext(1)
        #expect(got == [1, 2])
        let inner = PublishSubject<String>()
        let latest = RxRecorder(source.flatMapLatest { number in
            number == 1 ? Observable.just("old").do(onNext: { _ in source.onNext(2) }).concat(Observable.never()) : inner.asObservable()
        })
        source.onNext(1)
        inner.onNext("new")
        #expect(latest.events == ["new"])
    }

    @Test func concatenatedObservablesWaitForEachOther() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let both = RxRecorder(Observable.concat(first.asObservable(), second.asObservable()))
        second.onNext(9)
        first.onNext(1)
        first.onCompleted()
        second.onNext(2)
        second.onCompleted()
        #expect(both.events == ["1", "2", "end"])
    }

    @Test func severalObservablesAreCombined() {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<String>())
        let latest = RxRecorder(Observable.combineLatest(a, b) { "\($0)\($1)" })
        let pairs = RxRecorder(Observable.zip(a, b).map { "\($0)\($1)" })
        let with = RxRecorder(a.withLatestFrom(b) { "\($0)\($1)" })
        a.onNext(1)
        a.onNext(2)
        b.onNext("x")
        a.onNext(3)
        b.onNext("y")
        #expect(latest.events == ["2x", "3x", "3y"])
        #expect(pairs.events == ["1x", "2y"])
        #expect(with.events == ["3x"])
        a.onCompleted()
        #expect(latest.events.last == "3y")
        b.onCompleted()
        #expect(latest.events.last == "end")
        #expect(events(Observable.merge(.of(1), .of(2, 3))) == ["1", "2", "3", "end"])
        #expect(events(Observable.combineLatest([Observable.of(1), .of(2)])) == ["[1, 2]", "end"])
        #expect(events(Observable.combineLatest([Observable<Int>]())) == ["[]", "end"])
    }

    @Test func aSharedObservableRunsOnce() {
        var runs = 0
        let source = PublishSubject<Int>()
        let shared = Observable<Int>.create { observer in
            runs += 1
            return source.subscribe(observer)
        }.share(replay: 1)
        let first = RxRecorder(shared)
        source.onNext(1)
        let second = RxRecorder(shared)
        source.onNext(2)
        #expect(runs == 1)
        #expect(first.events == ["1", "2"])
        #expect(second.events == ["1", "2"])
        first.dispose()
        second.dispose()
        #expect(!source.hasObservers)
        _ = RxRecorder(shared)
        #expect(runs == 2)
    }

    @Test func traitsHaveOneElement() {
        let single = Single<Int>.create { single in
            single(.success(3))
            return Disposables.create()
        }
        var got: [String] = []
        _ = single.map { $0 + 1 }.subscribe { result in if case .success(let number) = result { got.append("\(number)") } }
        _ = single.flatMap { _ in Single<Int>.error(RxTrouble.early) }.subscribe(onFailure: { got.append("\($0)") })
        _ = Completable.empty().andThen(Single.just(5)).subscribe(onSuccess: { got.append("\($0)") })
        #expect(got == ["4", "early", "5"])
        #expect(events(numbers.asSingle()) == ["4", "end"])
        #expect(events(Observable<Int>.empty().asSingle()) == ["error noElements"])
        #expect(events(numbers.first()) == ["Optional(1)", "end"])
        #expect(events(single.filter { $0 > 3 }) == ["end"])
    }
}
