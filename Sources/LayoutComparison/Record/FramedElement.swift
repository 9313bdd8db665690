public import CompositionalLayout
public import Foundation

/// Where one element of a layout stands, as a golden keeps it: to 0.0001 pt.
public struct FramedElement: Sendable, Hashable {
    public var id: LayoutElement.ID
    /// In content coordinates, points.
    public var frame: CGRect
    /// Elements with greater ones lie above others.
    public var zIndex: Int
    public var isHidden: Bool
    /// From 0, not seen, to 1.
    public var alpha: Double
    /// What a visible-items handler does to the element in its plane, about its centre: `a b c d tx ty`; empty for
    /// nothing.
    public var transform: [Double]

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
            id: element.id, frame: element.frame, zIndex: element.zIndex, isHidden: element.isHidden,
            alpha: element.alpha,
            transform: element.transform.isIdentity
                ? [] : [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty])
    }

    /// To four decimals, as texts have it: what is written and read again is the same number.
    static func rounded(_ number: Double) -> Double {
        let units = (number * 10_000).rounded(.toNearestOrAwayFromZero)
        // Adding zero makes −0 a 0.
        return units.isFinite ? units / 10_000 + 0 : number
    }
}

extension LayoutElement.ID {
    /// What people call it: `cell [0, 3]`, `header [1, 0]`.
    package var name: String {
        let path = section.map { "\($0), \(item)" } ?? "layout"
        return "\(word) [\(path)]"
    }

    /// What people call elements like it: a cell, or its kind. UIKit's kinds of headers and footers have shorter names than
    /// its own, and of a kind of any text the word is a word.
    var word: String {
        switch kind {
        case nil: category.rawValue
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        case .some(let kind): FramesRecord.needsQuotes(kind) ? JSONText.quoted(kind) : kind
        }
    }

    /// Before another one in a list that is read section by section, whatever the drawing order.
    func precedes(_ other: Self) -> Bool {
        let order: (Self) -> (LayoutElement.Owner, Int) = { ($0.owner, $0.category.rank) }
        if order(self) != order(other) { return order(self) < order(other) }
        if kind != other.kind { return (kind ?? "") < (other.kind ?? "") }
        return item < other.item
    }
}

extension LayoutElement.Category {
    /// Cells first, as they are what a section is made for.
    fileprivate var rank: Int {
        switch self {
        case .cell: 0
        case .supplementary: 1
        case .decoration: 2
        }
    }
}
