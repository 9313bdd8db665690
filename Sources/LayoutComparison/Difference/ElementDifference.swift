public import CompositionalLayout
import Foundation
import MessageText

/// An element present in both layouts with different values.
public struct ElementDifference: Sendable, Hashable {
    public var expected: FramedElement
    public var actual: FramedElement

    public var id: LayoutElement.ID { expected.id }

    /// A numeric property of an element.
    enum Property: Int, CaseIterable {
        case x, y, width, height, zIndex, alpha

        var name: String {
            switch self {
            case .x: "x"
            case .y: "y"
            case .width: "width"
            case .height: "height"
            case .zIndex: "z index"
            case .alpha: "alpha"
            }
        }

        /// True for properties in points.
        var isLength: Bool {
            switch self {
            case .x, .y, .width, .height: true
            case .zIndex, .alpha: false
            }
        }

        func value(of element: FramedElement) -> Double {
            switch self {
            case .x: element.frame.minX
            case .y: element.frame.minY
            case .width: element.frame.width
            case .height: element.frame.height
            case .zIndex: Double(element.zIndex)
            case .alpha: element.alpha
            }
        }
    }

    /// The change of a property: actual minus expected.
    func delta(_ property: Property) -> Double {
        FramedElement.rounded(property.value(of: actual) - property.value(of: expected))
    }

    /// The kind of change, which elements with the same cause share.
    enum Kind: Hashable {
        /// A different position, the same size.
        case moved
        /// A different size.
        case resized
        /// The same frame; another property differs.
        case restyled
    }

    var kind: Kind {
        if delta(.width) != 0 || delta(.height) != 0 { return .resized }
        return delta(.x) != 0 || delta(.y) != 0 ? .moved : .restyled
    }

    /// Other differences, in words.
    var otherChanges: [String] {
        var changes: [String] = []
        if expected.isHidden != actual.isHidden { changes.append(actual.isHidden ? "hidden" : "no longer hidden") }
        if expected.transform != actual.transform { changes.append("transform changed") }
        return changes
    }

    /// True if nothing but the title differs.
    var isOfTitle: Bool {
        var titled = expected
        titled.title = actual.title
        return titled == actual
    }

    /// The change of the title, in words; `nil` if it is the same.
    var titleChange: String? {
        guard expected.title != actual.title else { return nil }
        let titles = [actual.title, expected.title].map { $0.map { "\"\(TerminalText.excerpt($0))\"" } ?? "none" }
        return "title \(titles[0]), was \(titles[1])"
    }
}
