import CompositionalLayout
import Foundation

/// Frames computed by hand from the rules, for the layout document of the same name.
struct WorkedExample: Decodable {
    struct Case: Decodable {
        var size: [CGFloat]
        var scale: CGFloat
        var contentSize: [CGFloat]
        var contentOffset: [CGFloat]?
        var elements: [Element]

        var viewport: LayoutViewport {
            var viewport = LayoutViewport(width: size[0], height: size[1], scale: scale)
            viewport.contentOffset = contentOffset.map { CGPoint(x: $0[0], y: $0[1]) }
            return viewport
        }
    }

    struct Element: Decodable {
        var category: LayoutElement.Category
        var kind: String?
        var indexPath: [Int]?
        var isLayoutWide: Bool?
        var frame: [CGFloat]
        var zIndex: Int?

        var id: LayoutElement.ID {
            isLayoutWide == true
                ? LayoutElement.ID(category: category, kind: kind, section: 0, item: Int.max)
                : LayoutElement.ID(category: category, kind: kind, section: indexPath![0], item: indexPath![1])
        }
    }

    var source: String
    var cases: [Case]
}
