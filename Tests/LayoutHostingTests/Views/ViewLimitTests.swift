import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// Trees of views without end or of great size are drawn in bounds, with one message.
@MainActor
struct ViewLimitTests {
    private func collect(_ view: UIView, _ change: (inout ViewLimits) -> Void = { _ in }) -> (picture: ViewPicture?, notes: [String]) {
        var limits = ViewLimits()
        change(&limits)
        let collector = ViewCollector(limits: limits)
        let picture = collector.picture(of: view)
        return (picture, collector.notes)
    }

    @Test func deepTreesEndAtALevel() {
        final class Deep: UIView {}
        let root = UIView()
        var last = root
        for _ in 0..<10_000 {
            let next = Deep()
            last.addSubview(next)
            last = next
        }
        let (picture, notes) = collect(root)
        #expect(picture?.all.count == 100)
        #expect(notes == ["Deep: views more than 100 levels deep are not drawn"])
        // Takes the tree apart level by level.
        while let superview = last.superview { (last, _) = (superview, last.removeFromSuperview()) }
    }

    @Test func aLayerInsideItselfEndsAtALevel() {
        let (view, outer, inner) = (UIView(), CALayer(), CALayer())
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        inner.sublayers = [outer]
        #expect(collect(view).notes == ["CALayer: views more than 100 levels deep are not drawn"])
        inner.sublayers = nil
    }

    @Test func wideTreesEndAtACount() {
        let root = UIView()
        for _ in 0..<50 { root.addSubview(UIView()) }
        let (picture, notes) = collect(root) { $0.views = 20 }
        #expect(picture?.children.count == 19 && notes == ["UIView: only 20 views of a screen are drawn"])
    }

    @Test func pathsOfTooManySegmentsAreLeftOut() {
        final class Chart: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
        let (view, path) = (Chart(), UIBezierPath())
        path.move(to: .zero)
        for index in 0..<100 { path.addLine(to: CGPoint(x: index, y: index % 7)) }
        (view.layer as? CAShapeLayer)?.path = path.cgPath
        let (picture, notes) = collect(view) { $0.segments = 50 }
        #expect(picture?.shapes == [] && notes == ["Chart: paths of more than 50 segments are not drawn"])
    }

    /// Each change alone, of a view and of a layer: the view is left out with one message, the others stay.
    @Test func numbersThatAreNotFiniteAreLeftOut() {
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
        let changes: [(UIView, CGFloat) -> Void] = [
            { $0.frame.origin.x = $1 }, { $0.frame.size = CGSize(width: $1, height: 5) }, { $0.layer.cornerRadius = abs($1) },
            { $0.transform = CGAffineTransform(translationX: $1, y: 0) }, { $0.layer.shadowOffset.width = $1 }, { $0.layer.borderWidth = abs($1) },
            { view, number in
                let path = UIBezierPath()
                path.move(to: CGPoint(x: number, y: 0))
                path.addLine(to: CGPoint(x: 9, y: 9))
                (view.layer as? CAShapeLayer)?.path = path.cgPath
            },
            { view, number in
                let (mask, path) = (CAShapeLayer(), UIBezierPath())
                path.move(to: CGPoint(x: number, y: 0))
                mask.path = path.cgPath
                view.layer.mask = mask
            },
        ]
        final class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
        for (index, change) in changes.enumerated() {
            // Corners and borders are only drawn if they are larger than 0.
            for number in bad where ![2, 5].contains(index) || !number.isNaN {
                let (root, view, other) = (UIView(), Shape(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
                (view.layer.shadowOpacity, view.layer.borderColor) = (1, UIColor.red.cgColor)
                (view.layer as? CAShapeLayer)?.strokeColor = UIColor.red.cgColor
                for subview in [view, other] { root.addSubview(subview) }
                change(view, number)
                let (picture, notes) = collect(root)
                #expect(picture?.children.map(\.className) == ["UIView"], "\(index), \(number)")
                #expect(notes == ["Shape: views whose frame or other numbers are not finite are not drawn"], "\(index), \(number)")
            }
        }
        let (root, gradient) = (UIView(), CAGradientLayer())
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.endPoint = CGPoint(x: CGFloat.nan, y: 0)
        root.layer.addSublayer(gradient)
        #expect(collect(root).notes == ["CAGradientLayer: views whose frame or other numbers are not finite are not drawn"])
    }

    @Test func drawingCodeIsNeverCalled() {
        final class Endless: UIView {
            override func draw(_ rect: CGRect) { while true {} }
        }
        #expect(collect(Endless()).picture != nil)
    }

    @Test func aGreatImageIsAPlaceOnly() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 16_384, height: 16_384)).image { _ in }
        view.contentMode = .scaleAspectFit
        #expect(collect(view).picture?.image?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
