import Dispatch
public import LinuxRxSwift
import LinuxUIKit

/// Shows the state of a reactor: `bind(reactor:)` is called when the reactor is set.
public protocol View: AnyObject {
    associatedtype Reactor: LinuxReactorKit.Reactor

    var disposeBag: DisposeBag { get set }
    var reactor: Reactor? { get set }
    func bind(reactor: Reactor)
}

/// A view or controller that is bound only when its views are loaded.
public protocol StoryboardView: View {}

extension View {
    public var reactor: Reactor? {
        get { objc_getAssociatedObject(self, reactorKey) as? Reactor }
        set {
            guard newValue !== reactor else { return }
            objc_setAssociatedObject(self, reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            disposeBag = DisposeBag()
            guard let newValue else { return }
            nonisolated(unsafe) let (view, reactor) = (self, newValue)
            let waits = view is any StoryboardView && MainActor.assumeIsolated { (view as? UIViewController)?.isViewLoaded == false }
            guard waits else { return bind(reactor: newValue) }
            // After the work that runs now, a controller on the screen has loaded its view.
            DispatchQueue.main.async { if view.reactor === reactor { view.bind(reactor: reactor) } }
        }
    }
}

nonisolated(unsafe) private let reactorKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
