import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name: String

    init(name: String = "") {
        self.name = name
    }
}

struct PublishedPropertyTests {
    @Test func aPublishedPropertyGivesItsValueAndEachNewOneBeforeItHasIt() {
        let model = Model(name: "a")
        #expect(Recorder(model.$name).values == ["a"])
        var seen: [[Int]] = []
        let subscription = model.$count.sink { seen.append([$0, model.count]) }
        model.count = 1
        model.count += 1
        #expect(seen == [[0, 0], [1, 0], [2, 1]] && model.count == 2)
        subscription.cancel()
    }

    @Test func aSchedulerDeliversWhenThePropertyHasChanged() {
        let model = Model()
        var seen: [[Int]] = []
        var subscriptions: Set<AnyCancellable> = []
        model.$count.receive(on: DispatchQueue.main).sink { seen.append([$0, model.count]) }.store(in: &subscriptions)
        model.objectWillChange.debounce(for: 1, scheduler: RunLoop.main).sink { seen.append([-1, model.count]) }.store(in: &subscriptions)
        model.$count.filter { $0 == 1 }.receive(on: RunLoop.main).sink { _ in model.count = 2 }.store(in: &subscriptions)
        model.count = 1
        #expect(seen == [[0, 0], [-1, 1], [1, 1], [-1, 2], [2, 2]])
    }

    @Test func anObjectSaysBeforeItChanges() {
        let model = Model()
        var seen: [Int] = []
        let subscription = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 5
        model.name = "b"
        #expect(seen == [0, 5])
        subscription.cancel()
        model.count = 6
        #expect(seen.count == 2)
    }

    @Test func theObjectsOfAClassChangeEachForItself() {
        let (one, other) = (Model(), Model())
        var count = 0
        let subscription = one.objectWillChange.sink { count += 1 }
        other.count = 1
        #expect(count == 0)
        one.count = 1
        #expect(count == 1)
        subscription.cancel()
    }

    @Test func whatIsAssignedSetsTheProperty() {
        let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        subject.assign(to: &model.$count)
        subject.send(4)
        #expect(model.count == 4 && changes == 1)
        subscription.cancel()
    }

    @Test func anAssignmentKeepsNothingAlive() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelCount = 0
        weak var kept: Model?
        do {
            let model = Model()
            kept = model
            subject.handleEvents(receiveCancel: { cancelCount += 1 }).assign(to: &model.$count)
            subject.send(1)
            #expect(model.count == 1 && cancelCount == 0)
        }
        #expect(kept == nil && cancelCount == 1)
    }
}
