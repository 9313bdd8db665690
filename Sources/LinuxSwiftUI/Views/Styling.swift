public import Foundation
public import LinuxUIKit

/// A value that changes only the look of views: a font, an alignment, an animation. Views are not drawn, so all values are equal.
public struct Styling: Hashable, Sendable, ExpressibleByArrayLiteral {
    public typealias Set = Styling
    public typealias Weight = Styling
    public typealias Design = Styling
    public typealias TextStyle = Styling

    public init() {}
    public init(arrayLiteral elements: Styling...) {}
    public init(_ font: UIFont) {}
    public init(horizontal: Styling, vertical: Styling) {}
    public init(x: CGFloat, y: CGFloat) {}
    public init(degrees: Double) {}

    // Alignments, axes and points.
    public static let leading = Styling(), center = Styling(), trailing = Styling(), top = Styling(), bottom = Styling()
    public static let topLeading = Styling(), topTrailing = Styling(), bottomLeading = Styling(), bottomTrailing = Styling()
    public static let firstTextBaseline = Styling(), lastTextBaseline = Styling(), horizontal = Styling(), vertical = Styling()
    public static let all = Styling(), zero = Styling()
    // Fonts.
    public static let largeTitle = Styling(), title = Styling(), title2 = Styling(), title3 = Styling(), headline = Styling()
    public static let subheadline = Styling(), body = Styling(), callout = Styling(), footnote = Styling(), caption = Styling()
    public static let caption2 = Styling(), `default` = Styling(), serif = Styling(), rounded = Styling(), monospaced = Styling()
    public static let ultraLight = Styling(), thin = Styling(), light = Styling(), regular = Styling(), medium = Styling()
    public static let semibold = Styling(), bold = Styling(), heavy = Styling(), black = Styling()
    // Images, symbols, corners and dates.
    public static let fit = Styling(), fill = Styling(), tile = Styling(), stretch = Styling(), template = Styling()
    public static let original = Styling(), small = Styling(), large = Styling(), monochrome = Styling(), multicolor = Styling()
    public static let hierarchical = Styling(), palette = Styling(), continuous = Styling(), circular = Styling()
    public static let date = Styling(), time = Styling(), relative = Styling(), timer = Styling()
    public static let head = Styling(), middle = Styling(), tail = Styling(), placeholder = Styling()
    // Buttons, animations and accessibility.
    public static let ignore = Styling(), combine = Styling(), contain = Styling()
    public static let opacity = Styling(), scale = Styling(), slide = Styling(), identity = Styling()
    public static let automatic = Styling(), plain = Styling(), bordered = Styling(), borderedProminent = Styling()
    public static let borderless = Styling(), destructive = Styling(), cancel = Styling(), sectionHeaders = Styling()
    public static let linear = Styling(), easeIn = Styling(), easeOut = Styling(), easeInOut = Styling(), spring = Styling()

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Styling { Styling() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Styling { Styling() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body) -> Styling { Styling() }
    public static func degrees(_ degrees: Double) -> Styling { Styling() }
    public static func linear(duration: Double) -> Styling { Styling() }
    public static func easeIn(duration: Double) -> Styling { Styling() }
    public static func easeOut(duration: Double) -> Styling { Styling() }
    public static func easeInOut(duration: Double) -> Styling { Styling() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Styling { Styling() }

    public func weight(_ weight: Weight) -> Styling { self }
    public func bold() -> Styling { self }
    public func italic() -> Styling { self }
    public func monospacedDigit() -> Styling { self }
}

public typealias Alignment = Styling
public typealias HorizontalAlignment = Styling
public typealias VerticalAlignment = Styling
public typealias TextAlignment = Styling
public typealias Axis = Styling
public typealias UnitPoint = Styling
public typealias Angle = Styling
public typealias Font = Styling
public typealias ContentMode = Styling
public typealias ButtonRole = Styling
public typealias Animation = Styling

/// Runs `body` immediately.
public func withAnimation<Answer>(_ animation: Animation? = .default, _ body: () throws -> Answer) rethrows -> Answer { try body() }
