public import Foundation

/// The fill of an area.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// A material, or a system colour.
public struct SystemStyle: ShapeStyle {}

extension ShapeStyle where Self == SystemStyle {
    public static var primary: SystemStyle { SystemStyle() }
    public static var secondary: SystemStyle { SystemStyle() }
    public static var tertiary: SystemStyle { SystemStyle() }
    public static var quaternary: SystemStyle { SystemStyle() }
    public static var background: SystemStyle { SystemStyle() }
    public static var foreground: SystemStyle { SystemStyle() }
    public static var tint: SystemStyle { SystemStyle() }
    public static var selection: SystemStyle { SystemStyle() }
    public static var separator: SystemStyle { SystemStyle() }
    public static var fill: SystemStyle { SystemStyle() }
    public static var ultraThinMaterial: SystemStyle { SystemStyle() }
    public static var thinMaterial: SystemStyle { SystemStyle() }
    public static var regularMaterial: SystemStyle { SystemStyle() }
    public static var thickMaterial: SystemStyle { SystemStyle() }
    public static var bar: SystemStyle { SystemStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}

/// The colours of a gradient.
public struct Gradient: Sendable {
    public init(colors: [Color]) {}
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, BuiltInView {
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A point in a unit square.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
