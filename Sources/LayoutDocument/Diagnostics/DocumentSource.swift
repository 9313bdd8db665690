public import Foundation
import HostFiles

/// The text of a document and its name in messages.
public struct DocumentSource: Sendable, Hashable {
    public var name: String
    public var text: String
    /// True for a document within a Markdown page; `name` is then the page's.
    package var isInPage = false
    /// The number of lines above the text in its page. Line numbers of marks include them.
    package var linesAbove = 0
    /// The folder of the document's file; `nil` if the document was not read from a URL.
    private var ownFolder: String?

    /// The base of relative paths in the document; empty for the working folder.
    var folder: String {
        if let ownFolder { return ownFolder }
        guard hasOwnFile || isInPage, let slash = name.lastIndex(of: "/") else { return "" }
        return slash == name.startIndex ? "/" : String(name[..<slash])
    }

    /// The name of a document that was read from standard input.
    public static let standardInputName = "<stdin>"

    /// True if the document is a file, not a part of a page or standard input.
    package var hasOwnFile: Bool { name != Self.standardInputName && !isInPage }

    /// Removes a byte order mark at the start of the text.
    ///
    /// - Parameters:
    ///   - name: a path as the user wrote it, or `<stdin>`.
    ///   - text: the document.
    public init(name: String, text: String) {
        self.name = name
        let scalars = text.unicodeScalars
        self.text = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    }

    /// Decodes a file's bytes.
    ///
    /// - Throws: a `DocumentError` for a file that is empty, too large or not UTF-8 text.
    public init(name: String, data: Data) throws(DocumentError) {
        self.init(name: name, text: "")
        try checkSize(data.count)
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            throw refusal("the file begins with a byte order mark of UTF-16; save it as UTF-8")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw refusal("this is not a text file in UTF-8")
        }
        self.init(name: name, text: text)
        if self.text.unicodeScalars.first == "\u{FEFF}" {
            throw refusal("the file begins with two byte order marks (U+FEFF); remove them")
        }
        guard self.text.contains(where: { !$0.isWhitespace }) else {
            throw refusal("the document is empty; it should begin with \"galley: 1\"")
        }
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - url: the URL of a file.
    ///   - name: its name in messages; by default the URL's relative path.
    /// - Throws: a `DocumentError` for a file that cannot be read, is empty, too large or not UTF-8 text.
    public init(contentsOf url: URL, name: String? = nil) throws(DocumentError) {
        let name = name ?? (url.isFileURL ? url.relativePath : url.absoluteString)
        guard url.isFileURL else { throw Self.unreadable(name, "it is not a local file") }
        if case .special = FileKind(url.path) { throw Self.unreadable(name, "it is not a regular file") }
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: url)
        } catch {
            throw Self.unreadable(name, SystemError.text(error))
        }
        try self.init(name: name, reading: handle)
        ownFolder = url.deletingLastPathComponent().path
    }

    /// Reads an open file. Stops reading once the file exceeds the size limit, since it may be endless.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be read, is empty, too large or not UTF-8 text.
    package init(name: String, reading handle: FileHandle) throws(DocumentError) {
        var data = Data()
        do {
            while data.count <= DocumentLimits.bytes, let more = try handle.read(upToCount: 1 << 16), !more.isEmpty {
                data.append(more)
            }
        } catch {
            throw Self.unreadable(name, SystemError.text(error))
        }
        try self.init(name: name, data: data)
    }

    private static func unreadable(_ name: String, _ reason: String) -> DocumentError {
        DocumentError(
            Diagnostic(at: nil, "cannot read the file: \(reason)"), in: DocumentSource(name: name, text: ""),
            isUnreadable: true)
    }

    func checkSize() throws(DocumentError) {
        try checkSize(text.utf8.count)
    }

    private func checkSize(_ byteCount: Int) throws(DocumentError) {
        guard byteCount <= DocumentLimits.bytes else {
            throw refusal("the document has \(byteCount) bytes; the limit is \(DocumentLimits.bytes)")
        }
    }

    private func refusal(_ message: String) -> DocumentError {
        DocumentError(Diagnostic(at: nil, message), in: self)
    }
}

/// A location in a document's text. Lines and columns count from 1; columns are counted in Unicode scalars.
public struct SourceMark: Sendable, Hashable, Comparable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceMark, right: SourceMark) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    func advanced(by columns: Int) -> SourceMark {
        SourceMark(line: line, column: column + columns)
    }
}
