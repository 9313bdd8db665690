import Foundation
@testable import LayoutDiagram
import TestSupport
import Testing
import VectorScene
import ViewPictures

/// Boxes: parts, corners, clips and transforms.
struct ViewPainterTests {
    private let painter = ViewPainter(theme: .standard, fonts: nil)
    private let ground = AdaptiveColor(Color(0xFFFFFF))
    private let red = ViewSample.color(0xFF0000)

    private func nodes(_ view: ViewPicture) -> [Node] { painter.nodes([view], at: .zero, on: ground) }

    @Test func partsAreDrawnInTheirOrder() {
        var view = ViewSample.view(10, 20, 100, 50)
        view.shadow = ViewShadow(color: red, opacity: 0.5, radius: 4, offset: CGSize(width: 0, height: 2))
        view.background = ViewSample.color(1)
        view.gradient = ViewGradient(
            colors: [red, ViewSample.color(2)], locations: [0, 1], start: .zero, end: CGPoint(x: 1, y: 0))
        view.shapes = [ViewShape([.move(.zero), .line(CGPoint(x: 9, y: 9))], stroke: ViewSample.color(3))]
        view.content = .control(.separator(ViewSample.color(4)))
        var child = ViewSample.view(5, 5, 10, 10)
        child.background = ViewSample.color(5)
        view.children = [child]
        view.border = ViewBorder(width: 2, color: ViewSample.color(6))
        let paints = nodes(view).flatMap(\.shapes).map { shape -> String in
            switch shape.fill ?? shape.stroke?.paint {
            case .color(let color): String(color.light.blue)
            case .gradient: "gradient"
            case nil: "none"
            }
        }
        #expect(paints == ["0", "1", "gradient", "3", "4", "5", "6"])
    }

