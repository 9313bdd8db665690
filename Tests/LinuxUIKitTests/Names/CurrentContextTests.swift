import Testing
import UIKit

/// Names of drawing: code compiles and gets images of the right size and paths with the right bounds; nothing is drawn.
struct CurrentContextTests {
    @Test func theCurrentContextIsThatOfTheInnermostImage() {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 2)
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        let (inner, context) = (UIGraphicsGetImageFromCurrentImageContext(), UIGraphicsGetCurrentContext())
        UIGraphicsEndImageContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        #expect(inner?.size == CGSize(width: 5, height: 5) && context !== UIGraphicsGetCurrentContext())
        #expect(outer?.size == CGSize(width: 30, height: 20) && outer?.scale == 2)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aRenderersContextIsCurrentWhileItDraws() {
        var isCurrent = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
            isCurrent = UIGraphicsGetCurrentContext() === context.cgContext
            NSAttributedString(string: "a").draw(at: .zero)
            "b".draw(in: CGRect(x: 0, y: 0, width: 8, height: 6), withAttributes: [.font: UIFont.systemFont(ofSize: 5)])
        }
        #expect(isCurrent && image.size == CGSize(width: 8, height: 6) && UIGraphicsGetCurrentContext() == nil)
    }

    /// A view's picture, as apps take it.
    @MainActor
    @Test func aRenderedLayerHasAnImageOfItsSize() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 9))
        view.addSymbolEffect(.bounce.up, options: .repeating)
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(image.size == CGSize(width: 12, height: 9) && image.cgImage?.cropping(to: view.bounds) == nil)
    }

    @Test func aGradientIsMadeOfColors() {
        let colors = [UIColor.black.cgColor, UIColor.systemIndigo.cgColor] as CFArray
        #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil)
    }
}

struct PathTests {
    @Test func boundsContainAllPointsOfAPath() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isNull)
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 5))
        path.addCurve(to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 60, y: 5), controlPoint2: CGPoint(x: 20, y: 50))
        #expect(path.bounds == CGRect(x: 0, y: 5, width: 60, height: 45) && path.currentPoint == CGPoint(x: 0, y: 30))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
        path.apply(CGAffineTransform(translationX: 0, y: 100))
        #expect(path.bounds.minY == 105 && path.cgPath.boundingBox == path.bounds)
    }

    /// Arcs from the right, with the rectangle around them.
    @Test(arguments: [
        (true, 1.0, CGRect(x: 40, y: 90, width: 20, height: 10)), (false, 1, CGRect(x: 40, y: 80, width: 20, height: 10)),
        (true, 0.5, CGRect(x: 50, y: 90, width: 10, height: 10)), (false, 0.5, CGRect(x: 40, y: 80, width: 20, height: 20)),
    ])
    func anArcIsAsLargeAsItsPart(isClockwise: Bool, halfTurns: CGFloat, bounds: CGRect) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 90), radius: 10, startAngle: 0, endAngle: halfTurns * .pi, clockwise: isClockwise)
        #expect(abs(path.bounds.minX - bounds.minX) < 1e-9 && abs(path.bounds.maxX - bounds.maxX) < 1e-9)
        #expect(abs(path.bounds.minY - bounds.minY) < 1e-9 && abs(path.bounds.maxY - bounds.maxY) < 1e-9)
    }

    @Test func aWholeCircleIsTwiceItsRadius() {
        let circle = UIBezierPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(abs(circle.bounds.minX + 3) < 1e-9 && abs(circle.bounds.minY + 3) < 1e-9)
        #expect(abs(circle.bounds.width - 6) < 1e-9 && abs(circle.bounds.height - 6) < 1e-9)
    }

    @Test func aMutablePathGrows() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let copy = path.copy()
        path.addLine(to: CGPoint(x: 10, y: 0))
        #expect(path.boundingBox == CGRect(x: 1, y: 0, width: 9, height: 6))
        #expect(copy?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
