package import Foundation

/// Formats values for `description`: short, and the same on every platform.
package enum DebugText {
    /// A number with at most four decimals.
    package static func number(_ number: CGFloat) -> String { NumberText.text(Double(number)) }

    package static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    package static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// Origin and size: `(x, y, width, height)`.
    package static func rect(_ rect: CGRect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        return "(\(numbers.map(number).joined(separator: ", ")))"
    }

    /// The edges that have an inset; a single number if all are the same.
    package static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
        let edges = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ]
        if edges.allSatisfy({ $0.1 == insets.top }) { return number(insets.top) }
        let inset = edges.filter { $0.1 != 0 }.map { "\($0.0) \(number($0.1))" }
        return "(\(inset.joined(separator: ", ")))"
    }

    /// Element kinds in quotation marks, control characters escaped.
    package static func kinds(_ kinds: [String]) -> String {
        kinds.map { String(reflecting: $0) }.joined(separator: ", ")
    }

    package static func paths(_ paths: [IndexPath]) -> String {
        paths.map { "\(Array($0))" }.joined(separator: " ")
    }
}
