import Testing
import UIKit

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
