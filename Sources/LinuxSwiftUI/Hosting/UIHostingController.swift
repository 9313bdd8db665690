public import Foundation
public import LinuxUIKit

/// A controller of SwiftUI views, which are not drawn: its view shows their first text. If they contain a UIKit view controller, that
/// controller's view is shown.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content { didSet { (viewIfLoaded as? HostedContentView)?.hosted = HostedContent(rootView) } }
    /// Retained as long as the view, as in SwiftUI. It may own data sources.
    private var coordinator: Any?

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("UIHostingController.init(coder:): there are no storyboards to decode a view controller from.")
    }

    open override func loadView() {
        let hosted = ViewTree.first(in: rootView) { ($0 as? any UIViewControllerRepresentable)?.hostedController() }
        guard let (child, coordinator) = hosted else {
            view = HostedContentView(HostedContent(rootView))
            view.backgroundColor = .systemBackground
            return
        }
        super.loadView()
        self.coordinator = coordinator
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// A SwiftUI view that shows a view or view controller of UIKit.
@preconcurrency @MainActor
public protocol Representable: View where Body == Never {
    associatedtype Coordinator = Void
    typealias Context = RepresentableContext<Self>

    func makeCoordinator() -> Coordinator
}

extension Representable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context for creating a view or a view controller.
public struct RepresentableContext<View: Representable> {
    public let coordinator: View.Coordinator
    public let environment = EnvironmentValues()
}

public typealias UIViewControllerRepresentableContext<View: UIViewControllerRepresentable> = RepresentableContext<View>
public typealias UIViewRepresentableContext<View: UIViewRepresentable> = RepresentableContext<View>

/// A SwiftUI view that shows a UIKit view controller.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: Representable {
    associatedtype UIViewControllerType: UIViewController

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
    /// Creates and updates the controller.
    func hostedController() -> (UIViewController, coordinator: Any) {
        let context = Context(coordinator: makeCoordinator())
        let controller = makeUIViewController(context: context)
        updateUIViewController(controller, context: context)
        return (controller, context.coordinator)
    }
}

/// A SwiftUI view that shows a UIKit view. The UIKit view is never created.
@preconcurrency @MainActor
public protocol UIViewRepresentable: Representable {
    associatedtype UIViewType: UIView

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}

/// Previews for Xcode. Never shown here.
@preconcurrency @MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}
