import RxRelay
import RxSwift
import Testing

struct RxSubjectTests {
    @Test func newObserversGetWhatTheSubjectKeeps() throws {
        let (published, current, last) = (PublishSubject<Int>(), BehaviorSubject(value: 0), ReplaySubject<Int>.create(bufferSize: 2))
        for number in 1...3 {
            published.onNext(number)
            current.onNext(number)
            last.onNext(number)
        }
        #expect(RxRecorder(published).events == [])
        #expect(RxRecorder(current).events == ["3"])
        #expect(RxRecorder(last).events == ["2", "3"])
        #expect(try current.value() == 3)
    }

    @Test func anEndIsFinal() {
        let subject = PublishSubject<Int>()
        let early = RxRecorder(subject)
        subject.onCompleted()
        subject.onNext(1)
        #expect(early.events == ["end"])
        #expect(RxRecorder(subject).events == ["end"])
        let (current, kept) = (BehaviorSubject(value: 1), ReplaySubject<Int>.create(bufferSize: 1))
        kept.onNext(2)
        current.onCompleted()
        kept.onError(RxTrouble.early)
        #expect(RxRecorder(current).events == ["end"])
        #expect(RxRecorder(kept).events == ["2", "error early"])
        let late = AsyncSubject<Int>()
        late.onNext(1)
        let recorder = RxRecorder(late)
        late.onNext(2)
        #expect(recorder.events == [])
        late.onCompleted()
        #expect(recorder.events == ["2", "end"])
    }

    @Test func relaysAreBound() {
        let (source, copy, optional) = (PublishRelay<Int>(), BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let bag = DisposeBag()
        source.bind(to: copy).disposed(by: bag)
        source.asDriver().drive(optional).disposed(by: bag)
        source.accept(4)
        #expect(copy.value == 4)
        #expect(optional.value == 4)
    }

    @Test func driversAndSignalsNeedNoObserver() {
        let (source, bag) = (PublishRelay<Int>(), DisposeBag())
        var seen: [Int] = []
        source.asDriver().do(onNext: { seen.append($0) }).drive().disposed(by: bag)
        source.asSignal().do(onNext: { seen.append(-$0) }).emit().disposed(by: bag)
        source.accept(4)
        #expect(seen == [4, -4])
    }

    @Test func aReleasedBagEndsItsSubscriptions() {
        let subject = PublishSubject<Int>()
        var (got, bag) = ([Int](), DisposeBag() as DisposeBag?)
        subject.subscribe(onNext: { got.append($0) }).disposed(by: bag!)
        subject.onNext(1)
        bag = nil
        subject.onNext(2)
        #expect(got == [1])
        #expect(!subject.hasObservers)
    }

    @Test func endedDisposablesEndWhatJoinsThem() {
        var ended: [String] = []
        let all = CompositeDisposable(Disposables.create { ended.append("first") })
        all.dispose()
        all.insert(Disposables.create { ended.append("late") })
        let serial = SerialDisposable()
        serial.disposable = Disposables.create { ended.append("replaced") }
        serial.disposable = Disposables.create { ended.append("current") }
        #expect(ended == ["first", "late", "replaced"])
        serial.dispose()
        #expect(ended.last == "current")
    }

    @Test func unownedObjectsGetNothing() {
        final class Owner {}
        var (owner, got) = (Owner() as Owner?, [Int]())
        let subject = PublishSubject<Int>()
        _ = subject.withUnretained(owner!).subscribe(onNext: { got.append($1) })
        _ = subject.subscribe(with: owner!, onNext: { got.append($1 * 10) })
        subject.onNext(1)
        owner = nil
        subject.onNext(2)
        #expect(got == [1, 10])
    }
}
