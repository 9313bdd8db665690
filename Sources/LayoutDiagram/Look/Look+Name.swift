package import CompositionalLayout
package import Foundation
import VectorScene

/// The look in a file name, between the subject's name and the extension:
///
///     photos.iPad-mini-A17-Pro.rtl+120-blueprint~dark@2x.png
///
/// Omitted are the layout's own values, the light and the automatic appearance, and a scale of 1. The appearance and the scale
/// come last and in this order, as in DocC and asset catalogues.
extension Look {
    package var name: String { text(light: "") }

    /// The name of the attribute in files.
    package static let attributeName = "look"

    /// The look as stored in SVGs, PNGs and tables of frames: its name, the drawing version unless it is the first, and the names of
    /// its fonts.
    package var attribute: String {
        var look = self
        // A custom device has no name to read back: its size is stored instead.
        if let device, !Self.devices.contains(where: { $0.0 == device.slug }) {
            (look.device, look.size) = (nil, size ?? device.viewport.size)
        }
        let version = value(of: .drawing).map { [Self.drawingWord + $0] } ?? []
        return ([look.text(light: "~light")] + version + fonts).joined(separator: " ")
    }

    private func text(light: String) -> String {
        let fields: [(sign: String, field: Field)] = [
            (".", .device), (".", .size), (".", .direction), (".", .contentSize), ("+", .offset), (".", .content), ("-", .style),
            (".", .crop), (".", .width),
        ]
        let appearance = switch appearance {
        case nil: ""
        case .light: light
        case .dark: "~dark"
        }
        return fields.compactMap { field in value(of: field.field).map { field.sign + $0 } }.joined() + appearance
            + (scale == 1 ? "" : "@\(scale)x")
    }

    /// The value of a property as written in file names and attributes; `nil` for the layout's own value.
    package func value(of field: Field) -> String? {
        switch field {
        case .device: device?.slug
        case .size: size.map { "\(Self.text($0.width))x\(Self.text($0.height))" }
        case .appearance: appearance?.rawValue ?? "auto"
        case .direction: direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }
        case .contentSize: contentSize?.shortName
        case .offset: offset.map(Self.text)
        case .style: style.kind?.rawValue
        case .content: content?.word
        case .crop: crop
        case .width: style.width.map { Self.widthWord + Self.text($0) }
        case .scale: String(scale)
        case .drawing: drawing == Self.firstDrawing ? nil : String(drawing)
        case .fonts: fonts.isEmpty ? nil : fonts.joined(separator: " ")
        }
    }

    /// `crop-phone`, `crop-section-1`, `crop-element-0-3`, `crop-element-0-0_header`: without colons, which file names should not have.
    private var crop: String? {
        let part = style.crop.map { crop in
            let parts = crop.text.split(separator: ":")
            return Self.cropWord + parts.prefix(2).joined(separator: "-") + parts.dropFirst(2).map { "_" + $0 }.joined()
        }
        let words = [part, style.cropMargin.map { Self.marginWord + Self.text($0) }].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ".")
    }

    private static let drawingWord = "drawing:"
    private static let cropWord = "crop-"
    private static let marginWord = "margin-"
    private static let widthWord = "width-"
}

// MARK: - Reading

extension Look {
    /// The characters that begin a field.
    package static let signs: Set<Character> = [".", "~", "-", "@", "+"]

    /// Reads an attribute; `nil` for any other text.
    package init?(attribute: some StringProtocol) {
        let words = attribute.split(separator: " ", omittingEmptySubsequences: false).map { Substring($0) }
        guard words[1...].allSatisfy({ $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }) else { return nil }
        self.init(name: words[0])
        let version = words.dropFirst().first.flatMap { $0.hasPrefix(Self.drawingWord) ? Int($0.dropFirst(Self.drawingWord.count)) : nil }
        drawing = version ?? Self.firstDrawing
        fonts = words.dropFirst(version == nil ? 1 : 2).map(String.init)
    }

    /// Reads a name; `nil` for any other text. The fields may come in any order, because earlier versions wrote other orders.
    package init?(name: Substring) {
        self.init()
        var rest = name
        while let sign = rest.first {
            guard let length = take(sign, rest.dropFirst(1)) else { return nil }
            rest = rest.dropFirst(1 + length)
        }
    }

    /// Reads the field at the start of a text.
    ///
    /// - Returns: the field's length; `nil` if there is no field, or if the look already has a value for the field.
    private mutating func take(_ sign: Character, _ text: Substring) -> Int? {
        switch sign {
        case ".": takeWord(text)
        case "~": take(\.appearance, Appearance.allCases.map { ($0.rawValue, $0) }, text)
        case "-": take(\.style.kind, DiagramStyle.Kind.allCases.map { ($0.rawValue, $0) }, text)
        case "@": takeScale(text)
        case "+": takeNumber(text, isTaken: offset != nil) { $0.offset = $1 }
        default: nil
        }
    }

