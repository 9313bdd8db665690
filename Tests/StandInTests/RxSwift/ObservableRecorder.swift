import RxSwift

/// Records an observable's events as text, in order.
final class ObservableRecorder {
    private(set) var events: [String] = []
    private var subscription: (any Disposable)?

    init<Source: ObservableConvertibleType>(_ source: Source) {
        subscription = source.asObservable().subscribe { [unowned self] event in
            switch event {
            case .next(let value): events.append("\(value)")
            case .error(let error): events.append("error \(error)")
            case .completed: events.append("end")
            }
        }
    }

    func dispose() { subscription?.dispose() }
}

/// The events of an observable that sends them when it is subscribed to.
func events<Source: ObservableConvertibleType>(_ source: Source) -> [String] { ObservableRecorder(source).events }
