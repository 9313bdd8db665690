import Combine
import Testing

struct SubjectTests {
    @Test func aPassthroughSubjectGivesOnlyWhatFollows() {
        let subject = PassthroughSubject<Int, Trouble>()
        subject.send(1)
        let recorder = Recorder(subject)
        subject.send(2)
        subject.send(completion: .failure(.late))
        subject.send(3)
        subject.send(completion: .finished)
        #expect(recorder.events == [.value(2), .failure("late")])
        #expect(Recorder(subject).events == [.failure("late")])
    }

    @Test func aCurrentValueComesFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let early = Recorder(subject)
        subject.value = 2
        #expect(Recorder(subject).events == [.value(2)])
        subject.send(completion: .finished)
        subject.send(3)
        #expect(subject.value == 2 && early.events == [.value(1), .value(2), .finished])
        #expect(Recorder(subject).events == [.finished])
    }

    @Test func aSubjectHasItsNewValueWhenItIsGiven() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let subscription = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        subscription.cancel()
    }

    @Test func aValueMaySendAnother() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let subscription = subject.sink { value in
            seen.append(value)
            if value < 3 { subject.send(value + 1) }
        }
        #expect(seen == [1, 2, 3])
        subscription.cancel()
    }

    @Test func listenersHearInTheirOrderAndNotWhenTheyHaveBeenCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        var second: AnyCancellable?
        let first = subject.sink { _ in
            heard.append("first")
            second?.cancel()
        }
        second = subject.sink { _ in heard.append("second") }
        let third = subject.sink { _ in heard.append("third") }
        subject.send(1)
        #expect(heard == ["first", "third"])
        first.cancel()
        third.cancel()
    }

    @Test func aPublisherCanBeSentThroughASubject() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder(subject)
        let source = [1, 2].publisher.subscribe(subject)
        #expect(recorder.events == [.value(1), .value(2), .finished])
        source.cancel()
    }

    @Test func aSubjectOfVoidIsSentNothing() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let subscription = subject.sink { count += 1 }
        subject.send()
        #expect(count == 1)
        subscription.cancel()
    }
}
