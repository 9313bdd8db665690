/// The constraints in a tree of views.
struct ConstraintTree {
    let root: UIView
    /// The active constraints: a view's before its subviews', each view's in the order of activation.
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var stacks: [UIStackView] = []
    /// The views placed by constraints, in the order in which constraints first mention them, then the other arranged views of stacks.
    private(set) var free: [UIView] = []
    private var mentioned: Set<ObjectIdentifier> = []

    /// - Complexity: O(views + constraints).
    init(of root: UIView) {
        self.root = root
        visit { view in
            if view.flags.contains(.keepsConstraints) { constraints += view.constraints }
            if let stack = view as? UIStackView { stacks.append(stack) }
        }
        for constraint in constraints {
            for item in constraint.items { mention(item) }
        }
        for view in stacks.flatMap(\.arrangedSubviews) { mention(view) }
    }

    var isEmpty: Bool { constraints.isEmpty && stacks.isEmpty }

    /// Calls `body` for each view that has constraints or contains a view that does, superviews first.
    private func visit(_ body: (UIView) -> Void) {
        var open = [root]
        while let view = open.popLast() {
            guard view.flags.contains(.usesConstraints) else { continue }
            body(view)
            open.append(contentsOf: view.subviews.reversed())
        }
    }

    private mutating func mention(_ item: AnyObject?) {
        guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView, view !== root,
            mentioned.insert(ObjectIdentifier(view)).inserted, !view.translatesAutoresizingMaskIntoConstraints
        else { return }
        free.append(view)
    }
}
