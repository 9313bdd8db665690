import Combine
import Testing

struct CombiningTests {
    private let a = PassthroughSubject<Int, Trouble>()
    private let b = PassthroughSubject<Int, Trouble>()

    /// Sends numbers and ends, such as `a1 b20 a|`.
    private func send(_ marbles: String) {
        for marble in marbles.split(separator: " ") {
            let subject = marble.first == "a" ? a : b
            if let number = Int(marble.dropFirst()) { subject.send(number) } else { subject.send(completion: .finished) }
        }
    }

    @Test func mergedValuesComeAsTheyAreSent() {
        let recorder = Recorder(a.merge(with: b))
        send("a1 b2 a| b3 b|")
        #expect(recorder.events == [.value(1), .value(2), .value(3), .finished])
        let three = Recorder(Just(1).merge(with: Just(2), Just(3)))
        #expect(three.events == [.value(1), .value(2), .value(3), .finished])
        #expect(Recorder(Publishers.MergeMany(Just(1), Just(2))).values == [1, 2])
        #expect(Recorder(Publishers.MergeMany([Just<Int>]())).events == [.finished])
        #expect(Recorder(Publishers.Merge(Just(1), [2].publisher)).values == [1, 2])
    }

    @Test func aFailureEndsWhatIsMerged() {
        let recorder = Recorder(a.merge(with: b))
        a.send(completion: .failure(.early))
        b.send(1)
        #expect(recorder.events == [.failure("early")])
    }

    @Test func theNewestValuesComeTogether() {
        let recorder = Recorder(a.combineLatest(b) { [$0, $1] })
        send("a1 a2 b10 a| b11")
        #expect(recorder.events == [.value([2, 10]), .value([2, 11])])
        b.send(completion: .finished)
        #expect(recorder.events.last == .finished)
        let three = Recorder(Just(1).combineLatest(Just(2), [3, 4].publisher).map { [$0, $1, $2] })
        #expect(three.events == [.value([1, 2, 3]), .value([1, 2, 4]), .finished])
    }

