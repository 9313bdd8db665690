import Combine
import Foundation
import Testing

struct OperatorTests {
    private let numbers = [1, 2, 2, 3, 1].publisher

    @Test func mapsChangeValues() {
        #expect(Recorder(numbers.map { $0 * 2 }).values == [2, 4, 4, 6, 2])
        #expect(Recorder(["a", "bc"].publisher.map(\.count)).values == [1, 2])
        let parsed: Publishers.CompactMap<AnyPublisher<String, Never>, Int> = ["1", "x", "3"].publisher.eraseToAnyPublisher().compactMap { Int($0) }
        #expect(Recorder(parsed).values == [1, 3])
        #expect(Recorder([1, nil].publisher.replaceNil(with: 0)).values == [1, 0])
        #expect(Recorder(numbers.scan(0, +)).values == [1, 3, 5, 8, 9])
    }

    @Test func filtersDropValues() {
        #expect(Recorder(numbers.filter { $0 > 1 }).values == [2, 2, 3])
        #expect(Recorder([nil, 1, nil].publisher.filter { $0 == nil }).values == [nil, nil])
        #expect(Recorder(numbers.removeDuplicates()).values == [1, 2, 3, 1])
        #expect(Recorder(numbers.removeDuplicates { $0 % 2 == $1 % 2 }).values == [1, 2, 3])
        #expect(Recorder(numbers.drop { $0 < 2 }).values == [2, 2, 3, 1])
        #expect(Recorder(numbers.dropFirst()).values == [2, 2, 3, 1])
        #expect(Recorder(numbers.dropFirst(4)).values == [1])
        #expect(Recorder(numbers.ignoreOutput()).events == [.finished])
    }

    @Test func theFirstValuesEndThePublisher() {
        let subject = PassthroughSubject<Int, Never>()
        let (first, two, small) = (Recorder(subject.first()), Recorder(subject.prefix(2)), Recorder(subject.prefix { $0 < 3 }))
        let even = Recorder(subject.first { $0 % 2 == 0 })
        for value in 1...4 { subject.send(value) }
        #expect(first.events == [.value(1), .finished])
        #expect(two.events == [.value(1), .value(2), .finished])
        #expect(small.events == [.value(1), .value(2), .finished])
        #expect(even.events == [.value(2), .finished])
        #expect(Recorder(subject.prefix(0)).events == [.finished])
    }

    @Test func whatNeedsAllValuesComesAtTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let (all, sum, count, last) = (
            Recorder(subject.collect()), Recorder(subject.reduce(0, +)), Recorder(subject.count()), Recorder(subject.last()))
        subject.send(2)
        subject.send(3)
        #expect(all.events == [] && sum.events == [] && count.events == [] && last.events == [])
        subject.send(completion: .finished)
        #expect(all.events == [.value([2, 3]), .finished] && sum.events == [.value(5), .finished])
        #expect(count.events == [.value(2), .finished] && last.events == [.value(3), .finished])
        #expect(Recorder(Fail<Int, Trouble>(error: .late).collect()).events == [.failure("late")])
        #expect(Recorder(Empty<Int, Never>().last()).events == [.finished])
    }

    @Test func anEmptyPublisherIsReplacedAndOthersAreNotHeldBack() {
        #expect(Recorder(Empty<Int, Never>().replaceEmpty(with: 7)).events == [.value(7), .finished])
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder(subject.replaceEmpty(with: 7))
        subject.send(1)
        #expect(recorder.events == [.value(1)])
        subject.send(completion: .finished)
        #expect(recorder.events == [.value(1), .finished])
        #expect(Recorder(Fail<Int, Trouble>(error: .late).replaceEmpty(with: 7)).events == [.failure("late")])
    }

    @Test func whatIsThrownEndsThePublisher() {
        func check(_ value: Int) throws -> Int {
            guard value < 3 else { throw Trouble.late }
            return value
        }
        let events: [Recorder<Int, any Error>.Event] = [.value(1), .value(2), .value(2), .failure("late")]
        #expect(Recorder(numbers.tryMap(check)).events == events)
        #expect(Recorder(numbers.tryCompactMap { try check($0) == 2 ? nil : $0 }).events == [.value(1), .failure("late")])
        let data = [Data("[1, 2]".utf8)].publisher.decode(type: [Int].self, decoder: JSONDecoder())
        #expect(Recorder(data).events == [.value([1, 2]), .finished])
    }

    @Test func failuresAreChangedOrReplaced() {
        let subject = PassthroughSubject<Int, Trouble>()
        let changed = Recorder(subject.mapError { _ in Trouble.early })
        let caught = Recorder(subject.catch { _ in [8, 9].publisher })
        let tried = Recorder(subject.tryCatch { error -> Just<Int> in if case .late = error { return Just(6) } else { throw error } }.mapError { _ in Trouble.late })
        let replaced = Recorder(subject.replaceError(with: 7))
        subject.send(1)
        subject.send(completion: .failure(.late))
        #expect(changed.events == [.value(1), .failure("early")])
        #expect(caught.events == [.value(1), .value(8), .value(9), .finished])
        #expect(tried.events == [.value(1), .value(6), .finished])
        #expect(replaced.events == [.value(1), .value(7), .finished])
        #expect(Recorder(Just(1).setFailureType(to: Trouble.self)).events == [.value(1), .finished])
        #expect(Recorder(Just(1).setFailureType(to: Trouble.self).assertNoFailure()).events == [.value(1), .finished])
    }

    @Test func aFailureIsTriedAgainAsOftenAsIsSaid() {
        var count = 0
        let failing = Deferred {
            count += 1
            return count < 3 ? Fail<Int, Trouble>(error: .late).eraseToAnyPublisher() : Result.success(count).publisher
        }
        #expect(Recorder(failing.retry(2)).events == [.value(3), .finished])
        count = 0
        #expect(Recorder(failing.retry(1)).events == [.failure("late")])
        #expect(count == 2)
    }
}
