/// The place of an error in a file's copy.
struct RepairSite {
    let file: SlicedFile
    let diagnostic: Diagnostic
    let token: Int
    /// The index of the innermost declaration that contains the token.
    let index: Int
    /// True to leave out a whole closure in which code is left out already, as the compiler reports a closure's errors one at a time.
    var isCoarse = false
    /// The number of declarations of each name that the module's files declare.
    var declared: [String: Int] = [:]

    var code: Code { file.code }
    var part: SourcePart { file.parts[index] }
    var complaint: Complaint { diagnostic.complaint }
    /// True if the message names the identifier at its position.
    var namesToken: Bool { diagnostic.names.contains { code.reads(token, String($0)) } }
    /// The body of a member; `nil` for types and extensions.
    var body: Range<Int>? { part.scope == nil ? part.body : nil }
    /// The indices of the opening braces around the token, innermost first. The braces of a `UIHostingConfiguration` and all in them are
    /// omitted: leaving out a part of a SwiftUI view would change its size, or leave no view.
    let braces: [Int]

    /// - Returns: `nil` for errors outside of declarations.
    init?(_ diagnostic: Diagnostic, in file: SlicedFile) {
        guard let line = file.source.lineStart(diagnostic.line),
            let token = file.code.lastToken(from: line + diagnostic.column - 1)
        else { return nil }
        self.init(diagnostic, at: token, in: file)
    }

    init?(_ diagnostic: Diagnostic, at token: Int, in file: SlicedFile) {
        guard let index = file.parts.lastIndex(where: { $0.tokens.contains(token) }) else { return nil }
        (self.file, self.diagnostic, self.token, self.index) = (file, diagnostic, token, index)
        let all = file.code.braces(around: token, in: file.parts[index].tokens)
        braces = all.lastIndex { file.code.opensHostedView($0) }.map { Array(all[($0 + 1)...]) } ?? all
    }

    // MARK: Edits

    /// Replaces code by a text and pads the rest of its lines with blanks.
    func replace(_ tokens: Range<Int>, by text: String, of owner: Int? = nil) -> CodeEdit {
        // Code that is removed takes its semicolon along.
        let end = text.isEmpty && code.reads(tokens.upperBound, ";") ? tokens.upperBound + 1 : tokens.upperBound
        return edit(code.bytes(tokens.lowerBound..<end), text, of: owner)
    }

    func leaveOut(_ tokens: Range<Int>, of owner: Int? = nil) -> CodeEdit { replace(tokens, by: "", of: owner) }

    /// Replaces a declaration's body, by default with code that stops the program.
    func fill(_ body: Range<Int>, with text: String? = nil) -> CodeEdit {
        let range = code.bytes(body)
        return edit((range.lowerBound + 1)..<max(range.upperBound - 1, range.lowerBound + 1), " \(text ?? trapText) ")
    }

    func insert(_ text: String, before token: Int, of owner: Int? = nil) -> CodeEdit {
        let offset = code.tokens[token].range.lowerBound
        return edit(offset..<offset, text + " ", of: owner)
    }

    func insert(_ text: String, after token: Int) -> CodeEdit {
        let offset = code.tokens[token].range.upperBound
        return edit(offset..<offset, text)
    }

    /// Replaces a value by an assumed one.
    func assume(_ text: String, for tokens: Range<Int>, _ words: String) -> CodeEdit {
        var edit = replace(tokens, by: text)
        edit.leftOut?.line = code.tokens[tokens.lowerBound].line
        edit.why = edit.leftOut.map { .assumed($0, words) } ?? edit.why
        return edit
    }

    /// An edit that replaces rejected code by a text, padded to the code's size.
    ///
    /// - Parameter owner: the index of the declaration that contains the code; by default the declaration with the error.
    private func edit(_ range: Range<Int>, _ text: String, of owner: Int? = nil) -> CodeEdit {
        let line = code.tokens[code.lastToken(from: range.lowerBound) ?? token].line
        let code = CodeEdit.LeftOut(declaration: file.path(ofMember: owner ?? index), line: line, diagnostic: diagnostic)
        return CodeEdit(file: 0, range: range, text: file.source.padded(text, over: range), why: .leftOut(code))
    }

    /// Code that stops the program with a message about the code that was left out.
    var trapText: String {
        let words = diagnostic.message.filter { $0 != "\"" && $0 != "\\" }
        return "fatalError(\"\(CodeEdit.trapWords): \(words)\")"
    }
}

extension CodeEdit {
    /// Prefix of the trap message for left-out code.
    package static let trapWords = "code was left out that does not compile here"
}

extension ScannedText {
    /// The offset of a line's first byte.
    fileprivate func lineStart(_ line: Int) -> Int? {
        var (start, number) = (0, 1)
        while number < line {
            guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            (start, number) = (newline + 1, number + 1)
        }
        return start
    }

    /// Pads a text with blanks to the size of the bytes that it replaces, so that later code keeps its lines and, if the text is not too
    /// long, its columns. Before a `?` or `!` on the same line, the blanks precede the text, as the mark must touch the expression.
    fileprivate func padded(_ text: String, over range: Range<Int>) -> String {
        let blank = bytes[range].map { $0 == "\n" || $0 == "\r" ? $0 : UInt8(ascii: " ") }
        let room = blank.prefix { $0 == UInt8(ascii: " ") }.count
        let padding = String(decoding: blank.dropFirst(min(room, text.utf8.count)), as: UTF8.self)
        let isJoined = room == blank.count && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes.dropFirst(range.upperBound).first)
        return isJoined ? padding + text : text + padding
    }
}

extension SlicedFile {
    /// The qualified name of a declaration: `FeedViewController.viewDidLoad`.
    func path(ofMember index: Int) -> String {
        let part = parts[index]
        if let path = path(index) { return path }
        return [part.parent.map { path(ofMember: $0) } ?? "", part.names.first ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    }
}

extension Code {
    /// The last token that begins at or before an offset.
    fileprivate func lastToken(from offset: Int) -> Int? {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound > offset { high = middle } else { low = middle + 1 }
        }
        return low > 0 ? low - 1 : nil
    }

    fileprivate func opensHostedView(_ brace: Int) -> Bool {
        let name = reads(brace - 1, ":") && reads(brace - 3, "(") ? brace - 4 : brace - 1
        return reads(name, "UIHostingConfiguration")
    }
}
