import Foundation

/// State that few views have.
final class ViewAttachments {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var refreshControl: UIRefreshControl?
    var interactions: [any NSObjectProtocol] = []
    /// Values that code sets but nothing reads.
    var kept = KeptValues()
    /// The view's own guides by name, retained here as constraints reference them weakly.
    private var ownGuides: [String: UILayoutGuide] = [:]

    func guide(_ name: String, of view: UIView, frameIn: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        if let guide = ownGuides[name] { return guide }
        let guide = UILayoutGuide(of: view, frameIn: frameIn)
        ownGuides[name] = guide
        return guide
    }
}
