/// Lays out a tree of views: updates constraints bottom-up, solves them, and lays out views top-down, until nothing is pending.
package struct LayoutPass {
    /// Maximum number of passes. Views that still request layout after the last pass are left as they are (A17).
    private static let limit = 100

    private let view: UIView
    private let root: UIView

    package init(of view: UIView) {
        self.view = view
        root = view.superview == nil ? view : sequence(first: view, next: \.superview).reduce(view) { $1 }
    }

    /// Runs passes until no layout is pending.
    ///
    /// - Parameter prepare: called for each view before it is laid out, when its frame is known.
    package func run(preparing prepare: (UIView) -> Void = { _ in }) {
        // A superview with pending layout may move the view, so the pass starts there.
        let top = sequence(first: view, next: \.superview).reduce(view) { $1.flags.contains(.layout) ? $1 : $0 }
        var requester: UIView?
        for _ in 1...Self.limit {
            updateConstraints()
            root.solveConstraintsIfNeeded()
            requester = layOut(top, prepare)
            if top.flags.isDisjoint(with: .pendingLayout), !root.flags.contains(.solving) { return }
        }
        LayoutWarning.endless(view: "\(type(of: requester ?? top.firstWithPendingLayout))").report()
    }

    /// Lays out a view, if that is pending, and then its subviews.
    ///
    /// - Returns: the last view whose `layoutSubviews()` requested another layout.
    private func layOut(_ view: UIView, _ prepare: (UIView) -> Void) -> UIView? {
        prepare(view)
        var requester: UIView?
        if view.flags.contains(.layout) {
            view.flags.remove(.layout)
            view.updatePropertiesIfNeeded()
            view.askController { $0.viewWillLayoutSubviews() }
            view.layoutSubviews()
            view.askController { $0.viewDidLayoutSubviews() }
            if asksForLayout(view) { requester = view }
        }
        guard view.flags.contains(.layoutBelow) else { return requester }
        view.flags.remove(.layoutBelow)
        for subview in view.subviews { requester = layOut(subview, prepare) ?? requester }
        return requester
    }

    private func asksForLayout(_ view: UIView) -> Bool {
        view.flags.contains(.layout) || view.superview?.flags.contains(.layout) == true || root.flags.contains(.solving)
    }

    /// Calls `updateConstraints()` where it is pending, subviews before superviews.
    func updateConstraints() { if root.flags.contains(.usesConstraints) { update(view) } }

    private func update(_ view: UIView) {
        if view.flags.contains(.updateBelow) {
            view.flags.remove(.updateBelow)
            for subview in view.subviews { update(subview) }
        }
        guard view.flags.contains(.update) else { return }
        view.flags.remove(.update)
        if view.controller == nil { view.updateConstraints() } else { view.askController { $0.updateViewConstraints() } }
    }
}

extension LayoutFlags {
    fileprivate static let pendingLayout: LayoutFlags = [.layout, .layoutBelow]
}

extension UIView {
    fileprivate var controller: UIViewController? { owner as? UIViewController }

    /// Calls the view's controller, if it has one, on the current thread.
    fileprivate func askController(_ body: @MainActor (UIViewController) -> Void) {
        guard let controller else { return }
        typealias Unbound = (UIViewController) -> Void
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: Unbound.self)(controller) }
    }

    /// Has `updateProperties()` called before the next layout.
    public final func setNeedsUpdateProperties() {
        flags.insert(.properties)
        setNeedsLayout()
    }

    /// Calls `updateProperties()` of the view, and of its controller, if that is pending.
    public final func updatePropertiesIfNeeded() {
        guard flags.contains(.properties) else { return }
        flags.remove(.properties)
        updateProperties()
        askController { $0.updateProperties() }
    }

    fileprivate var firstWithPendingLayout: UIView {
        if flags.contains(.layout) { return self }
        return subviews.first { !$0.flags.isDisjoint(with: .pendingLayout) }?.firstWithPendingLayout ?? self
    }
}
