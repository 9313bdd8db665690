public import Foundation

/// A picture, by name. None is loaded: it has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the picture was asked for by, or nothing.
    public let name: String

    public init?(named name: String) {
        self.name = name
    }

    public init?(systemName name: String) {
        self.name = name
    }

    /// A picture of nothing, which has no name.
    public override init() {
        name = ""
    }

    /// A picture of data, which has no name. The data is not looked at.
    public init?(data: Data) {
        name = ""
    }
}
