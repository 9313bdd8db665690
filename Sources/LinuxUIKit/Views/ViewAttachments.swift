import CompositionalLayout
import Foundation

/// What a view is given by names that are declared here.
final class ViewAttachments {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var refreshControl: UIRefreshControl?
    var accessibilityTraits: UIAccessibilityTraits = []
    var accessibilityHint: String?
    var accessibilityValue: String?
    /// The view's own guides, by name: the same each time, as constraints hold them weakly.
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
