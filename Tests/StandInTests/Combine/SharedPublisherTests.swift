import Combine
import Testing

struct SharedPublisherTests {
    /// Counts how often it is listened to.
    private final class Source {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        var values: AnyPublisher<Int, Never> {
            Deferred { self.count += 1; return self.subject }.eraseToAnyPublisher()
        }
    }

    private final class Screen {
        var title = ""
    }

    private final class Model: ObservableObject {
        @Published var name = ""
    }

    @Test func aMulticastBeginsWhenItIsConnected() {
        let source = Source()
        let shared = source.values.multicast { PassthroughSubject() }
        let (one, other) = (Recorder(shared), Recorder(shared))
        source.subject.send(1)
        #expect(source.count == 0 && one.values == [])
        let connection = shared.connect()
        source.subject.send(2)
        #expect(source.count == 1 && one.values == [2] && other.values == [2])
        connection.cancel()
        source.subject.send(3)
        #expect(one.values == [2])
    }

    @Test func aMulticastOfACurrentValueTellsThoseWhoComeLater() {
        let source = Source()
        let shared = source.values.multicast(subject: CurrentValueSubject(0))
        let connection = shared.connect()
        source.subject.send(4)
        #expect(Recorder(shared).values == [4])
        connection.cancel()
    }

    @Test func whatIsMadeConnectableGivesNothingBefore() {
        let ready = [1, 2].publisher.makeConnectable()
        let recorder = Recorder(ready)
        #expect(recorder.events == [])
        withExtendedLifetime(ready.connect()) {}
        #expect(recorder.events == [.value(1), .value(2), .finished])
    }

    @Test func autoconnectBeginsWithTheFirstAndEndsWithTheLast() {
        let source = Source()
        let shared = source.values.makeConnectable().autoconnect()
        let (one, other) = (Recorder(shared), Recorder(shared))
        source.subject.send(1)
        #expect(source.count == 1 && one.values == [1] && other.values == [1])
        one.cancel()
        source.subject.send(2)
        #expect(other.values == [1, 2])
        other.cancel()
        let late = Recorder(shared)
        source.subject.send(3)
        #expect(source.count == 2 && late.values == [3] && other.values == [1, 2])
    }

    @Test func anObjectIsKeptUntilWhatIsAssignedToItEnds() {
        let titles = PassthroughSubject<String, Never>()
        weak var gone: Screen?
        var subscription: AnyCancellable?
        do {
            let screen = Screen()
            gone = screen
            subscription = titles.assign(to: \.title, on: screen)
        }
        titles.send("Inbox")
        #expect(gone?.title == "Inbox")
        titles.send(completion: .finished)
        #expect(gone == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func anAssignmentEndsWhenItIsCancelled() {
        let (titles, screen) = (PassthroughSubject<String, Never>(), Screen())
        let assign = Subscribers.Assign(object: screen, keyPath: \.title)
        titles.subscribe(assign)
        titles.send("Inbox")
        assign.cancel()
        titles.send("Sent")
        #expect(screen.title == "Inbox" && assign.object == nil)
        let model = Model()
        titles.map { "\($0)!" }.assign(to: &model.$name)
        titles.send("Drafts")
        #expect(model.name == "Drafts!")
    }

    @Test func valuesCanBeAwaited() async throws {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.map({ $0 * 10 }).values { values.append(value) }
        #expect(values == [10, 20, 30])
        let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail(error: Trouble.late))
        await #expect(throws: Trouble.late) {
            for try await value in failing.values { values.append(value) }
        }
        #expect(values == [10, 20, 30, 1, 2])
    }

    @Test func valuesThatNobodyAwaitsAnyMoreAreNotListenedTo() async {
        let source = CurrentValueSubject<Int, Never>(7)
        var ends = 0
        for await value in source.handleEvents(receiveCancel: { ends += 1 }).values where value == 7 { break }
        #expect(ends == 1)
    }
}
