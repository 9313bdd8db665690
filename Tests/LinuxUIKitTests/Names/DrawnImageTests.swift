import Testing
import UIKit

struct DrawnImageTests {
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
