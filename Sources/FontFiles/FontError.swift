/// Why a font cannot be used.
public struct FontError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// There is no such file, or it cannot be read.
        case file
        /// The file is no font that can be drawn.
        case format
        /// Its licence does not allow what a picture does with it.
        case licence
        /// A library is not installed.
        case library
    }

    public var kind: Kind
    /// One sentence, without the path.
    public var message: String
    /// As it was given; `nil` if no file is to blame.
    public var path: String?

    init(_ kind: Kind, _ message: String, path: String?) {
        self.kind = kind
        self.message = message
        self.path = path
    }

    public var description: String { path.map { "\($0): \(message)" } ?? message }
}
