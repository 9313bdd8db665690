import Foundation

extension NSLayoutConstraint {
    /// The relation as UIKit writes it, without addresses: `<NSLayoutConstraint UILabel'Title'.top == UIView.top + 8>`.
    var words: String {
        "<NSLayoutConstraint\(identifier.map { " '\($0)'" } ?? "") \(bothSides)>"
    }

    /// The relation alone: `UILabel'Title'.top == UIView.top + 8`.
    var bothSides: String {
        let left = distances.first?.words ?? LayoutEnd(item: firstItem, attribute: firstAttribute).words
        return "\(left) \(relation.sign) \(rightSide)"
    }

    /// `words`, followed by the file and line that made the constraint.
    var wordsAndPlace: String {
        guard let place else { return words }
        let file = "\(place.file)".split(separator: "/").last ?? ""
        return "\(words) (\(file):\(place.line))"
    }

    private var rightSide: String {
        guard secondAttribute != .notAnAttribute else { return DebugText.number(constant) }
        let factor = multiplier == 1 ? "" : "\(DebugText.number(multiplier))*"
        let right = distances.second?.words ?? LayoutEnd(item: secondItem, attribute: secondAttribute).words
        return "\(factor)\(right)\(Self.offset(constant))"
    }

    /// A constant as it is added to a side: ` + 8`, ` - 8` or nothing.
    static func offset(_ constant: CGFloat) -> String {
        constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(DebugText.number(abs(constant)))"
    }

    /// The class of a view or guide, and its text or identifier.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        let label = switch item {
        case let label as UILabel: label.text
        case let guide as UILayoutGuide: guide.identifier
        default: (item as? UIView)?.accessibilityIdentifier
        }
        return "\(type(of: item))" + (label.map { $0.isEmpty ? "" : "'\($0.prefix(40))'" } ?? "")
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutEnd {
    fileprivate var words: String { "\(NSLayoutConstraint.name(of: item)).\(attribute)" }
}

extension LayoutDistance {
    fileprivate var words: String { "(\(end.words) - \(start.words))" }
}
