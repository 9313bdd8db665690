public import Foundation

open class UISheetPresentationController: UIPresentationController {
    public final class Detent: NSObject, Sendable {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public var rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static var medium: Identifier { Identifier("com.apple.UIKit.medium") }
            public static var large: Identifier { Identifier("com.apple.UIKit.large") }
        }

        public let identifier: Identifier

        private init(_ identifier: Identifier) { self.identifier = identifier }

        public class func medium() -> Detent { Detent(.medium) }
        public class func large() -> Detent { Detent(.large) }
        /// The resolver is not called, as no sheet appears.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    open var detents = [Detent.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false
    open var prefersEdgeAttachedInCompactHeight = false
    open var prefersPageSizing = true
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open var sourceView: UIView?

    /// Runs `changes` at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}
}

/// The traits and the maximum height from which a custom detent derives its height.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController) {}
}
