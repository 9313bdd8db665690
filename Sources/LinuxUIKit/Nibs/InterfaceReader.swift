/// A XIB or storyboard file that cannot be read, or whose objects cannot be made.
package struct InterfaceError: Error, CustomStringConvertible {
    var file: String
    /// From 1; `nil` for the whole file.
    var line: Int?
    var text: String

    package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(text)" }
}

/// Reads the XML of XIB and storyboard files into elements. Rejects files with a document type or custom
/// entities.
struct InterfaceReader {
    /// Maximum size of a file, in bytes.
    private static let byteLimit = 16 << 20
    /// Maximum nesting of elements. Each view takes two levels.
    private static let depthLimit = 400

    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// The open elements, outermost first.
    private var open: [InterfaceElement] = []

    /// - Parameter file: the file's name, for messages.
    static func read(_ bytes: [UInt8], file: String) throws(InterfaceError) -> InterfaceElement {
        var reader = InterfaceReader(file: file, bytes: bytes)
        guard bytes.count <= byteLimit else { throw reader.error("it is larger than \(byteLimit >> 20) MB") }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw reader.error("it is not UTF-8 text") }
        return try reader.readRoot()
    }

    private init(file: String, bytes: [UInt8]) { (self.file, self.bytes) = (file, bytes) }

    private mutating func readRoot() throws(InterfaceError) -> InterfaceElement {
        if reads("\u{FEFF}") { pass("\u{FEFF}") }
        while position < bytes.count {
            if reads("<!--") {
                _ = try text(upTo: "-->")
            } else if reads("<?") {
                _ = try text(upTo: "?>")
            } else if reads("<![CDATA["), !open.isEmpty {
                pass("<![CDATA[")
                open[open.count - 1].text += try text(upTo: "]]>")
            } else if reads("</") {
                if let root = try readEnd() { return root }
            } else if reads("<") {
                if let root = try readStart() { return root }
            } else {
                try readText()
            }
        }
        throw ended
    }

    private var ended: InterfaceError {
        error(open.last.map { "it ends within <\($0.name)> of line \($0.line)" } ?? "it is not XML: there is no element")
    }

    // MARK: Parts

    /// Reads a start tag; returns its element if that is an empty root.
    private mutating func readStart() throws(InterfaceError) -> InterfaceElement? {
        let start = line
        pass("<")
        let name = try readName()
        var attributes: [String: String] = [:]
        while true {
            passSpace()
            if reads(">") || reads("/>") { break }
            guard position < bytes.count else { throw ended }
            let key = try readName()
            passSpace()
            guard reads("=") else { throw error("it is not XML: an attribute has no value") }
            pass("=")
            passSpace()
            guard reads("\"") || reads("'") else { throw error("it is not XML: an attribute's value has no quotes") }
            let quote = reads("\"") ? "\"" : "'"
            pass(quote)
            attributes[key] = try decoded(text(upTo: quote))
        }
        guard open.count < Self.depthLimit else { throw error("its elements are nested more than \(Self.depthLimit) deep") }
        open.append(InterfaceElement(name: name, attributes: attributes, line: start))
        guard reads("/>") else {
            pass(">")
            return nil
        }
        pass("/>")
        return close()
    }

    private mutating func readEnd() throws(InterfaceError) -> InterfaceElement? {
        pass("</")
        let name = try readName()
        passSpace()
        guard reads(">"), open.last?.name == name else { throw error("it is not XML: </\(name)> ends no open element") }
        pass(">")
        return close()
    }

    /// Ends the last open element; returns it if it is the root.
    private mutating func close() -> InterfaceElement? {
        let element = open.removeLast()
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    private mutating func readText() throws(InterfaceError) {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        let text = try decoded(String(decoding: bytes[start..<position], as: UTF8.self))
        if !open.isEmpty {
            open[open.count - 1].text += text
        } else if text.contains(where: { !$0.isWhitespace }) {
            throw error("it is not XML: it begins with text")
        }
    }

    private mutating func readName() throws(InterfaceError) -> String {
        let start = position
        while position < bytes.count, bytes[position] > 0x20, !"<>=/!\"'&".utf8.contains(bytes[position]) { position += 1 }
        guard position > start else { throw error("it is not XML: a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Replaces character references, such as `&amp;`.
    private func decoded(_ text: String) throws(InterfaceError) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else {
                result += part
                continue
            }
            let pieces = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            guard pieces.count == 2, let character = Self.character(pieces[0]) else {
                throw error("it is not XML: unknown entity \"&\(pieces[0].prefix(20));\"")
            }
            result += character + pieces[1]
        }
        return result
    }

    private static func character(_ name: Substring) -> String? {
        if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] { return known }
        guard name.first == "#" else { return nil }
        let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    // MARK: Bytes

    private func reads(_ mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

    private mutating func pass(_ mark: String) { position += mark.utf8.count }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func passSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { advance() }
    }

    /// Reads the text before a mark, and the mark.
    private mutating func text(upTo mark: String) throws(InterfaceError) -> String {
        let (start, first) = (position, line)
        while position < bytes.count, !reads(mark) { advance() }
        guard position < bytes.count else { throw error("it ends within the text that begins on line \(first)") }
        defer { pass(mark) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func error(_ text: String) -> InterfaceError { InterfaceError(file: file, line: line, text: text) }
}