    private mutating func takeWord(_ text: Substring) -> Int? {
        if let length = take(\.device, Self.devices, text) ?? take(\.direction, Self.directions, text)
            ?? take(\.contentSize, Self.contentSizes, text) ?? take(\.content, Self.contents, text) { return length }
        if text.hasPrefix(Self.marginWord) {
            return takeNumber(text, after: Self.marginWord, isTaken: style.cropMargin != nil) { $0.style.cropMargin = $1 }
        }
        if text.hasPrefix(Self.widthWord) {
            return takeNumber(text, after: Self.widthWord, isTaken: style.width != nil) { $0.style.width = $1 }
        }
        if text.hasPrefix(DiagramContent.sectionWord) { return takeSection(text) }
        return text.hasPrefix(Self.cropWord) ? takeCrop(text) : takeSize(text)
    }

    private static let devices = Device.all.map { ($0.slug, $0) }
    package static let directions = [("ltr", LayoutTraits.Direction.leftToRight), ("rtl", .rightToLeft)]
    private static let contentSizes = LayoutTraits.ContentSize.ordered.map { ($0.shortName, $0) }
    private static let contents = [DiagramContent.visible, .whole].map { ($0.word, $0) }

    /// Sets a property to the value whose word begins the text; if several do, the longest word counts.
    private mutating func take<Value>(
        _ field: WritableKeyPath<Look, Value?>, _ words: [(word: String, value: Value)], _ text: Substring
    ) -> Int? {
        guard self[keyPath: field] == nil,
            let found = words.filter({ text.hasPrefix($0.word) }).max(by: { $0.word.count < $1.word.count })
        else { return nil }
        self[keyPath: field] = found.value
        return found.word.count
    }

    /// Reads a number. A dot after it begins the next field.
    private mutating func takeNumber(
        _ text: Substring, after word: String = "", isTaken: Bool, _ set: (inout Look, Double) -> Void
    ) -> Int? {
        let text = text.dropFirst(word.count)
        let minus = text.hasPrefix("-") ? 1 : 0
        var digits = text.prefix(minus) + text.dropFirst(minus).prefix { $0.isNumber || $0 == "." }
        if digits.hasSuffix(".") { digits.removeLast() }
        guard !isTaken, let number = Double(digits) else { return nil }
        set(&self, number)
        return word.count + digits.count
    }

    private mutating func takeScale(_ text: Substring) -> Int? {
        guard scale == 1, let scale = (1...3).first(where: { text.hasPrefix("\($0)x") }) else { return nil }
        self.scale = scale
        return 2
    }

    private mutating func takeSection(_ text: Substring) -> Int? {
        let digits = text.dropFirst(DiagramContent.sectionWord.count).prefix { $0.isASCII && $0.isNumber }
        guard content == nil, let section = Int(digits) else { return nil }
        content = .section(section)
        return DiagramContent.sectionWord.count + digits.count
    }

    private mutating func takeCrop(_ text: Substring) -> Int? {
        let pattern = /crop-(?:phone|section-(?<section>[0-9]+)|element-(?<path>[0-9]+-[0-9]+)(?:_(?<kind>[A-Za-z0-9_]+))?)/
        guard style.crop == nil, let match = text.prefixMatch(of: pattern) else { return nil }
        switch (match.section, match.path?.split(separator: "-").compactMap { Int($0) }) {
        case (let section?, _): style.crop = Int(section).map { .section($0) }
        case (nil, let path?):
            guard path.count == 2 else { return nil }
            style.crop = .element(section: path[0], item: path[1], kind: match.kind.map(String.init))
        case (nil, nil): style.crop = .phone
        }
        return style.crop == nil ? nil : match.0.count
    }

    private mutating func takeSize(_ text: Substring) -> Int? {
        var digits = text.prefix { $0.isNumber || $0 == "." || $0 == "x" }
        if digits.hasSuffix(".") { digits.removeLast() }
        guard size == nil, let size = CGSize(points: digits) else { return nil }
        self.size = size
        return digits.count
    }
}

extension Look {
    /// A scroll offset in points; `nil` for any other text, and for an absolute value above 10¹².
    package static func offset(_ text: String) -> CGFloat? {
        Double(text).flatMap { abs($0) <= 1e12 ? CGFloat($0) : nil }
    }
}

extension Look: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let look = Look(attribute: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not a look.")
        }
        self = look
    }

    /// Encodes the look as the text of its `attribute`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(attribute)
    }
}
