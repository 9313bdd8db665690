import UIKit

final class StarGlyphView: UIView {
    var brightness: CGFloat = 1 { didSet { setNeedsDisplay() } }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeLayer.path = path(in: bounds).cgPath
        shapeLayer.fillColor = UIColor(white: brightness, alpha: 1).cgColor
    }

    private func path(in rect: CGRect, points: Int = 5) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for index in 0..<points * 2 {
            let radius = rect.width / 2 * (index.isMultiple(of: 2) ? 1 : 0.45)
            let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        path.apply(CGAffineTransform(translationX: 0, y: 0.5))
        return path
    }
}

final class StarfieldView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.black.cgColor, UIColor.systemIndigo.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
        }
        UIColor.white.setFill()
        for index in 0..<60 {
            let center = CGPoint(x: rect.width * CGFloat(index % 8) / 8, y: rect.height * CGFloat(index) / 60)
            UIBezierPath(arcCenter: center, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            context.fillEllipse(in: CGRect(x: center.x, y: center.y, width: 2, height: 2))
        }
        NSAttributedString(string: "N", attributes: [.foregroundColor: UIColor.white]).draw(at: CGPoint(x: rect.midX, y: 4))
        ("S" as NSString).draw(in: CGRect(x: 0, y: rect.maxY - 20, width: 20, height: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
}
