import UIKit

/// Draws a line through its values.
class SparklineView: UIView {

    var values: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), values.count > 1, let maximum = values.max(), maximum > 0 else { return }
        let path = UIBezierPath()
        let step = rect.width / CGFloat(values.count - 1)
        for (index, value) in values.enumerated() {
            let point = CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value / maximum))
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.lineWidth = 2
        path.lineJoinStyle = .round
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2)
        UIColor.systemBlue.setStroke()
        path.stroke()
        context.restoreGState()
    }
}

extension UIImage {
    /// An image of one colour, for backgrounds of buttons.
    static func filled(with color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
