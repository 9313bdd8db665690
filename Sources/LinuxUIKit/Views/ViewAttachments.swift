import Foundation

/// State that few views need, created on first use.
final class ViewAttachments {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The solved constraints, which place the subviews.
    var solution: ConstraintSolution?
    var refreshControl: UIRefreshControl?
    var observers: [ViewObserver] = []
    var interactions: [any NSObjectProtocol] = []
    /// Values that code sets but nothing reads.
    var kept = AssociatedValues()
    /// The view's own guides by name, retained here as constraints reference them weakly.
    private var ownGuides: [String: UILayoutGuide] = [:]

    /// The guide with a name, if it was requested before.
    func existingGuide(_ name: String) -> UILayoutGuide? { ownGuides[name] }

    func guide(_ name: String, of view: UIView, _ region: UILayoutGuide.Region) -> UILayoutGuide {
        guide(name, of: view, region, UILayoutGuide.init)
    }

    func guide<Guide: UILayoutGuide>(
        _ name: String, of view: UIView, _ region: UILayoutGuide.Region,
        _ make: (String, UIView, UILayoutGuide.Region) -> Guide
    ) -> Guide {
        if let guide = ownGuides[name] as? Guide { return guide }
        let guide = make(name, view, region)
        ownGuides[name] = guide
        return guide
    }
}
