/// A text that a PNG carries beside its pixels.
public struct PNGText: Sendable, Hashable {
    /// What the text is: 1 to 79 characters of ASCII.
    public var keyword: String
    /// Without the character NUL.
    public var text: String

    /// - Precondition: the keyword has 1 to 79 printable characters of ASCII, with no space at its ends or beside another.
    public init(keyword: String, text: String) {
        precondition(
            (1...79).contains(keyword.utf8.count) && keyword.utf8.allSatisfy { (0x20...0x7E).contains($0) },
            "A keyword has 1 to 79 characters of ASCII.")
        self.keyword = keyword
        self.text = text
    }

    /// The text and the keyword as C has them, valid within the body; both `nil` for none.
    static func withStrings<Result, Failure: Error>(
        of text: PNGText?, _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let text else { return try body(nil, nil) }
        let bytes = text.text.utf8CString
        let keyword = text.keyword.utf8CString
        return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
            try keyword.withUnsafeBufferPointer { keyword throws(Failure) in
                try body(bytes.baseAddress, keyword.baseAddress)
            }
        }
    }
}
