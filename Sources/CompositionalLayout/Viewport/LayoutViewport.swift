public import Foundation

/// What a layout is solved for: the collection view's size and surroundings, and how far it is scrolled.
///
/// Lengths are points.
public struct LayoutViewport: Sendable, Hashable {
    /// The collection view's bounds size.
    public var size: CGSize
    /// Insets of the safe area. Along the scroll axis they inset the content, as UIKit's `adjustedContentInset` does;
    /// across it they count through `contentInsetsReference` (B-R2).
    public var safeAreaInsets: NSDirectionalEdgeInsets
    /// The collection view's layout margins, safe area included.
    public var layoutMargins: NSDirectionalEdgeInsets
    /// Size classes, scale, layout direction and the like.
    public var traitCollection: UITraitCollection
    /// The content's point at the bounds' origin; `nil` is scrolled to the very start.
    public var contentOffset: CGPoint?
    /// How far a section is scrolled sideways, by section.
    public var orthogonalContentOffsets: [Int: CGFloat]

    public init(
        size: CGSize,
        safeAreaInsets: NSDirectionalEdgeInsets = .zero,
        layoutMargins: NSDirectionalEdgeInsets = .zero,
        traitCollection: UITraitCollection,
        contentOffset: CGPoint? = nil,
        orthogonalContentOffsets: [Int: CGFloat] = [:]
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.layoutMargins = layoutMargins
        self.traitCollection = traitCollection
        self.contentOffset = contentOffset
        self.orthogonalContentOffsets = orthogonalContentOffsets
    }

    /// A viewport of a size in points at a scale, with no insets, left to right.
    public init(width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
        self.init(
            size: CGSize(width: width, height: height),
            traitCollection: UITraitCollection(
                displayScale: scale, layoutDirection: .leftToRight, userInterfaceStyle: .light,
                userInterfaceIdiom: .phone))
    }

    /// Device pixels a point; 1 where the traits do not say.
    public var scale: CGFloat {
        traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    }

    /// Whether leading is right.
    public var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// The edges of a guide (B-R3).
    func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .automatic, .safeArea: return safeAreaInsets
        case .none: return .zero
        case .layoutMargins: return layoutMargins
        case .readableContent:
            var insets = layoutMargins
            let side = (size.width - Self.readableWidth) / 2
            insets.leading = max(insets.leading, side)
            insets.trailing = max(insets.trailing, side)
            return insets
        }
    }

    /// The widest that text in the default size is comfortable to read, in points; a default, as no width was measured
    /// (B-R3).
    package static let readableWidth: CGFloat = 672
}

extension LayoutViewport {
    @TaskLocal private static var bound: LayoutViewport?

    /// The viewport that is being laid out, or that a caller of `performAsCurrent(_:)` has named: section providers,
    /// custom groups and handlers find theirs here. Elsewhere it is the default device's.
    public static var current: LayoutViewport { bound ?? Device.default.viewport }

    /// The current viewport, if anybody has named one.
    static var named: LayoutViewport? { bound }

    /// Runs `body` with this viewport as the current one, on this task and its children alone.
    ///
    ///     let layout = Device.iPadMini.viewport.performAsCurrent { makeLayout() }
    public func performAsCurrent<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let outcome = Self.$bound.withValue(self) { Result { () throws(Failure) in try body() } }
        return try outcome.get()
    }
}
