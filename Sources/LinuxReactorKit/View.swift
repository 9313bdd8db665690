public import LinuxRxSwift
import LinuxUIKit

public typealias _Reactor = Reactor

/// A view or controller that shows the state of a reactor.
public protocol View: AnyObject {
    associatedtype Reactor: _Reactor

    var disposeBag: DisposeBag { get set }
    /// Setting it binds it.
    var reactor: Reactor? { get set }
    func bind(reactor: Reactor)
}

/// Binds its reactor when its view has been loaded.
public protocol StoryboardView: View {}

nonisolated(unsafe) private var reactorKey = 0

extension View {
    public var reactor: Reactor? {
        get { objc_getAssociatedObject(self, &reactorKey) as? Reactor }
        set {
            objc_setAssociatedObject(self, &reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN)
            disposeBag = DisposeBag()
            guard let newValue else { return }
            if self is any StoryboardView, let controller = self as? UIViewController {
                nonisolated(unsafe) let (view, reactor) = (self, newValue)
                MainActor.assumeIsolated {
                    guard !controller.isViewLoaded else { return view.bind(reactor: reactor) }
                    controller.observers["viewDidLoad", default: []].append { [weak view] in view?.bind(reactor: reactor) }
                }
            } else {
                bind(reactor: newValue)
            }
        }
    }
}

/// A value whose changes are observed even if it stays equal.
@propertyWrapper
public struct Pulse<Value> {
    public var value: Value { didSet { valueUpdatedCount &+= 1 } }
    public private(set) var valueUpdatedCount: UInt = 0

    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
    public var projectedValue: Pulse<Value> { self }
}

extension Reactor {
    /// The values of a pulse, one for each time that it is set.
    public func pulse<Value>(_ transform: @escaping (State) throws -> Pulse<Value>) -> Observable<Value> {
        state.map(transform).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
    }
}
