import Testing
import UIKit

/// A view with content of a given size.
final class Box: UIView {
    private let content: CGSize

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// Views in a screen of two pixels a point, with side margins of 16 and a status bar of 20, and their constraints in the notation
/// of Apple's Auto Layout Guide.
@MainActor
final class Recipe {
    let root: UIView
    private(set) var views: [String: UIView]

    init(width: CGFloat = 400, height: CGFloat = 600, statusBar: CGFloat = 20, _ views: KeyValuePairs<String, UIView>) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        self.views = ["super": root]
        root.adopt(
            traitCollection: UITraitCollection(displayScale: 2, layoutDirection: .leftToRight),
            safeAreaInsets: UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0))
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        for (name, view) in views { add(view, name, to: root) }
    }

    func add(_ view: UIView, _ name: String, to container: UIView) {
        views[name] = view
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        adopt(root.traitCollection, below: view)
    }

    private func adopt(_ traits: UITraitCollection, below view: UIView) {
        view.adopt(traitCollection: traits)
        for subview in view.subviews { adopt(traits, below: subview) }
    }

    subscript(name: String) -> UIView { views[name]! }

    /// Activates a constraint a line, such as `red.width >= 2 * blue.width + 8 @750`; `safe` is the root's safe area.
    @discardableResult
    func callAsFunction(_ lines: String) -> [NSLayoutConstraint] {
        let constraints = lines.split(separator: "\n").map(constraint)
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    /// The frames after layout, in the views' superviews.
    func frames(_ names: String...) -> [CGRect] {
        root.layoutIfNeeded()
        return names.map { self[$0].frame }
    }

    private func constraint(_ line: Substring) -> NSLayoutConstraint {
        var words = line.split(separator: " ")
        var priority: Float = 1000
        if let last = words.last, last.hasPrefix("@") {
            priority = Float(last.dropFirst())!
            words.removeLast()
        }
        let (first, relation) = (words[0], words[1])
        var multiplier = 1.0
        var right = words.dropFirst(2)
        if right.dropFirst().first == "*" {
            multiplier = Double(right[2])!
            right = right.dropFirst(2)
        }
        let second = right.first!.contains(where: \.isLetter) ? right.removeFirst() : nil
        let constant = right.isEmpty ? 0 : Double(right.joined())!
        let constraint = NSLayoutConstraint(
            item: item(first), attribute: attribute(first),
            relatedBy: relation == "=" ? .equal : relation == ">=" ? .greaterThanOrEqual : .lessThanOrEqual,
            toItem: second.map(item), attribute: second.map(attribute) ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func item(_ word: Substring) -> AnyObject {
        let name = String(word.prefix { $0 != "." })
        return name == "safe" ? root.safeAreaLayoutGuide : self[name]
    }

    private func attribute(_ word: Substring) -> NSLayoutConstraint.Attribute {
        switch word.drop(while: { $0 != "." }).dropFirst() {
        case "left": .left
        case "right": .right
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "width": .width
        case "height": .height
        case "centerX": .centerX
        case "centerY": .centerY
        case "baseline", "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        case "leadingMargin": .leadingMargin
        case "trailingMargin": .trailingMargin
        case "topMargin": .topMargin
        case "bottomMargin": .bottomMargin
        default: fatalError("\(word)")
        }
    }
}

func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
    return label
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension UIStackView {
    static func row(
        _ views: [UIView], _ alignment: Alignment = .fill, _ distribution: Distribution = .fill, spacing: CGFloat = 8
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.alignment, stack.distribution, stack.spacing) = (alignment, distribution, spacing)
        return stack
    }

    static func column(
        _ views: [UIView], _ alignment: Alignment = .fill, _ distribution: Distribution = .fill, spacing: CGFloat = 8
    ) -> UIStackView {
        let stack = row(views, alignment, distribution, spacing: spacing)
        stack.axis = .vertical
        return stack
    }
}