    @Test func aMaskClipsTheWholeView() {
        var view = ViewSample.view(10, 20, 100, 50)
        view.background = red
        view.border = ViewBorder(width: 2, color: red)
        view.mask = .box(CGRect(x: 5, y: 5, width: 40, height: 40), ViewCorners(radius: 20))
        let circle = Shape.circle(center: Point(x: 35, y: 45), radius: 20)
        #expect(nodes(view).groups.map(\.clip) == [circle] && nodes(view).count == 1)
        #expect(painter.node(view, at: .zero, on: ground).groups.map(\.clip) == [circle], "An element's view is masked, too.")
        view.mask = .path([.move(.zero), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 0, y: 50)), .close])
        let triangle = Path([.move(Point(x: 10, y: 20)), .line(Point(x: 110, y: 20)), .line(Point(x: 10, y: 70)), .close])
        #expect(nodes(view).groups.map(\.clip) == [.path(triangle)])
        view.mask = .path([.move(.zero), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 0, y: 50)), .close], isEvenOdd: true)
        #expect(nodes(view).groups.map(\.clip) == [.path(Path(triangle.segments, isEvenOdd: true))])
        view.mask = .box(CGRect(x: 200, y: 0, width: 10, height: 10), ViewCorners())
        #expect(nodes(view).isEmpty)
        view.mask = .path([])
        #expect(nodes(view).groups.isEmpty, "A mask without area is none.")
    }

    @Test func aPictureMasksByItsOpacity() {
        var view = ViewSample.view(10, 20, 100, 50)
        view.background = red
        var mask = ViewSample.view(5, 5, 40, 60)
        view.mask = .picture(mask)
        #expect(nodes(view).isEmpty, "A mask that draws nothing hides the view.")
        mask.gradient = ViewGradient(colors: [red, ViewSample.color(2)], locations: [0, 1], start: .zero, end: CGPoint(x: 0, y: 1))
        view.mask = .picture(mask)
        for nodes in [nodes(view), painter.node(view, at: .zero, on: ground)] {
            #expect(nodes.count == 1 && nodes.groups.map(\.mask) == [painter.nodes([mask], at: Point(x: 10, y: 20), on: ground)])
            #expect(nodes.first?.bounds == Rect(x: 15, y: 25, width: 40, height: 45))
        }
        let named = ViewPainter(theme: .standard, fonts: nil, namesViews: true).nodes([view], at: .zero, on: ground)
        #expect(named.groups.compactMap(\.meaning?.name) == ["UIView"], "Masks have no names.")
    }

    // MARK: Gradients

    private func gradient(_ kind: ViewGradient.Kind, _ end: CGPoint) -> ViewGradient {
        var gradient = ViewGradient(
            colors: [ViewSample.color(0), ViewSample.color(0x64)], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5), end: end)
        gradient.kind = kind
        return gradient
    }

    /// The shares of the way from the first to the last colour, in hundredths.
    @Test func aGradientHasItsColourAtEachPoint() {
        let points = [Point(x: 0.5, y: 0.5), Point(x: 0.75, y: 0.5), Point(x: 1, y: 0.5), Point(x: 0.5, y: 1), Point(x: 0, y: 0.5), Point(x: 0.5, y: 0)]
        func blues(_ kind: ViewGradient.Kind, _ x: Double, _ y: Double) -> [UInt8?] {
            points.map { gradient(kind, CGPoint(x: x, y: y)).color(at: $0)?.light.blue }
        }
        #expect(blues(.axial, 1, 0.5) == [0, 50, 100, 0, 0, 0])
        #expect(blues(.radial, 1, 1) == [0, 50, 100, 100, 100, 100])
        #expect(blues(.radial, 1, 1.5) == [0, 50, 100, 50, 100, 50])
        #expect(blues(.conic, 1, 0.5) == [0, 0, 0, 25, 50, 75])
        #expect(blues(.conic, 0.5, 1) == [75, 75, 75, 0, 25, 50])
        #expect(blues(.axial, 0.5, 0.5) == Array(repeating: 100, count: 6), "without length")
    }

    /// The mark on a filled symbol has the colour of the views behind it: siblings and superviews, photos with their own tone.
    @Test func marksOnSymbolsHaveTheColourOfTheirGround() {
        func colors(_ behind: [ViewPicture]) -> [AdaptiveColor] {
            var symbol = ViewSample.view(40, 10, 20, 20)
            symbol.content = .image(ViewImage(symbol: "play.circle.fill", tint: red, frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            return painter.nodes(behind + [symbol], at: .zero, on: ground).suffix(2).flatMap(\.shapes).flatMap { shape in
                [shape.fill, shape.stroke?.paint].compactMap { if case .color(let color)? = $0 { color } else { nil } }
            }
        }
        var (photo, box, beside) = (ViewSample.view(0, 0, 100, 50), ViewSample.view(0, 0, 100, 50), ViewSample.view(0, 0, 50, 50))
        photo.content = .image(ViewImage(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        (box.background, beside.background) = (ViewSample.color(0x123456), ViewSample.color(0x654321))
        #expect(colors([]).contains(ground) && colors([beside]).contains(ground))
        #expect(colors([box, beside]).contains(AdaptiveColor(Color(0x123456))) && !colors([box]).contains(ground))
        #expect(colors([box, photo]).contains(ImagePainter.middle))
    }

    @Test func aConicGradientIsDrawnInSectorsOfItsColours() {
        for isOpaque in [true, false] {
            var view = ViewSample.view(10, 20, 100, 50)
            view.gradient = gradient(.conic, CGPoint(x: 1, y: 0.5))
            if !isOpaque { view.gradient?.colors[0].light.alpha = 0 }
            let nodes = nodes(view)
            #expect(nodes.groups.map(\.clip) == [.rect(Rect(x: 10, y: 20, width: 100, height: 50))])
            let shapes = nodes.flatMap(\.shapes)
            let blues = shapes.compactMap { shape -> UInt8? in
                guard case .color(let color)? = shape.fill else { return nil }
                return color.light.blue
            }
            #expect(blues.count == 90 && blues == blues.sorted() && blues[0] <= 1 && blues[89] >= 99)
            #expect(shapes.allSatisfy { $0.shape.points.first == Point(x: 60, y: 45) })
            // Opaque sectors reach under the next one.
            #expect((shapes[0].shape.points.last == shapes[1].shape.points[1]) != isOpaque)
        }
    }

    @Test func aRadialGradientIsAnEllipseAroundItsStart() {
        func paint(_ x: Double, _ y: Double) -> Paint? { Paint(gradient(.radial, CGPoint(x: x, y: y))) }
        let stops = [Gradient.Stop(offset: 0, color: AdaptiveColor(Color(0))), .init(offset: 1, color: AdaptiveColor(Color(0x64)))]
        let middle = Point(x: 0.5, y: 0.5)
        #expect(paint(1, 1.5) == .gradient(Gradient(.radial, from: middle, to: Point(x: 1, y: 1.5), stops: stops)))
        #expect(paint(0, 0.25) == .gradient(Gradient(.radial, from: middle, to: Point(x: 1, y: 0.75), stops: stops)), "Radii are lengths.")
        #expect(paint(1, 0.5) == .color(AdaptiveColor(Color(0x64))), "without height")
    }

    @Test func mirroredContentKeepsItsRectangle() {
        for control in [ViewControl.toggle(isOn: true, on: red), .slider(value: 0.2, filled: red), .progress(value: 0.7, filled: red)] {
            var view = ViewSample.control(control, 10, 20, 90, 30)
            let plain = nodes(view).flatMap(\.shapes).map(\.shape.bounds)
            view.isMirrored = true
            let groups = nodes(view).groups
            #expect(groups.map(\.transform) == [Transform(a: -1, b: 0, c: 0, d: 1, tx: 110, ty: 0)])
            #expect(nodes(view).flatMap(\.shapes).map(\.shape.bounds) == plain, "The same drawing, seen in a mirror.")
        }
    }

    @Test func namesOfViewsTellClassAndFrame() {
        var (view, child) = (ViewSample.view(10, 20.5, 100, 50), ViewSample.view(1, 2, 30, 40))
        child.background = red
        view.children = [child]
        let named = ViewPainter(theme: .standard, fonts: nil, namesViews: true).nodes([view], at: .zero, on: ground)
        #expect(named.groups.compactMap(\.meaning?.title) == ["UIView: 30 × 40 at 1, 2"], "A container draws nothing itself.")
        #expect(nodes(view).groups.isEmpty)
    }

    @Test func namesOfViewsTellTheirFirstSixConstraints() {
        var view = ViewSample.view(10, 20, 100, 50)
        (view.background, view.constraints) = (red, ["width = 100", "top = superview.top + 20"])
        func title() -> String? {
            ViewPainter(theme: .standard, fonts: nil, namesViews: true).nodes([view], at: .zero, on: ground).groups.first?.meaning?.title
        }
        #expect(title() == "UIView: 100 × 50 at 10, 20; width = 100; top = superview.top + 20")
        view.constraints = (1...8).map { "width ≥ \($0)" }
        #expect(title()?.hasSuffix("; width ≥ 6; and 2 more") == true)
    }

    @Test func aCircleStaysACircle() {
        var view = ViewSample.view(3, 7, 61, 61)
        view.background = red
        view.corners.radius = 30.5
        #expect(nodes(view).flatMap(\.shapes).map(\.shape) == [.circle(center: Point(x: 33.5, y: 37.5), radius: 30.5)])
        view.corners.radius = 100
        #expect(nodes(view).flatMap(\.shapes).map(\.shape) == [.circle(center: Point(x: 33.5, y: 37.5), radius: 30.5)])
        view.content = .image(ViewImage(frame: CGRect(x: -20, y: 0, width: 101, height: 61)))
        view.isClipped = true
        let circle = ViewOutline(Rect(x: 3, y: 7, width: 61, height: 61), view.corners)
        let photo = nodes(view)
        #expect(photo.groups.isEmpty, "A round photo needs no clip.")
        for shape in photo.flatMap(\.shapes) {
            for point in shape.shape.points { #expect(hypot(point.x - 33.5, point.y - 37.5) < 30.5 + 0.2) }
        }
        #expect(circle.isCircle)
    }

    @Test func cornersAreRoundedSingly() {
        var view = ViewSample.view(0, 0, 40, 20)
        view.background = red
        view.corners.radius = 8
        view.corners.rounded = [.topLeft]
        let points = nodes(view).flatMap(\.shapes).flatMap(\.shape.points)
        func has(_ x: Double, _ y: Double) -> Bool { points.contains(Point(x: x, y: y)) }
        #expect(!has(0, 0) && has(8, 0) && has(0, 8) && has(40, 0) && has(40, 20) && has(0, 20))
    }

    /// Over random trees of views: a view that clips shows nothing outside its frame.
    @Test(arguments: 0..<40) func nothingIsDrawnOutsideAViewThatClips(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var view = RandomView.make(&random, depth: 4)
        view.isClipped = true
        view.transform = nil
        view.shadow = nil
        let frame = Rect(view.frame)
        let drawn = nodes(view)
        for node in drawn {
            let bounds = try #require(node.bounds)
            #expect(frame.inset(by: -0.01).contains(bounds), "\(bounds) outside of \(frame)")
        }
    }

    /// Over random trees of views: other colours give the same shapes, so the two appearances differ in paints alone.
    @Test(arguments: 0..<40) func lightAndDarkDifferInPaintsAlone(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let nodes = nodes(RandomView.make(&random, depth: 4))
        let (light, dark) = (nodes.map { $0.fixed(in: .light) }, nodes.map { $0.fixed(in: .dark) })
        #expect(light.map(\.bounds) == dark.map(\.bounds))
        #expect(light.flatMap(\.shapes).map(\.shape) == dark.flatMap(\.shapes).map(\.shape))
    }

    @Test func aChildInsideRoundedCornersNeedsNoClip() {
        var view = ViewSample.view(0, 0, 100, 100)
        view.corners.radius = 20
        view.isClipped = true
        var child = ViewSample.view(6, 6, 20, 20)
        child.background = red
        view.children = [child]
        #expect(nodes(view).groups.isEmpty)
        view.children[0].frame.origin = CGPoint(x: 2, y: 2)
        #expect(nodes(view).groups.map(\.clip) == [.roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 20)])
    }

    @Test func transformsAreAppliedAboutTheCentre() {
        var view = ViewSample.view(10, 10, 40, 20)
        view.background = red
        view.transform = ViewTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)
        #expect(nodes(view).first?.bounds == Rect(x: -5, y: 0, width: 80, height: 40))
    }

    @Test func aViewsOpacityIsThatOfItsGroup() {
        var view = ViewSample.view(0, 0, 40, 20)
        view.background = red
        view.opacity = 0.25
        #expect(nodes(view).groups.map(\.opacity) == [0.25])
        view.opacity = 0
        #expect(nodes(view).isEmpty)
    }

    @Test func contentThatCannotBeDrawnIsABoxWithItsName() {
        var view = ViewSample.view(0, 0, 160, 90)
        view.content = .foreign("MKMapView")
        #expect(nodes(view).texts == ["MKMapView"])
        view.frame.size = CGSize(width: 10, height: 10)
        #expect(nodes(view).texts == [])
    }

    /// Each view adds its own nodes and no more.
    @Test func workIsLinearInViews() {
        func count(_ views: Int) -> Int {
            var view = ViewSample.view(0, 0, 100, 100)
            for _ in 0..<views {
                var child = ViewSample.view(0, 0, 10, 10)
                child.background = red
                view.children.append(child)
            }
            return nodes(view).count
        }
        #expect(count(100) == 100 && count(1000) == 1000)
    }
}

/// Random views with every part.
enum RandomView {
    static func make(_ random: inout SeededGenerator, depth: Int) -> ViewPicture {
        func length(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func color() -> ViewColor {
            ViewSample.color(UInt32.random(in: 0...0xFFFFFF, using: &random), UInt32.random(in: 0...0xFFFFFF, using: &random))
        }
        func chance() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
        var view = ViewSample.view(length(-40...60), length(-40...60), length(1...160), length(1...160))
        let (width, height) = (Double(view.frame.width), Double(view.frame.height))
        if chance() { view.background = color() }
        if chance() { view.corners.radius = length(0...60) }
        if chance() { view.corners.rounded = Set(ViewCorners.Corner.allCases.filter { _ in chance() }) }
        if chance() { view.border = ViewBorder(width: length(0...min(width, height) / 2), color: color()) }
        if chance() { view.shadow = ViewShadow(color: color(), opacity: 0.3, radius: 6, offset: CGSize(width: 2, height: 4)) }
        if chance() { view.opacity = length(0...1) }
        if chance() { view.transform = ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0) }
        view.isClipped = chance()
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.content = ViewSample.text("Words", width: length(5...90)).content
        case 1: view.content = .image(ViewImage(frame: CGRect(x: -10, y: 0, width: width + 30, height: height)))
        case 2:
            view.content = .image(ViewImage(symbol: "heart.fill", tint: color(), frame: CGRect(x: 0, y: 0, width: width, height: height)))
        case 3: view.content = .control(.toggle(isOn: chance(), on: color()))
        case 4: view.content = .foreign("WKWebView")
        default: break
        }
        if depth > 0 { view.children = (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&random, depth: depth - 1) } }
        return view
    }
}

extension Node {
    /// Shapes at any depth, in drawing order.
    var shapes: [ShapeNode] {
        switch self {
        case .shape(let node): [node]
        case .text: []
        case .group(let group): group.children.flatMap(\.shapes)
        }
    }
}

extension [Node] {
    /// Groups at the top.
    var groups: [VectorScene.Group] {
        compactMap { node in
            if case .group(let group) = node { group } else { nil }
        }
    }
}

extension Shape {
    /// The points of a path, without control points.
    var points: [Point] {
        guard case .path(let path) = self else { return [] }
        return path.segments.compactMap { segment in
            switch segment {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: nil
            }
        }
    }
}
