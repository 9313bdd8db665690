/// Limits on pages, which may come from strangers. The article on pictures in documentation lists them.
enum PageLimits {
    /// Bytes of the file.
    static let bytes = 1 << 24
    /// Pictures on a page. Each takes a few milliseconds, while its comment needs only a few dozen bytes.
    static let pictures = 500
    /// Bytes of a comment's words: reading the options takes more than linear time.
    static let words = 10_000
    /// Bytes of a path, as on macOS.
    static let path = 1024
    /// The maximum depth of quotes and list items inside one another; deeper marks are text.
    static let nesting = 100
}
