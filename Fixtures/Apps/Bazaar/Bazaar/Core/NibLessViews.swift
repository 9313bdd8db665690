import UIKit

class NiblessView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }

    @available(*, unavailable, message: "Loading this view from a nib is unsupported")
    required init?(coder aDecoder: NSCoder) { fatalError("Loading this view from a nib is unsupported") }
}

class NiblessViewController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable, message: "Loading this view controller from a nib is unsupported")
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }

    @available(*, unavailable, message: "Loading this view controller from a nib is unsupported")
    required init?(coder aDecoder: NSCoder) { fatalError("Loading this view controller from a nib is unsupported") }
}

/// A controller whose root view has a known class.
class ViewController<RootView: UIView>: NiblessViewController {
    var rootView: RootView { view as! RootView }

    override func loadView() { view = RootView() }
}
