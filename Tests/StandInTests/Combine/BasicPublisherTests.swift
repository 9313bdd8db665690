import Combine
import Foundation
import Testing

struct BasicPublisherTests {
    @Test func oneValueIsGivenAndTheEnd() {
        #expect(Recorder(Just(3)).events == [.value(3), .finished])
        #expect(Recorder(Optional(3).publisher).events == [.value(3), .finished])
        #expect(Recorder(Int?.none.publisher).events == [.finished])
    }

    @Test func aSequenceIsGivenInItsOrder() {
        #expect(Recorder([3, 1, 2].publisher).events == [.value(3), .value(1), .value(2), .finished])
    }

    @Test(.timeLimit(.minutes(1))) func aSequenceWithoutEndStopsWhereNobodyListens() {
        #expect(Recorder((1...).publisher.filter { $0 % 2 == 0 }.prefix(2)).events == [.value(2), .value(4), .finished])
        let flat = (1...).publisher.flatMap { [$0, $0].publisher }.append(0).first { $0 == 3 }
        #expect(Recorder(flat).events == [.value(3), .finished])
    }

    @Test func emptyEndsAtOnceOrNever() {
        #expect(Recorder(Empty<Int, Never>()).events == [.finished])
        #expect(Recorder(Empty<Int, Never>(completeImmediately: false)).events == [])
    }

    @Test func aFailureIsGivenWithoutValues() {
        #expect(Recorder(Fail<Int, Trouble>(error: .early)).events == [.failure("early")])
        #expect(Recorder(Result<Int, Trouble>.failure(.early).publisher).events == [.failure("early")])
        #expect(Recorder(Result<Int, Trouble>.success(1).publisher).events == [.value(1), .finished])
    }

    @Test func aFutureKeepsItsFirstAnswer() {
        var promises: [Future<Int, Trouble>.Promise] = []
        let future = Future<Int, Trouble> { promises.append($0) }
        let early = Recorder(future)
        #expect(early.events == [] && promises.count == 1)
        promises[0](.success(1))
        promises[0](.success(2))
        promises[0](.failure(.late))
        #expect(early.events == [.value(1), .finished])
        #expect(Recorder(future).events == [.value(1), .finished])
        #expect(promises.count == 1)
        #expect(Recorder(Future<Int, Trouble> { $0(.failure(.early)) }).events == [.failure("early")])
    }

    @Test func aFutureMayAnswerNothing() {
        #expect(Recorder(Future<Int?, Never> { $0(.success(nil)) }).events == [.value(nil), .finished])
    }

    @Test func aDeferredPublisherIsMadeForEachSubscriber() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(Recorder(deferred).values == [1])
        #expect(Recorder(deferred).values == [2])
    }

    @Test func notificationsAreGivenUntilTheEnd() {
        let (name, sender) = (Notification.Name("galley.tests"), NSObject())
        let center = NotificationCenter()
        let recorder = Recorder(center.publisher(for: name, object: sender).map { $0.userInfo?["number"] as? Int })
        center.post(name: name, object: sender, userInfo: ["number": 1])
        center.post(name: name, object: NSObject(), userInfo: ["number": 2])
        recorder.cancel()
        center.post(name: name, object: sender, userInfo: ["number": 3])
        #expect(recorder.events == [.value(1)])
    }

    @Test func aTimerGivesNothing() {
        #expect(Recorder(Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()).events == [])
    }

    @Test func schedulersDeliverAtOnce() {
        let source = PassthroughSubject<Int, Never>()
        let recorder = Recorder(
            source.subscribe(on: DispatchQueue.global()).debounce(for: .seconds(1), scheduler: RunLoop.main)
                .throttle(for: 1, scheduler: RunLoop.main, latest: true).delay(for: .milliseconds(5), scheduler: DispatchQueue.main)
                .timeout(.seconds(1), scheduler: OperationQueue.main).receive(on: ImmediateScheduler.shared))
        source.send(1)
        source.send(2)
        #expect(recorder.events == [.value(1), .value(2)])
    }
}
