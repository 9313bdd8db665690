/// Why a text is no record of frames.
public struct FramesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Counted from 1; `nil` where the whole text is meant.
    public var line: Int?
    public var message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { (line.map { "line \($0): " } ?? "") + message }
}
