import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// What layers that code adds or changes draw, and in which order.
@MainActor
struct LayerPictureTests {
    private func ring(_ change: (CAShapeLayer) -> Void) throws -> [ViewShape] {
        let picture = try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { view in
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(arcCenter: CGPoint(x: 50, y: 30), radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
            (layer.strokeColor, layer.fillColor) = (UIColor.red.cgColor, nil)
            change(layer)
            view.layer.addSublayer(layer)
        }
        return picture.children.flatMap(\.shapes)
    }

    private func ends(_ shape: ViewShape) -> [CGPoint] {
        shape.segments.map { segment in
            switch segment {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: .zero
            }
        }
    }

    // MARK: Shape layers

    /// Over parts of a circle, whose points at any share of its length are known.
    @Test func aStrokeBeginsAndEndsAtItsSharesOfThePath() throws {
        for (start, end) in [(0, 0.75), (0.25, 1), (0.1, 0.35), (0, 0.01), (0.6, 0.9)] {
            let shapes = try ring { ($0.strokeStart, $0.strokeEnd) = (start, end) }
            #expect(shapes.count == 1 && shapes[0].fill == nil)
            for (share, point) in [(start, ends(shapes[0]).first), (end, ends(shapes[0]).last)] {
                let due = CGPoint(x: 50 + 20 * cos(share * 2 * .pi), y: 30 + 20 * sin(share * 2 * .pi))
                let point = try #require(point)
                #expect(hypot(point.x - due.x, point.y - due.y) < 0.2, "\(start) to \(end)")
            }
        }
    }

    @Test func aStrokeWithoutLengthIsNone() throws {
        #expect(try ring { $0.strokeEnd = 0 }.isEmpty)
        let filled = try ring { ($0.strokeEnd, $0.fillColor) = (0, UIColor.blue.cgColor) }
        #expect(filled.count == 1 && filled[0].stroke == nil)
        let both = try ring { ($0.strokeEnd, $0.fillColor) = (0.5, UIColor.blue.cgColor) }
        #expect(both.map { $0.fill == nil } == [false, true] && both[0].segments.count > both[1].segments.count)
    }

    @Test func closedPartsAreMeasuredToTheirStart() throws {
        let shapes = try ring { layer in
            layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
            (layer.strokeStart, layer.strokeEnd) = (0.5, 0.9375)
        }
        #expect(ends(shapes[0]) == [CGPoint(x: 30, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 5)])
    }

    /// Ends are round by the cap, corners of a closed path by the join.
    @Test func strokesAreRoundByTheirCapsOrJoins() throws {
        for (cap, join, closes, isRound) in [
            (CAShapeLayerLineCap.butt, CAShapeLayerLineJoin.miter, true, false), (.round, .miter, false, true), (.butt, .round, true, true), (.butt, .round, false, false),
        ] {
            let shapes = try ring { layer in
                let path = UIBezierPath()
                path.move(to: .zero)
                for point in [CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)] { path.addLine(to: point) }
                if closes { path.close() }
                (layer.path, layer.lineCap, layer.lineJoin) = (path.cgPath, cap, join)
            }
            #expect(shapes.map(\.isRound) == [isRound])
        }
    }

