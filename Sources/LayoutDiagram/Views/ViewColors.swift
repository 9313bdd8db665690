import Foundation
import VectorScene
import ViewPictures

extension ViewColor {
    /// False if it is transparent in both appearances.
    var isVisible: Bool { light.alpha > 0 || dark.alpha > 0 }
}

extension AdaptiveColor {
    init(_ color: ViewColor) {
        self.init(light: Color(color.light), dark: Color(color.dark))
    }

    /// This colour, covered by a view's background, gradient and photo.
    ///
    /// - Parameter point: in the view's coordinates; the gradient has another colour elsewhere.
    func covered(by view: ViewPicture, at point: Point) -> AdaptiveColor {
        let size = view.frame.size
        let share = Point(x: point.x / max(1, Double(size.width)), y: point.y / max(1, Double(size.height)))
        var covers = [view.background.map { AdaptiveColor($0) }, view.gradient?.color(at: share)].compactMap { $0 }
        if case .image(let image) = view.content, image.symbol == nil { covers.append(ImagePainter.middle) }
        return covers.reduce(self) { ground, cover in AdaptiveColor { ground[$0].mixed(with: cover[$0], cover[$0].alpha) } }
    }
}

extension Color {
    /// Clamps components to sRGB.
    fileprivate init(_ color: ViewColor.Components) {
        func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: color.alpha)
    }
}

extension Transform {
    init(_ transform: ViewTransform, about center: Point) {
        let (x, y) = (center.x, center.y)
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d,
            tx: transform.tx + x - transform.a * x - transform.c * y,
            ty: transform.ty + y - transform.b * x - transform.d * y)
    }
}
