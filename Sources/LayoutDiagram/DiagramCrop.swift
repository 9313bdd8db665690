/// A part of a picture, with a margin around it.
public struct DiagramCrop: Sendable, Hashable {
    /// What can be cut out.
    public enum Part: Sendable, Hashable {
        /// The device, or the screen where none is drawn.
        case phone
        /// What is visible of a section's elements.
        case section(Int)
        /// What is visible of one element: a cell, or the view of a kind.
        case element(section: Int, item: Int, kind: String?)
    }

    public var part: Part
    /// In points; not negative.
    public var margin: Double

    public init(_ part: Part, margin: Double = 0) {
        self.part = part
        self.margin = margin
    }
}

extension DiagramCrop.Part {
    /// The forms in which a part is written.
    package static let forms = ["phone", "section:1", "element:0-3", "element:0-0:header"]

    /// Reads `phone`, `section:1`, `element:0-3` or `element:0,3`, and `element:0-0:header`; `nil` for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("phone", 1): self = .phone
        case ("section", 2):
            guard let section = Self.index(parts[1]) else { return nil }
            self = .section(section)
        case ("element", 2...):
            let path = parts[1].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "," }.map(Self.index)
            guard path.count == 2, let section = path[0], let item = path[1] else { return nil }
            let kind = parts.count == 3 ? String(parts[2]) : nil
            guard kind.map(Self.isKind) ?? true else { return nil }
            self = .element(section: section, item: item, kind: kind)
        default: return nil
        }
    }

    private static func index(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// Kinds of other characters cannot be part of a file's name.
    private static func isKind(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// As it is written.
    public var text: String {
        switch self {
        case .phone: "phone"
        case .section(let section): "section:\(section)"
        case .element(let section, let item, let kind): "element:\(section)-\(item)" + (kind.map { ":" + $0 } ?? "")
        }
    }
}
