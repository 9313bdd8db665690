public import Foundation
public import LinuxUIKit

/// A controller of SwiftUI views, which are not drawn. If they contain a UIKit view controller, its view is shown.
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        fatalError("UIHostingController.init(coder:): there are no storyboards to decode a view controller from.")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let hosted = ViewTree.first(in: rootView) { ($0 as? any UIViewControllerRepresentable)?.hostedController() }
        guard let child = hosted else { return }
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
