import Foundation

/// An animation. Changes take effect immediately.
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()

    public static func linear(duration: Double) -> Animation { Animation() }
    public static func easeIn(duration: Double) -> Animation { Animation() }
    public static func easeOut(duration: Double) -> Animation { Animation() }
    public static func easeInOut(duration: Double) -> Animation { Animation() }

    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation()
    }
}

/// Runs `body` immediately.
public func withAnimation<Answer>(_ animation: Animation? = .default, _ body: () throws -> Answer) rethrows -> Answer {
    try body()
}

/// The way that a view appears and disappears.
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static let identity = AnyTransition()
}

/// The size of a title.
public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
}

/// The style of a button.
public enum ButtonStyleName: Sendable {
    case automatic, plain, bordered, borderedProminent, borderless
}

/// The style of a list.
public enum ListStyleName: Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar
}

/// The accessibility treatment of a view's children.
public enum AccessibilityChildBehavior: Sendable {
    case ignore, combine, contain
}

/// The layout of a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: Double, height: Double)
}
