/// The containers that wrap a view controller shown outside its app.
public struct ScreenContainers: OptionSet, Codable, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A navigation controller.
    public static let navigation = ScreenContainers(rawValue: 1)
    /// A tab bar controller.
    public static let tabs = ScreenContainers(rawValue: 2)
    /// No container.
    public static let nothing: ScreenContainers = []
}
