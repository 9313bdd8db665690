import LayoutComparison

/// One line of an SVG: an element with its attributes.
struct SVGLine {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The first line of a document.
    init(head document: String) {
        self.init(String(document.prefix { $0 != "\n" }))
    }

    /// The value of an attribute.
    func value(of name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    private var attributes: [(name: String, value: String)] {
        text.matches(of: /([A-Za-z][\w:-]*)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    }

    /// What stands before the first attribute.
    private var tag: String {
        let trimmed = text.drop { $0 == " " }
        return String(trimmed.prefix { $0 != " " && $0 != ">" && $0 != "/" })
    }

    /// How this line became another one.
    func change(to other: SVGLine) -> String {
        let (old, new) = (attributes, other.attributes)
        guard tag == other.tag, !old.isEmpty, old.map(\.name) == new.map(\.name) else {
            return "\(Self.short(text)) → \(Self.short(other.text))"
        }
        let changes = zip(old, new).filter { $0.value != $1.value }
        guard !changes.isEmpty else { return "\(Self.short(text)) → \(Self.short(other.text))" }
        let texts = changes.map { "\($0.name) \(Self.short($0.value)) → \(Self.short($1.value))" }
        return "\(tag.drop { $0 == "<" }): \(texts.joined(separator: ", "))"
    }

    private static func short(_ text: String) -> String {
        let trimmed = text.drop { $0 == " " }
        return trimmed.count <= 60 ? String(trimmed) : trimmed.prefix(59) + "…"
    }

    /// The layout's element that a line of an SVG draws, by what begins before it.
    static func element(before line: Int, in lines: [String]) -> String? {
        for line in lines[...min(line, lines.count - 1)].reversed() {
            if line.hasPrefix("</g>") { return nil }
            let attributes = SVGLine(line)
            guard let category = attributes.value(of: "data-element") else { continue }
            let path = attributes.value(of: "data-index-path")?.replacing("-", with: ", ") ?? ""
            return "\(attributes.value(of: "data-kind") ?? category) [\(path)]"
        }
        return nil
    }
}
