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

extension ScreenViews {
    /// Removes the views of elements that show nothing, as they may lack code that is left out. Such elements are drawn as boxes.
    package mutating func removeBlankElements() { elements = elements.filter { !$0.value.isBlank } }
}

extension ViewPicture {
    /// True for a view in which nothing can be seen: no colours, lines, texts and images with an area.
    fileprivate var isBlank: Bool {
        let hasNoGround = background == nil && border == nil && gradient == nil && shadow == nil && shapes.isEmpty
        return frame.isEmpty || opacity == 0 || hasNoGround && hasNoContent && children.allSatisfy(\.isBlank)
    }

    private var hasNoContent: Bool {
        switch content {
        case .none: true
        case .text(let text): text.lines.isEmpty
        case .image, .control, .foreign: false
        }
    }
}
