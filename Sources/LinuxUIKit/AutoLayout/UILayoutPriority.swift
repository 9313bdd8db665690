/// The priority of a constraint, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }

    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

    public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + distance)
    }

    public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority { priority + -distance }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)

    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}
