@_exported public import LinuxRxSwift

// The appearance of a controller. A picture's controller appears once and never disappears.

extension Reactive where Base: UIViewController {
    public var viewDidLoad: Observable<Void> { appearance("viewDidLoad").map { _ in } }
    public var viewWillAppear: Observable<Bool> { appearance("viewWillAppear") }
    public var viewDidAppear: Observable<Bool> { appearance("viewDidAppear") }
    public var viewWillDisappear: Observable<Bool> { .never() }
    public var viewDidDisappear: Observable<Bool> { .never() }

    private func appearance(_ method: String) -> Observable<Bool> { methodInvoked(Selector(method)).map { _ in false } }
}
