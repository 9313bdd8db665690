import Combine

/// Records a publisher's values and end, in order.
final class Recorder<Value: Equatable, Failure: Error> {
    enum Event: Equatable {
        case value(Value)
        case finished
        case failure(String)
    }

    private(set) var events: [Event] = []
    private var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        subscription = publisher.sink(
            receiveCompletion: { [unowned self] end in
                switch end {
                case .finished: events.append(.finished)
                case .failure(let error): events.append(.failure("\(error)"))
                }
            },
            receiveValue: { [unowned self] in events.append(.value($0)) })
    }

    var values: [Value] { events.compactMap { if case .value(let value) = $0 { value } else { nil } } }
    func cancel() { subscription?.cancel() }
}

/// The errors that tests send.
enum Trouble: Error {
    case early
    case late
}
