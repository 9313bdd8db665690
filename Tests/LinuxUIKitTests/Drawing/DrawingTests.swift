import Testing
import UIKit

/// Names of drawing: code compiles and gets images of the right size and paths with the right bounds; nothing is drawn.
struct DrawingTests {
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
    @Test func aRenderedLayerHasAnImageOfItsSize() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 9))
        view.addSymbolEffect(.bounce.up, options: .repeating)
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(image.size == CGSize(width: 12, height: 9))
        let scaled = try #require(image.cgImage)
        #expect(CGFloat(scaled.width) == 12 * image.scale && CGFloat(scaled.height) == 9 * image.scale)
        #expect(UIImage(cgImage: scaled, scale: image.scale, orientation: .up).size == image.size)
        #expect(scaled.cropping(to: CGRect(x: 0, y: 0, width: 9, height: 6))?.width == 9)
        #expect(scaled.cropping(to: .zero) == nil && UIImage(named: "photo")?.cgImage == nil)
    }

    @Test func aGradientIsMadeOfColors() {
        let colors = [UIColor.black.cgColor, UIColor.systemIndigo.cgColor] as CFArray
        #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil)
    }

    /// An avatar drawn as apps do it.
    private func avatar(_ side: CGFloat, calls: inout [String]) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 3
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        return renderer.image { context in
            calls.append("\(context.format.bounds.width) at \(context.format.scale)")
            UIColor.systemBlue.setFill()
            context.fill(context.format.bounds)
            context.cgContext.fillEllipse(in: context.format.bounds)
            UIBezierPath(ovalIn: context.format.bounds).addClip()
            UIImage(systemName: "person")?.draw(in: context.format.bounds)
            context.cgContext.setFillColor(UIColor.white.cgColor)
            context.cgContext.rotate(by: 1)
        }
    }

    @Test func literalsAreImagesOfTheirName() {
        #expect([#imageLiteral(resourceName: "banner")].map(\.name) == ["banner"])
    }

    @Test func aRendererRunsItsClosureAndGivesAnImageOfItsSize() {
        var calls: [String] = []
        let image = avatar(40, calls: &calls)
        #expect(calls == ["40.0 at 3.0"])
        #expect(image.size == CGSize(width: 40, height: 40) && image.scale == 3)
        #expect(image.withTintColor(.red).size == image.size)
        let bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
        #expect(UIGraphicsImageRenderer(bounds: bounds).image { _ in }.size == bounds.size)
    }

    @Test func anImageViewIsAsLargeAsAnImageWhoseSizeIsKnown() {
        var calls: [String] = []
        let view = UIImageView(image: avatar(40, calls: &calls))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 40, height: 40))
        view.image = UIImage(named: "cover")
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
}
