import Testing
import UIKit

struct GeometryTests {
    @Test func indexPathsAreMadeOfItemOrRow() {
        var path = IndexPath(item: 3, section: 1)
        #expect(path == IndexPath(row: 3, section: 1))
        path.item += 1
        path.section = 0
        #expect(path.row == 4 && path.section == 0)
    }

    @Test func anIndexPathOfFoundationHasSectionItemAndRow() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect(path.section == 2 && path.item == 3 && path.row == 3 && NSIndexPath(row: 3, section: 2) == path)
        #expect(NSIndexPath(index: 5).item == NSNotFound)
    }

    @Test func insetsCutARectangle() {
        let rect = CGRect(0, 0, 100, 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(2, 1, 94, 46))
    }

    @Test func aRectangleIsTransformedByItsCorners() {
        let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
        #expect(CGRect(0, 0, 4, 2).applying(quarterTurn).equalTo(CGRect(8, 0, 2, 4)))
        #expect(CGPoint(x: 1, y: 2).applying(quarterTurn) == CGPoint(x: 8, y: 1))
        #expect(CGSize(width: 1, height: 2).applying(quarterTurn) == CGSize(width: -2, height: 1))
    }

    @Test func transformsInSpaceAreConcatenated() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
        #expect([scaled.m41, scaled.m22] == [1, 3])
        #expect(CATransform3DIsIdentity(CATransform3DConcat(
            CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeTranslation(-1, -2, -3))))
    }

    @Test func aTurnAboutTheLineOfSightIsATurnInThePlane() {
        let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 2)
        let plane = CGAffineTransform(rotationAngle: .pi / 3)
        let found = CATransform3DGetAffineTransform(turn)
        #expect(abs(found.a - plane.a) < 1e-12 && abs(found.b - plane.b) < 1e-12 && abs(found.c - plane.c) < 1e-12)
        #expect(CATransform3DIsAffine(turn))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func aTurnAboutTheVerticalHasDepth() {
        var transform = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 1, 0)
        #expect(abs(transform.m13 + 1) < 1e-12 && abs(transform.m31 - 1) < 1e-12)
        transform.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(transform))
    }
}
