public import Foundation

/// An image, by name. None is loaded: it has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The name that the image was requested by, or an empty string.
    public let name: String

    public init?(named name: String) {
        self.name = name
    }

    public init?(systemName name: String) {
        self.name = name
    }

    /// An empty image without a name.
    public override init() {
        name = ""
    }

    /// An image without a name. The data is ignored.
    public init?(data: Data) {
        name = ""
    }
}
