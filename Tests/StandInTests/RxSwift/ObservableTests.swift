import Foundation
import RxRelay
import RxSwift
import Testing

/// The operators against the events that RxSwift documents for them.
struct ObservableTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let expected: [String]
        let made: @Sendable () -> [String]

        init<Source: ObservableConvertibleType & SendableMetatype>(
            _ name: String, _ expected: [String], _ make: @escaping @Sendable () -> Source
        ) {
            (testDescription, self.expected, made) = (name, expected, { events(make()) })
        }
    }

    private static var three: Observable<Int> { .of(1, 2, 3) }
    private static var failing: Observable<Int> { .concat(.of(1), .error(Trouble.early)) }

    static let cases = [
        Case("just", ["1", "end"]) { Observable.just(1) },
        Case("from", ["1", "2", "end"]) { Observable.from([1, 2]) },
        Case("from an optional", ["end"]) { Observable<Int>.from(optional: nil) },
        Case("never", []) { Observable<Int>.never() },
        Case("interval", []) { Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance) },
        Case("create", ["1", "end"]) {
            Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                observer.onNext(2)
                return Disposables.create()
            }
        },
        Case("map", ["2", "4", "6", "end"]) { three.map { $0 * 2 } },
        Case("a failing map", ["1", "error early"]) { three.map { if $0 > 1 { throw Trouble.early } else { $0 } } },
        Case("filter", ["2", "end"]) { three.filter { $0 == 2 } },
        Case("compactMap", ["3", "end"]) { Observable.of("a", "3").compactMap { Int($0) } },
        Case("scan", ["1", "3", "6", "end"]) { three.scan(0) { $0 + $1 } },
        Case("reduce", ["6", "end"]) { three.reduce(0) { $0 + $1 } },
        Case("reduce of nothing", ["0", "end"]) { Observable<Int>.empty().reduce(0) { $0 + $1 } },
        Case("distinctUntilChanged", ["1", "2", "1", "end"]) { Observable.of(1, 1, 2, 1).distinctUntilChanged() },
        Case("skip", ["3", "end"]) { three.skip(2) },
        Case("take", ["1", "2", "end"]) { three.take(2) },
        Case("take none", ["end"]) { three.take(0) },
        Case("take until", ["end"]) { three.take(until: Observable.just(())) },
        Case("first", ["Optional(1)", "end"]) { three.first() },
        Case("toArray", ["[1, 2, 3]", "end"]) { three.toArray() },
        Case("enumerated", ["0 a", "1 b", "end"]) { Observable.of("a", "b").enumerated().map { "\($0.index) \($0.element)" } },
        Case("startWith", ["0", "1", "2", "3", "end"]) { three.startWith(0) },
        Case("concat", ["1", "2", "3", "4", "end"]) { three.concat(Observable.just(4)) },
        Case("merge", ["1", "2", "3", "4", "end"]) { Observable.merge(three, .just(4)) },
        Case("flatMap", ["1", "1", "2", "2", "end"]) { Observable.of(1, 2).flatMap { Observable.of($0, $0) } },
        Case("flatMapFirst", ["1"]) { Observable.of(1, 2).flatMapFirst { Observable.just($0).concat(Observable.never()) } },
        Case("concatMap", ["1"]) { Observable.of(1, 2).concatMap { Observable.just($0).concat(Observable.never()) } },
        Case("catch", ["1", "9", "end"]) { failing.catch { _ in Observable.just(9) } },
        Case("catchAndReturn", ["1", "0", "end"]) { failing.catchAndReturn(0) },
        Case("retry", ["1", "1", "error early"]) { failing.retry(2) },
        Case("materialize", ["1", "nil", "end"]) { failing.materialize().map { $0.element.map { "\($0)" } ?? "nil" } },
        Case("combineLatest", ["3 x", "end"]) { Observable.combineLatest(three, Observable.just("x")).map { "\($0) \($1)" } },
        Case("combineLatest by a function", ["8", "9", "10", "end"]) {
            Observable.combineLatest(three, Single.just(4).asObservable(), three) { $0 + $1 + $2 }
        },
        Case("combineLatest of many", ["[3, 4]", "end"]) { Observable.combineLatest([three, .just(4)]) },
        Case("zip", ["1 x", "2 y", "end"]) { Observable.zip(three, Observable.of("x", "y")).map { "\($0) \($1)" } },
        Case("withLatestFrom", ["x", "x", "x", "end"]) { three.withLatestFrom(Observable.just("x")) },
        Case("single", ["1", "end"]) { Single.just(1).flatMap { .just($0) } },
        Case("single of several", ["error moreThanOneElement"]) { three.asSingle() },
        Case("single of none", ["error noElements"]) { Observable<Int>.empty().asSingle() },
        Case("create a single", ["1", "end"]) {
            Single<Int>.create { single in
                single(.success(1))
                return Disposables.create()
            }
        },
        Case("zip singles", ["1 x", "end"]) { Single.zip(.just(1), .just("x")).map { "\($0) \($1)" } },
        Case("completable", ["2", "end"]) { Completable.empty().andThen(Single.just(2)) },
        Case("driver", ["1", "0", "end"]) { failing.asDriver(onErrorJustReturn: 0) },
        Case("combined drivers", ["3 4", "end"]) { Driver.combineLatest(Driver.of(2, 3), Driver.just(4)).map { "\($0) \($1)" } },
    ]

    @Test(arguments: cases) func operatorsSendTheDocumentedEvents(_ one: Case) { #expect(one.made() == one.expected) }

    @Test func flatMapLatestFollowsTheLastOne() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let outer = PublishSubject<PublishSubject<Int>>()
        let recorder = ObservableRecorder(outer.flatMapLatest { $0 })
        outer.onNext(first)
        first.onNext(1)
        outer.onNext(second)
        first.onNext(2)
        second.onNext(3)
        outer.onCompleted()
        second.onCompleted()
        #expect(recorder.events == ["1", "3", "end"])
    }

    @Test func subjectsReplayByTheirKind() {
        func late<Kind: ObservableType & ObserverType>(_ subject: Kind) -> [String] where Kind.Element == Int {
            for value in 1...3 { subject.onNext(value) }
            let recorder = ObservableRecorder(subject)
            subject.onNext(4)
            return recorder.events
        }
        #expect(late(PublishSubject()) == ["4"])
        #expect(late(BehaviorSubject(value: 0)) == ["3", "4"])
        #expect(late(ReplaySubject.create(bufferSize: 2)) == ["2", "3", "4"])
        #expect(late(PublishRelay()) == ["4"])
        #expect(late(BehaviorRelay(value: 0)) == ["3", "4"])
    }

    @Test func endedSubjectsSendOnlyTheirEnd() throws {
        let subject = BehaviorSubject(value: 1)
        subject.onError(Trouble.late)
        subject.onNext(2)
        #expect(events(subject) == ["error late"])
        #expect(throws: Trouble.late) { try subject.value() }
    }

    @Test func aRelayIgnoresEnds() {
        let relay = BehaviorRelay(value: 1)
        _ = Observable.of(2, 3).bind(to: relay)
        #expect(relay.value == 3 && events(relay) == ["3"])
    }

    @Test func sharingSubscribesOnce() {
        var count = 0
        let source = PublishSubject<Int>()
        let shared = source.do(onSubscribe: { count += 1 }).share(replay: 1)
        let first = ObservableRecorder(shared)
        source.onNext(1)
        let second = ObservableRecorder(shared)
        source.onNext(2)
        #expect(first.events == ["1", "2"] && second.events == ["1", "2"] && count == 1)
        first.dispose()
        second.dispose()
        #expect(!source.hasObservers)
        #expect(events(shared) == [] && count == 2)
    }

    @Test func signalsReplayNothing() {
        let relay = PublishRelay<Int>()
        let (signal, driver) = (relay.asSignal(), relay.asDriver(onErrorJustReturn: 0))
        let (first, other) = (ObservableRecorder(signal), ObservableRecorder(driver))
        relay.accept(1)
        #expect(events(signal) == [] && events(driver) == ["1"])
        #expect(first.events == ["1"] && other.events == ["1"])
    }

    @Test func subscriptionsEndWithTheirBag() {
        let subject = PublishSubject<Int>()
        var (values, disposed) = ([Int](), 0)
        var bag = DisposeBag()
        subject.subscribe(onNext: { values.append($0) }, onDisposed: { disposed += 1 }).disposed(by: bag)
        subject.onNext(1)
        bag = DisposeBag()
        subject.onNext(2)
        #expect(values == [1] && disposed == 1 && !subject.hasObservers)
        withExtendedLifetime(bag) {}
    }

    @Test func observablesEndWithTheObjectTheyHoldWeakly() {
        let subject = PublishSubject<Int>()
        var object: NSObject? = NSObject()
        let recorder = ObservableRecorder(subject.withUnretained(object!).map { $1 })
        subject.onNext(1)
        object = nil
        subject.onNext(2)
        #expect(recorder.events == ["1", "end"])
    }

    @MainActor @Test func otherQueuesDeliverLaterAndInOrder() async {
        let log = BehaviorRelay<[String]>(value: [])
        func note(_ value: Int) { log.accept(log.value + ["\(value)"]) }
        _ = Observable.of(1, 2).observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe(onNext: note)
        _ = Observable.of(3, 4).debounce(.seconds(5), scheduler: MainScheduler.instance).subscribe(onNext: note)
        log.accept(["now"])
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(log.value == ["now", "1", "2", "4"])
    }
}
