import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension InterfaceObjects {
    /// Makes and activates the constraints that a view's element contains.
    func activateConstraints(of element: InterfaceElement, on object: AnyObject) {
        let elements = element.list("constraints")
        guard !elements.isEmpty, let view = object as? UIView else { return }
        let excluded = excludedConstraints(of: element, in: view.traitCollection)
        for element in elements where element.attributes["placeholder"] != "YES" && !excluded.contains(element.id ?? "") {
            guard let constraint = constraint(element, of: view) else {
                leaveOut("constraint")
                continue
            }
            add(constraint, id: element.id)
            constraint.isActive = true
        }
    }

    private func constraint(_ element: InterfaceElement, of view: UIView) -> NSLayoutConstraint? {
        let first = end("first", of: element, or: view)
        let second = end("second", of: element, or: nil)
        guard let first, let item = first.item, second == nil || second?.item != nil else { return nil }
        let relation = ["lessThanOrEqual": NSLayoutConstraint.Relation.lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]
        let (attribute, multiplier) = (second?.attribute ?? .notAnAttribute, multiplier(of: element))
        let priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
        guard priority.isValid, NSLayoutConstraint.fault(first.attribute, attribute, multiplier: multiplier) == nil else { return nil }
        let constraint = NSLayoutConstraint(
            item: item, attribute: first.attribute, relatedBy: relation[element.attributes["relation"] ?? ""] ?? .equal,
            toItem: second?.item, attribute: attribute, multiplier: multiplier, constant: element.number("constant") ?? 0)
        constraint.priority = priority
        constraint.identifier = element.attributes["identifier"]
        return constraint
    }

    /// The item and attribute on one side of a constraint; `nil` if the element has no such side. The item is `nil` if the item
    /// or the attribute is unknown.
    private func end(
        _ side: String, of element: InterfaceElement, or view: UIView?
    ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)? {
        guard let name = element.attributes["\(side)Attribute"] else { return nil }
        let id = element.attributes["\(side)Item"]
        var item = id == nil ? view : object(id)
        // Files attach a cell's constraints to the cell itself; its subviews are in the content view.
        if let cell = item as? UICollectionViewCell { item = cell.contentView }
        if let cell = item as? UITableViewCell { item = cell.contentView }
        guard let attribute = Self.attributes[name] else { return (nil, .notAnAttribute) }
        guard let bar = item as? BarGuide else { return (item, attribute) }
        return (bar.view?.safeAreaLayoutGuide, attribute == bar.inner ? bar.outer : attribute)
    }

    /// A number, or a ratio such as `16:9`.
    private func multiplier(of element: InterfaceElement) -> CGFloat {
        let parts = (element.attributes["multiplier"] ?? "1").split(whereSeparator: { ":/".contains($0) })
        let numbers = parts.compactMap { CGFloat(attribute: String($0)) }
        guard numbers.count == parts.count, let first = numbers.first else { return 1 }
        return numbers.count == 2 && numbers[1] != 0 ? first / numbers[1] : first
    }

    /// The ids of constraints that are not installed for the size classes.
    private func excludedConstraints(of element: InterfaceElement, in traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for variation in element.children where variation.name == "variation" && Self.holds(variation, in: traits) {
            for change in variation.children.first(where: { $0.attributes["key"] == "constraints" })?.children ?? [] {
                guard let id = change.attributes["reference"] else { continue }
                if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }

    /// True for `default`, and for size classes such as `heightClass=regular-widthClass=compact`.
    private static func holds(_ variation: InterfaceElement, in traits: UITraitCollection) -> Bool {
        let classes = [
            "widthClass=\(traits.horizontalSizeClass)", "heightClass=\(traits.verticalSizeClass)", "default",
        ]
        return (variation.attributes["key"] ?? "").split(separator: "-").allSatisfy { classes.contains(String($0)) }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}

/// A controller's top or bottom layout guide, in storyboards for iOS 10 or earlier. Its inner edge, beside the
/// content, stands for the safe area's edge.
final class BarGuide {
    fileprivate weak var view: UIView?
    fileprivate let inner: NSLayoutConstraint.Attribute
    fileprivate let outer: NSLayoutConstraint.Attribute

    init(isTop: Bool, of view: UIView) {
        self.view = view
        (inner, outer) = isTop ? (.bottom, .top) : (.top, .bottom)
    }
}
