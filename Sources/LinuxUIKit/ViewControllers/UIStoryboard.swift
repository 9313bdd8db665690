public import Foundation

/// A storyboard. It has a name but cannot be instantiated, as storyboards are unsupported.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
    }

    /// Traps: there are no storyboards.
    open func instantiateInitialViewController() -> UIViewController? { refuse("instantiateInitialViewController()") }

    /// Traps: there are no storyboards.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        refuse("instantiateViewController(withIdentifier: \"\(identifier)\")")
    }

    private func refuse(_ call: String) -> Never {
        fatalError(
            "UIStoryboard.\(call): there are no storyboards, so \(name) cannot be loaded; make the controller in code.")
    }
}

/// A transition between controllers of a storyboard. Created only by code, as there are no storyboards.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}
