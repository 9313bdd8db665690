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

    /// Draws the whole screen, back to front.
    ///
    /// - Parameter elements: the nodes of the elements, which the collection view clips.
    func nodes(around elements: [Node]) -> [Node] {
        let area = Rect(views.collectionFrame).moved(x: screen.x, y: screen.y)
        let inner = area.contains(screen) ? elements : [.group(Group(elements, clip: .rect(area)))]
        return painter.nodes(views.behind, at: origin, on: ground) + inner + painter.nodes(views.above, at: origin, on: ground)
    }

    /// The colour behind elements.
    var elementGround: AdaptiveColor {
        ground.covered(by: views.behind, below: Rect(views.collectionFrame))
    }

    /// The background colour in an area of the picture; elements of the collection view are ignored.
    func ground(of area: Rect) -> AdaptiveColor {
        ground.covered(by: views.behind + views.above, below: area.moved(x: -screen.x, y: -screen.y))
    }

    /// The places of the views in front of the collection view.
    var covers: [Rect] { views.above.map { Rect($0.frame).moved(x: screen.x, y: screen.y) } }
}

extension AdaptiveColor {
    /// This colour, covered by the backgrounds of the views that contain an area.
    fileprivate func covered(by views: [ViewPicture], below area: Rect) -> AdaptiveColor {
        views.reduce(self) { ground, view in
            // Children may reach beyond a view, such as a bar's background beneath the status bar.
            let (frame, covers) = (Rect(view.frame), Rect(view.frame).contains(area))
            guard view.opacity > 0.5, covers || !view.isClipped else { return ground }
            return (covers ? ground.covered(by: view, at: Point(x: area.midX - frame.x, y: area.midY - frame.y)) : ground)
                .covered(by: view.children, below: area.moved(x: -frame.x, y: -frame.y))
        }
    }
}
