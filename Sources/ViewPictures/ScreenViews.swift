public import CompositionalLayout
public import Foundation

/// The views of a screen: bars and other views around a collection view, and the views in its elements.
public struct ScreenViews: Codable, Sendable, Equatable {
    /// The window's size, in points.
    public var size: CGSize
    /// The collection view's frame, in window coordinates.
    public var collectionFrame: CGRect
    /// Views behind the collection view, in window coordinates, back to front.
    public var behind: [ViewPicture] = []
    /// Elements' views; each has its element's size and its origin at zero.
    public var elements: [LayoutElement.ID: ViewPicture] = [:]
    /// Views in front of the collection view, including bars, in window coordinates, back to front.
    public var above: [ViewPicture] = []

    public init(size: CGSize, collectionFrame: CGRect) {
        (self.size, self.collectionFrame) = (size, collectionFrame)
    }
}