    @Test func zippedValuesComeInPairsUntilNoneCanFollow() {
        let recorder = Recorder(a.zip(b).map { [$0, $1] })
        send("b10 b11 b|")
        #expect(recorder.events == [])
        send("a1 a2")
        #expect(recorder.events == [.value([1, 10]), .value([2, 11]), .finished])
        #expect(Recorder([1, 2, 3].publisher.zip([4, 5].publisher).map { [$0, $1] }).events
            == [.value([1, 4]), .value([2, 5]), .finished])
        #expect(Recorder([4, 5].publisher.zip([1, 2, 3].publisher).map { [$0, $1] }).events
            == [.value([4, 1]), .value([5, 2]), .finished])
    }

    @Test func aFailureEndsWhatIsPaired() {
        let (latest, zipped) = (Recorder(a.combineLatest(b) { $0 + $1 }), Recorder(a.zip(b).map { $0 + $1 }))
        a.send(1)
        b.send(completion: .failure(.late))
        #expect(latest.events == [.failure("late")] && zipped.events == [.failure("late")])
    }

    @Test func onePublisherFollowsAnother() {
        let recorder = Recorder(a.append(b).prepend(0))
        send("b9 a1 a| b2 b|")
        #expect(recorder.events == [.value(0), .value(1), .value(2), .finished])
        #expect(Recorder(Just(1).append(2, 3)).values == [1, 2, 3])
        #expect(Recorder(Just(1).prepend(Just(0))).values == [0, 1])
        #expect(Recorder(Fail<Int, Trouble>(error: .early).append(b)).events == [.failure("early")])
    }

    @Test func flatMapEndsWithTheLastPublisher() {
        let recorder = Recorder(a.flatMap { [b] value in b.map { value * 10 + $0 } })
        send("a1 b1 a2 b2 a|")
        #expect(recorder.values == [11, 12, 22] && recorder.events.count == 3)
        b.send(completion: .finished)
        #expect(recorder.events.last == .finished)
        let free = [1, 2].publisher.flatMap { _ in Fail<Int, Trouble>(error: .early) }
        #expect(Recorder(free).events == [.failure("early")])
        #expect(Recorder(Just(1).setFailureType(to: Trouble.self).flatMap { Just($0 + 1) }).events == [.value(2), .finished])
    }

    @Test func aFutureOfGenericTypeIsFlattened() {
        #expect(Recorder(Just(1).transformed { "\($0)" }).values == ["1"])
    }

    @Test func flatMapListensToNoMoreThanItIsAllowed() {
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let recorder = Recorder([0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] })
        inner[1].send(9)
        inner[0].send(1)
        inner[0].send(completion: .finished)
        inner[1].send(2)
        inner[1].send(completion: .finished)
        #expect(recorder.events == [.value(1), .value(2), .finished])
    }

    @Test func onlyTheNewestPublisherIsHeard() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
        let recorder = Recorder(outer.switchToLatest())
        outer.send(a)
        a.send(1)
        outer.send(b)
        send("a2 b3")
        outer.send(completion: .finished)
        #expect(recorder.events == [.value(1), .value(3)])
        b.send(completion: .finished)
        #expect(recorder.events == [.value(1), .value(3), .finished])
    }

    @Test func theNewestPublisherEndsAlsoWhereNothingFails() {
        #expect(Recorder([1, 2].publisher.map { Just($0) }.switchToLatest()).events == [.value(1), .value(2), .finished])
        let failing = Just(1).map { _ in Fail<Int, Trouble>(error: .early) }.switchToLatest()
        #expect(Recorder(failing).events == [.failure("early")])
    }

    @Test func aSharedPublisherIsSubscribedToOnce() {
        var (count, cancelCount) = (0, 0)
        let source = Deferred { [a] in
            count += 1
            return a.handleEvents(receiveCancel: { cancelCount += 1 })
        }
        let shared = source.share()
        let (one, other) = (Recorder(shared), Recorder(shared))
        a.send(1)
        #expect(count == 1 && one.values == [1] && other.values == [1])
        one.cancel()
        #expect(cancelCount == 0)
        other.cancel()
        #expect(cancelCount == 1)
        let later = Recorder(shared)
        a.send(2)
        #expect(count == 2 && later.values == [2])
    }

    @Test func threeAndFourComeTogether() {
        let (c, d) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        let three = Recorder(a.zip(b, c) { [$0, $1, $2] })
        let four = Recorder(a.zip(b, c, d).map { [$0, $1, $2, $3] })
        let newest = Recorder(a.combineLatest(b, c, d) { [$0, $1, $2, $3] })
        let newestOfThree = Recorder(a.combineLatest(b, c) { $0 + $1 + $2 })
        for (index, subject) in [a, b, c, d].enumerated() { subject.send(index) }
        a.send(10)
        #expect(three.events == [.value([0, 1, 2])] && four.values == [[0, 1, 2, 3]])
        #expect(newest.values == [[0, 1, 2, 3], [10, 1, 2, 3]] && newestOfThree.values == [3, 13])
        b.send(completion: .finished)
        #expect(three.events.last == .finished && newest.events.last != .finished)
        d.send(completion: .failure(.late))
        #expect(newest.events.last == .failure("late"))
        let numbers = Publishers.Zip3(Just(1), Just(2), Just(3))
        #expect(Recorder(numbers.map { [$0, $1, $2] }).values == [[1, 2, 3]])
        #expect(Recorder(Just(1).zip(Just(2)) { $0 - $1 }).values == [-1])
    }

    @Test func threeAndFourAreMerged() {
        let (c, d) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        let (three, four) = (Recorder(a.merge(with: b, c)), Recorder(a.merge(with: b, c, d)))
        for (index, subject) in [c, d, a, b].enumerated() { subject.send(index) }
        #expect(three.values == [0, 2, 3] && four.values == [0, 1, 2, 3])
        for subject in [a, b, c] { subject.send(completion: .finished) }
        #expect(three.events.last == .finished && four.events.last == .value(3))
        #expect(Recorder(Publishers.Merge3(Just(1), Just(2), Just(3))).values == [1, 2, 3])
    }
}

extension Publisher {
    /// Declared as apps declare such operators.
    fileprivate func transformed<Result>(
        _ transform: @escaping (Output) -> Result
    ) -> Publishers.FlatMap<Future<Result, Never>, Self> {
        flatMap { value in
            Future { promise in
                let result = transform(value)
                promise(.success(result))
            }
        }
    }
}
