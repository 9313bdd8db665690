import RxSwift

/// Records an observable's elements and end, in order, as texts.
final class RxRecorder<Element> {
    private(set) var events: [String] = []
    private var subscription: (any Disposable)?

    init(_ source: some ObservableConvertibleType<Element>) {
        subscription = source.asObservable().subscribe { [unowned self] event in
            switch event {
            case .next(let element): events.append("\(element)")
            case .error(let error): events.append("error \(error)")
            case .completed: events.append("end")
            }
        }
    }

    func dispose() { subscription?.dispose() }
}

enum RxTrouble: Error { case early }
