/// One thing that is wrong with a document.
public struct Diagnostic: Sendable, Hashable {
    /// Where it is; `nil` where the file as a whole is wrong.
    public var mark: SourceMark?
    /// What is wrong, what was expected, and what may be meant.
    public var message: String

    public init(at mark: SourceMark?, _ message: String) {
        self.mark = mark
        self.message = message
    }
}
