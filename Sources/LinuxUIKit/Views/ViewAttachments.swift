import CompositionalLayout
import Foundation

/// State of a view for properties that are declared in this module.
final class ViewAttachments {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var refreshControl: UIRefreshControl?
    var interactions: [any NSObjectProtocol] = []
    /// The view's own guides, by name: the same object each time, as constraints reference them weakly.
    /// What code sets and nothing here reads.
    var kept = KeptValues()
    private var ownGuides: [String: UILayoutGuide] = [:]

    func guide(_ name: String, of view: UIView, frameIn: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        if let guide = ownGuides[name] { return guide }
        let guide = UILayoutGuide(of: view, frameIn: frameIn)
        ownGuides[name] = guide
        return guide
    }
}

extension UIView {
    var attachments: ViewAttachments {
        if let attached = attached as? ViewAttachments { return attached }
        let attachments = ViewAttachments()
        attached = attachments
        return attachments
    }
}
