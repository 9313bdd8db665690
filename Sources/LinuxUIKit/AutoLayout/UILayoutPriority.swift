/// The priority of a constraint, from 1 (lowest) to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }

    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

    public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + distance)
    }

    public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority { priority + -distance }

    public static var required: UILayoutPriority { UILayoutPriority(1000) }
    public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
    public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
    public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
    public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
    public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
    public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }

    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}
