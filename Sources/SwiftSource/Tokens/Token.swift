/// A piece of Swift source text; what stands between two tokens is white space.
package struct Token: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A name or a keyword, in backticks or not; `_`, `$0`, and an editor's placeholder.
        case identifier
        case number
        /// A run of operator characters: also `.`, `=`, `->`, the `?` of an optional and the `<` of a generic.
        case `operator`
        /// One of `{ } [ ] ( ) , : ;`, or the `\` of a key path.
        case punctuation
        /// `#` and the name that follows it.
        case directive
        /// `@` and the name that follows it.
        case attribute
        /// What begins or ends a string, with the `#` of a raw one.
        case stringStart, stringEnd
        /// What a string holds between its quotes and interpolations.
        case stringText
        /// `\(`, with the `#` of a raw string, and its `)`.
        case interpolationStart, interpolationEnd
        /// A whole literal, slashes included.
        case regex
        case lineComment, blockComment
        case shebang
        /// Bytes that are part of no token of Swift.
        case unknown

        package var isComment: Bool { self == .lineComment || self == .blockComment }
    }

    package var kind: Kind
    /// Where it stands among the bytes of the text.
    package var range: Range<Int>
    /// The line that it begins on; the first is 1.
    package var line: Int
}
