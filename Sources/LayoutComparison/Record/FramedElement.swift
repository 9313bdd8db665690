public import CompositionalLayout
public import Foundation
import MessageText

/// The position of an element as stored in a golden, to 0.0001 pt.
public struct FramedElement: Sendable, Hashable {
    public var id: LayoutElement.ID
    /// Frame in content coordinates, in points.
    public var frame: CGRect
    /// Elements with greater values are in front.
    public var zIndex: Int
    /// True for an element that cannot be seen: it is hidden, or its alpha is 0.
    public var isHidden: Bool
    /// From 0 (invisible) to 1.
    public var alpha: Double
    /// The affine transform that a visible-items handler set, about the element's centre: `a b c d tx ty`; empty for the
    /// identity.
    public var transform: [Double]
    /// The title drawn in the element; only goldens that are pictures store it.
    package var title: String?

    public init(
        id: LayoutElement.ID, frame: CGRect, zIndex: Int = 0, isHidden: Bool = false, alpha: Double = 1,
        transform: [Double] = []
    ) {
        self.id = id
        self.frame = CGRect(
            x: Self.rounded(frame.minX), y: Self.rounded(frame.minY), width: Self.rounded(frame.width),
            height: Self.rounded(frame.height))
        self.zIndex = zIndex
        self.isHidden = isHidden
        self.alpha = Self.rounded(alpha)
        self.transform = transform.map(Self.rounded)
    }

    public init(_ element: LayoutElement) {
        let affine = element.transform.affine
        self.init(
            id: element.id, frame: element.frame, zIndex: element.zIndex, isHidden: element.isHidden || element.alpha <= 0,
            alpha: element.alpha,
            transform: element.transform.isIdentity
                ? [] : [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty])
    }

    /// Rounds to four decimals, as stored in text, so that numbers round-trip.
    static func rounded(_ number: Double) -> Double {
        let units = (number * 10_000).rounded(.toNearestOrAwayFromZero)
        // Adding zero converts −0 to 0.
        return units.isFinite ? units / 10_000 + 0 : number
    }
}

extension LayoutElement.ID {
    /// The element's name in messages: `cell [0, 3]`, `header [1, 0]`.
    package var name: String {
        let path = section.map { "\($0), \(item)" } ?? "layout"
        return "\(word) [\(path)]"
    }

    /// The kind's name in messages: a cell, or the element kind. UIKit's headers and footers have short names; a kind that is not
    /// a single word is quoted.
    var word: String {
        switch kind {
        case nil: category.rawValue
        case ElementKind.sectionHeader: "header"
        case ElementKind.sectionFooter: "footer"
        case .some(let kind): FramesRecord.needsQuotes(kind) ? JSONValue.quoted(kind) : kind
        }
    }

    /// The order by section, regardless of drawing order.
    func precedes(_ other: Self) -> Bool {
        let order: (Self) -> (LayoutElement.Owner, Int) = { ($0.owner, $0.category.rank) }
        if order(self) != order(other) { return order(self) < order(other) }
        if kind != other.kind { return (kind ?? "") < (other.kind ?? "") }
        return item < other.item
    }
}

extension LayoutElement.Category {
    /// Cells come first, as the main content of a section.
    fileprivate var rank: Int {
        switch self {
        case .cell: 0
        case .supplementary: 1
        case .decoration: 2
        }
    }
}
