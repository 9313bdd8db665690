/// A token of Swift source text. Only white space lies between tokens.
package struct Token: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A name or a keyword, with or without backticks; `_`, `$0`, or an editor placeholder.
        case identifier
        case number
        /// A sequence of operator characters, including `.`, `=`, `->`, the `?` of an optional and the `<` of a generic.
        case `operator`
        /// One of `{ } [ ] ( ) , : ;`, or the `\` of a key path.
        case punctuation
        /// `#` with the name that follows.
        case directive
        /// `@` with the name that follows.
        case attribute
        /// Opening or closing quotes of a string, with the `#` marks of a raw one.
        case stringStart, stringEnd
        /// The text of a string between quotes and interpolations.
        case stringText
        /// `\(` with the `#` marks of a raw string, and the matching `)`.
        case interpolationStart, interpolationEnd
        /// A complete literal, including slashes.
        case regex
        case lineComment, blockComment
        case shebang
        /// Bytes that are not part of any Swift token.
        case unknown

        package var isComment: Bool { self == .lineComment || self == .blockComment }
    }

    package var kind: Kind
    /// Byte range in the text.
    package var range: Range<Int>
    /// The line that the token begins on, from 1.
    package var line: Int
}
