import CompositionalLayout
import Foundation
import VectorScene
import ViewPictures

/// Draws the views of a screen around its collection view.
struct ScreenViewsPainter {
    private let views: ScreenViews
    private let painter: ViewPainter
    private let screen: Rect
    private let ground: AdaptiveColor

    /// - Parameter screen: the window's place in the picture.
    init(_ views: ScreenViews, _ painter: ViewPainter, screen: Rect) {
        (self.views, self.painter, self.screen) = (views, painter, screen)
        ground = painter.theme.screen
    }

    private var origin: Point { Point(x: screen.x, y: screen.y) }

    /// All of the screen, back to front.
    ///
    /// - Parameter elements: the nodes of the elements, which the collection view clips.
    func nodes(around elements: [Node]) -> [Node] {
        let area = Rect(views.collectionFrame).moved(x: screen.x, y: screen.y)
        let inner = area.contains(screen) ? elements : [.group(Group(elements, clip: .rect(area)))]
        return painter.nodes(views.behind, at: origin, on: ground) + inner + painter.nodes(views.above, at: origin, on: ground)
    }

    /// The colour behind elements: that of the views behind the whole collection view.
    var elementGround: AdaptiveColor {
        views.behind.reduce(ground) { ground, view in
            Rect(view.frame).contains(Rect(views.collectionFrame)) ? ground.covered(by: view) : ground
        }
    }

    /// The places of the views in front of the collection view.
    var covers: [Rect] { views.above.map { Rect($0.frame).moved(x: screen.x, y: screen.y) } }
}