    @Test func theEvenOddRuleIsKept() throws {
        #expect(try ring { $0.fillRule = .evenOdd }.map(\.isEvenOdd) == [true])
        #expect(try ring { _ in }.map(\.isEvenOdd) == [false])
        let mask = try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { view in
            let hole = CAShapeLayer()
            (hole.path, hole.fillRule) = (UIBezierPath(rect: view.bounds).cgPath, .evenOdd)
            (view.layer.mask, view.backgroundColor) = (hole, .black)
        }.mask
        guard case .path(_, isEvenOdd: true) = mask else { return #expect(Bool(false)) }
    }

    @Test(arguments: [(CAGradientLayerType.axial, ViewGradient.Kind.axial), (.radial, .radial), (.conic, .conic)])
    func aGradientKeepsItsKind(type: CAGradientLayerType, kind: ViewGradient.Kind) throws {
        let picture = try ViewPicture.ofBox { view in
            let layer = CAGradientLayer()
            (layer.type, layer.colors) = (type, [UIColor.red.cgColor, UIColor.blue.cgColor])
            view.layer.addSublayer(layer)
        }
        #expect(picture.children.map { $0.gradient?.kind } == [kind])
    }

    @Test func aLayersContentsAreAnImageInItsGravity() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        for (gravity, frame) in [
            (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 60)), (.resizeAspect, CGRect(x: 0, y: 5, width: 100, height: 50)),
            (.resizeAspectFill, CGRect(x: -10, y: 0, width: 120, height: 60)), (.center, CGRect(x: 30, y: 20, width: 40, height: 20)),
        ] {
            let picture = try ViewPicture.ofBox { view in
                let layer = CALayer()
                layer.frame = view.bounds
                for layer in [view.layer, layer] { (layer.contents, layer.contentsGravity) = (image.cgImage, gravity) }
                view.layer.addSublayer(layer)
            }
            #expect(([picture] + picture.children).map { $0.image?.frame } == [frame, frame], "\(gravity)")
        }
    }

    // MARK: Transforms

    /// About an anchor point other than the middle, too.
    @Test(arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)])
    func aLayerTurnsAboutItsAnchorPoint(_ anchor: CGPoint) throws {
        let picture = try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { view in
            let layer = CALayer()
            (layer.anchorPoint, layer.frame) = (anchor, CGRect(x: 20, y: 10, width: 40, height: 20))
            layer.backgroundColor = UIColor.red.cgColor
            layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            view.layer.addSublayer(layer)
        }
        let layer = try #require(picture.children.first)
        let turn = try #require(layer.transform)
        // The anchor point stays where it is. The transform counts from the middle of the frame.
        let own = CGPoint(x: (anchor.x - 0.5) * 40, y: (anchor.y - 0.5) * 20)
        let moved = CGPoint(x: turn.a * own.x + turn.c * own.y + turn.tx, y: turn.b * own.x + turn.d * own.y + turn.ty)
        #expect(layer.frame == CGRect(x: 20, y: 10, width: 40, height: 20))
        #expect(abs(moved.x - own.x) < 1e-9 && abs(moved.y - own.y) < 1e-9 && abs(turn.b - 1) < 1e-9)
    }

    @Test func aViewIsTransformedByItsLayerAsByItself() throws {
        let half = try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }.transform
        #expect(half != nil)
        #expect(try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { $0.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }.transform == half)
        #expect(try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }.transform == half)
    }

    // MARK: Order

    /// The names of a view's layers and subviews as they are drawn.
    private func order(_ fill: (UIView, _ layer: (String) -> CALayer, _ view: (String) -> UIView) -> Void) throws -> [String] {
        var names: [CGFloat: String] = [:]
        func frame(_ name: String) -> CGRect {
            names[CGFloat(names.count)] = name
            return CGRect(x: CGFloat(names.count - 1), y: 0, width: 1, height: 1)
        }
        return try ViewPicture.ofBox(at: CGPoint(x: 10, y: 20)) { view in
            fill(view, { name in
                let layer = CALayer()
                layer.frame = frame(name)
                return layer
            }, { UIView(frame: frame($0)) })
        }.children.compactMap { names[$0.frame.minX] }
    }

    @Test func layersStandBetweenTheSubviewsAsTheyWereAdded() throws {
        let added = try order { box, layer, view in
            box.layer.addSublayer(layer("ground"))
            box.addSubview(view("image"))
            box.layer.addSublayer(layer("shade"))
            box.layer.addSublayer(layer("gloss"))
            box.addSubview(view("title"))
        }
        #expect(added == ["ground", "image", "shade", "gloss", "title"])
    }

    @Test func layersAreInsertedAmongLayersAndSubviews() throws {
        let inserted = try order { box, layer, view in
            let (image, title, shade) = (view("image"), view("title"), layer("shade"))
            box.addSubview(image)
            box.addSubview(title)
            box.layer.insertSublayer(layer("ground"), at: 0)
            box.layer.insertSublayer(shade, below: title.layer)
            box.layer.insertSublayer(layer("first"), above: image.layer)
            box.layer.insertSublayer(layer("last"), at: 99)
            box.layer.insertSublayer(layer("gloss"), above: shade)
            box.layer.insertSublayer(layer("dust"), at: 1)
        }
        #expect(inserted == ["ground", "dust", "image", "first", "shade", "gloss", "title", "last"])
    }

    @Test func aLayerAboveASubviewThatIsGoneStandsBehindTheOthers() throws {
        let left = try order { box, layer, view in
            let gone = view("gone")
            box.addSubview(view("title"))
            box.addSubview(gone)
            box.layer.addSublayer(layer("shade"))
            gone.removeFromSuperview()
        }
        #expect(left == ["shade", "title"])
    }

    @Test func subviewsAreDrawnByTheirDepth() throws {
        let sorted = try order { box, _, view in
            for (name, depth) in [("front", 1), ("a", 0), ("b", 0), ("back", -1)] as [(String, CGFloat)] {
                let view = view(name)
                view.layer.zPosition = depth
                box.addSubview(view)
            }
        }
        #expect(sorted == ["back", "a", "b", "front"])
    }
}
