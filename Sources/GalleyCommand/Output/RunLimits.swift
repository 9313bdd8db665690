/// Limits on the pictures of a run: repeated options multiply, and pages of strangers may contain options. The article on the format of
/// documents lists them.
enum RunLimits {
    /// Pictures of a document.
    static let documentPictures = 500
    /// Pictures of all documents.
    static let pictures = 10_000
}
