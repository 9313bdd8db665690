/// The reason that a font cannot be used.
public struct FontError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// The file does not exist or cannot be read.
        case file
        /// The file is not a supported font.
        case format
        /// The font's licence forbids embedding in a picture.
        case licence
        /// A required library is not installed.
        case library
    }

    public var kind: Kind
    /// One sentence, without the path.
    public var message: String
    /// The path as given; `nil` if the error is not about a file.
    public var path: String?

    init(_ kind: Kind, _ message: String, path: String?) {
        self.kind = kind
        self.message = message
        self.path = path
    }

    public var description: String { path.map { "\($0): \(message)" } ?? message }
}
