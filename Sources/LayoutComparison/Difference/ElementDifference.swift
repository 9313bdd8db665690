public import CompositionalLayout
import Foundation

/// One element that both layouts have, and that differs.
public struct ElementDifference: Sendable, Hashable {
    public var expected: FramedElement
    public var actual: FramedElement

    public var id: LayoutElement.ID { expected.id }

    /// What a number of an element is.
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

        /// Whether it is in points.
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

    /// How much a number grew.
    func delta(_ property: Property) -> Double {
        FramedElement.rounded(property.value(of: actual) - property.value(of: expected))
    }

    /// What is the same for all elements that one cause has changed.
    enum Kind: Hashable {
        /// Another place, the same size.
        case moved
        /// Another size.
        case resized
        /// The same frame, and something else differs.
        case restyled
    }

    var kind: Kind {
        if delta(.width) != 0 || delta(.height) != 0 { return .resized }
        return delta(.x) != 0 || delta(.y) != 0 ? .moved : .restyled
    }

    /// What else differs, in words.
    var otherChanges: [String] {
        var changes: [String] = []
        if expected.isHidden != actual.isHidden { changes.append(actual.isHidden ? "hidden" : "no longer hidden") }
        if expected.transform != actual.transform { changes.append("another transform") }
        return changes
    }
}
