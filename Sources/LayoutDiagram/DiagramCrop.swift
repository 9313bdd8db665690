/// A part of a picture to keep, with a margin around it.
public struct DiagramCrop: Sendable, Hashable {
    /// The parts that a picture can be cropped to.
    public enum Part: Sendable, Hashable {
        /// The device, or the screen if no device is drawn.
        case phone
        /// The visible part of a section's elements.
        case section(Int)
        /// The visible part of one element: a cell, or a view of a kind.
        case element(section: Int, item: Int, kind: String?)
    }

    public var part: Part
    /// Margin in points; not negative.
    public var margin: Double

    public init(_ part: Part, margin: Double = 0) {
        self.part = part
        self.margin = margin
    }
}

extension DiagramCrop.Part {
    /// Examples of each form.
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

    /// True if the kind has only characters that are allowed in file names.
    private static func isKind(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// The part in its textual form.
    public var text: String {
        switch self {
        case .phone: "phone"
        case .section(let section): "section:\(section)"
        case .element(let section, let item, let kind): "element:\(section)-\(item)" + (kind.map { ":" + $0 } ?? "")
        }
    }
}
