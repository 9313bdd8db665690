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

    /// This colour, covered by a view's background.
    func covered(by view: ViewPicture) -> AdaptiveColor {
        let cover = view.background ?? view.gradient?.colors.first
        guard let cover, cover.isVisible else { return self }
        let color = AdaptiveColor(cover)
        return AdaptiveColor { self[$0].mixed(with: color[$0], color[$0].alpha) }
    }
}

extension Color {
    /// Clamps components to sRGB.
    fileprivate init(_ color: ViewColor.Components) {
        func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: color.alpha)
    }
}

extension Paint {
    /// Fails for a gradient without colours.
    init?(_ gradient: ViewGradient) {
        guard let first = gradient.colors.first else { return nil }
        guard gradient.colors.count > 1 else {
            self = .color(AdaptiveColor(first))
            return
        }
        let last = Double(gradient.colors.count - 1)
        let stops = gradient.colors.enumerated().map { index, color in
            let offset = index < gradient.locations.count ? gradient.locations[index] : Double(index) / last
            return LinearGradient.Stop(offset: min(max(offset, 0), 1), color: AdaptiveColor(color))
        }
        self = .gradient(LinearGradient(
            from: Point(x: Double(gradient.start.x), y: Double(gradient.start.y)),
            to: Point(x: Double(gradient.end.x), y: Double(gradient.end.y)), stops: stops))
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
