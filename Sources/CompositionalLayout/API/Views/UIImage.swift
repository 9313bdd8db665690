public import Foundation

/// A picture, by name. None is loaded: it has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the picture was asked for by.
    public let name: String

    public init?(named name: String) {
        self.name = name
    }

    public init?(systemName name: String) {
        self.name = name
    }
}
