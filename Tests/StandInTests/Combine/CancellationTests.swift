import Combine
import Testing

struct CancellationTests {
    @Test func aSubscriptionEndsWhenItIsCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder(subject.map { $0 })
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.events == [.value(1)])
    }

    @Test func aSubscriptionEndsWhenItIsLetGo() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &subscriptions)
        subject.send(1)
        subscriptions = []
        subject.send(2)
        var list: [AnyCancellable] = []
        subject.sink { values.append($0) }.store(in: &list)
        subject.send(3)
        list.removeAll()
        subject.send(4)
        #expect(values == [1, 3])
    }

    @Test func cancellingRunsOnce() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
        _ = AnyCancellable { count += 1 }
        #expect(count == 2)
    }

    @Test func whatListensIsLetGoAtTheEnd() {
        final class Listener {}
        for end in [Subscribers.Completion<Trouble>.finished, .failure(.late)] {
            let subject = PassthroughSubject<Int, Trouble>()
            weak var kept: Listener?
            let subscription: AnyCancellable = {
                let listener = Listener()
                kept = listener
                return subject.map { $0 }.merge(with: subject).sink(
                    receiveCompletion: { _ in withExtendedLifetime(listener) {} },
                    receiveValue: { _ in withExtendedLifetime(listener) {} })
            }()
            #expect(kept != nil)
            subject.send(completion: end)
            #expect(kept == nil)
            subscription.cancel()
        }
    }

    @Test func anOperatorThatHasEnoughCancelsItsSource() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelCount = 0
        let recorder = Recorder(subject.handleEvents(receiveCancel: { cancelCount += 1 }).map { $0 }.first())
        #expect(cancelCount == 0)
        subject.send(1)
        #expect(cancelCount == 1 && recorder.events == [.value(1), .finished])
        recorder.cancel()
        #expect(cancelCount == 1)
    }

    @Test func eventsAreToldInTheirOrder() {
        let subject = PassthroughSubject<Int, Trouble>()
        var told: [String] = []
        let told1 = subject.handleEvents(
            receiveSubscription: { _ in told.append("subscription") }, receiveOutput: { told.append("output \($0)") },
            receiveCompletion: { _ in told.append("completion") }, receiveCancel: { told.append("cancel") })
        let first = Recorder(told1)
        subject.send(1)
        first.cancel()
        #expect(told == ["subscription", "output 1", "cancel"])
        told = []
        let second = Recorder(told1)
        subject.send(completion: .finished)
        second.cancel()
        #expect(told == ["subscription", "completion"])
    }

    @Test func assigningSetsAProperty() {
        final class Label { var text = "" }
        let (label, subject) = (Label(), PassthroughSubject<String, Never>())
        let subscription = subject.assign(to: \.text, on: label)
        subject.send("one")
        subscription.cancel()
        subject.send("two")
        #expect(label.text == "one")
    }
}
