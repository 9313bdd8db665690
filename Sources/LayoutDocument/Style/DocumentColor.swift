/// A colour as documents specify it.
package enum DocumentColor: Sendable, Hashable {
    /// A colour of the palette.
    case named(String)
    /// Components from 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The names of the palette's colours, which the standard theme of diagrams defines.
    package static let palette = ["blue", "teal", "orange", "pink", "purple", "sky", "green", "gray"]

    /// The names of colours in documents: those of the palette, then those of CSS.
    static var names: [String] { palette + CSSColors.all.keys.filter { !palette.contains($0) }.sorted() }

    fileprivate init?(_ text: String) {
        if Self.palette.contains(text) {
            self = .named(text)
            return
        }
        if let value = CSSColors.all[text] {
            self.init(value)
            return
        }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
        else { return nil }
        self.init(value)
    }

    private init(_ value: UInt32) {
        self = .rgb(red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
}

extension Reading {
    /// Reads a colour by name in the palette or in CSS, or as `#RRGGBB`.
    func color(_ node: DocumentNode, _ what: String) -> DocumentColor? {
        guard let text = text(node, what) else { return nil }
        if node.isNull {
            report(node.mark, "\(what) has no value; a color is written in quotes, \"#RRGGBB\", or by its name")
            return nil
        }
        return color(text, at: node.mark)
    }

    /// Reads a colour, or a choice of colours: `width > 700 ? teal : "#AA3300"`.
    func color(_ node: DocumentNode, _ what: String, _ names: Names) -> Chosen<DocumentColor>? {
        guard case .scalar(let text, let isQuoted) = node.content, ChoiceText(text) != nil else {
            return color(node, what).map { .value($0) }
        }
        return chosen(text, at: isQuoted ? node.mark.advanced(by: 1) : node.mark, what, names) { text, start in
            let isNamedInQuotes = text.count > 1 && text.first == text.last && (text.first == "'" || text.first == "\"")
            return color(isNamedInQuotes ? String(text.dropFirst().dropLast()) : text, at: start)
        }
    }

    private func color(_ text: String, at mark: SourceMark) -> DocumentColor? {
        if let color = DocumentColor(text) { return color }
        report(mark, Self.unknownColor(text))
        return nil
    }

    private static func unknownColor(_ text: String) -> String {
        let nearest = NearestName.suggestion(for: text, among: DocumentColor.names).map { "; did you mean \"\($0)\"?" }
        let hint = nearest ?? "; expected one of \(DocumentColor.palette.joined(separator: ", ")), or of CSS"
        return "unknown color \(text.quoted); write \"#RRGGBB\" or a name\(hint)"
    }
}
