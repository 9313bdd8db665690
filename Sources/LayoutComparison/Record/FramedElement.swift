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
