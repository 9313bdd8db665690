public import Foundation

/// A picture, by name. None is loaded: it has no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// The name that the picture was asked for by.
    public let name: String

    public init?(named name: String) {
        self.name = name
    }

    public init?(systemName name: String) {
        self.name = name
    }
}
