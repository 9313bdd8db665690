import Testing
import UIKit

@MainActor
struct LayerTests {
    @Test func aViewHasALayerOfItsClass() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        #expect(Gradient().layer is CAGradientLayer)
        #expect(!(UIView().layer is CAGradientLayer))
    }

    @Test func aLayerOfAnAppsClassHasItsInitialisers() {
        final class Glow: CAGradientLayer {
            var isOn: Bool

            override init() {
                isOn = true
                super.init()
            }

            override init(layer: Any) {
                isOn = (layer as? Glow)?.isOn ?? false
                super.init(layer: layer)
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        #expect(Glow().isOn && Glow(layer: Glow()).isOn && !Glow(layer: CALayer()).isOn)
    }

    /// A view's layer lies in its superview's layer, a layer in its superlayer.
    @Test func pointsAndRectanglesAreConvertedBetweenLayers() {
        let (outer, inner, dot) = (UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300)), UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100)), CALayer())
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 1)
        inner.layer.addSublayer(dot)
        dot.frame = CGRect(x: 2, y: 3, width: 8, height: 8)
        #expect(dot.convert(CGPoint(x: 1, y: 1), to: outer.layer) == CGPoint(x: 8, y: 10))
        #expect(dot.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 18, y: 29))
        #expect(dot.convert(CGPoint(x: 8, y: 10), from: outer.layer) == CGPoint(x: 1, y: 1))
        #expect(inner.layer.convert(dot.bounds, from: dot) == dot.frame && dot.convert(dot.bounds, to: inner.layer) == dot.frame)
    }

    @Test func aLayerHasOneSuperlayer() {
        let (first, second, child, other) = (CALayer(), CALayer(), CAShapeLayer(), CALayer())
        first.addSublayer(child)
        second.addSublayer(other)
        second.insertSublayer(child, at: 0)
        #expect(first.sublayers == [] && second.sublayers == [child, other] && child.superlayer === second)
        child.removeFromSuperlayer()
        #expect(second.sublayers == [other] && child.superlayer == nil)
    }

    @Test func aPathKeepsItsBounds() {
        let path = UIBezierPath(roundedRect: CGRect(1, 2, 3, 4), cornerRadius: 5)
        let layer = CALayer()
        layer.shadowPath = path.cgPath
        #expect(layer.shadowPath?.boundingBox == CGRect(1, 2, 3, 4))
    }

    @Test func sublayersKnowWhereTheyAre() {
        let (layer, parts) = (CALayer(), (0..<4).map { _ in CALayer() })
        layer.sublayers = [parts[0], parts[1]]
        layer.insertSublayer(parts[2], below: parts[1])
        layer.insertSublayer(parts[3], above: parts[0])
        #expect(layer.sublayers == [parts[0], parts[3], parts[2], parts[1]])
        #expect(parts.allSatisfy { $0.superlayer === layer })
        layer.sublayers = nil
        #expect(parts.allSatisfy { $0.superlayer == nil })
    }
}
