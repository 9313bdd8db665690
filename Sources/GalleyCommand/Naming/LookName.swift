import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene

/// What a file's name tells of the look at a document that it shows, between the document's own name and the extension, in
/// `render`, `accept` and `verify` alike:
///
///     photos.iPad-mini-A17-Pro.rtl+120-blueprint~dark@2x.png
///
/// Whatever the document itself says is left out, and so are a light picture, one that follows its viewer, and a scale of 1.
/// The appearance and the scale come last and in this order, as DocC and asset catalogues have them.
struct LookName: Hashable {
    /// Its size and offset are those that the name can hold: rounded.
    private(set) var view = DocumentView()
    private(set) var content = DiagramContent.visible
    private(set) var style: DiagramStyle.Kind?
    private(set) var crop: DiagramCrop.Part?
    private(set) var cropMargin: Double?
    private(set) var width: Double?
    /// Pixels per point; 1 for what has no pixels.
    private(set) var scale = 1

    init(_ look: ViewOptions.Look, scale: Int = 1) {
        view = look.view
        view.offset = view.offset.map(Self.rounded)
        view.size = view.size.map { CGSize(width: Self.rounded($0.width), height: Self.rounded($0.height)) }
        content = look.content
        (style, crop) = (look.style.kind, look.style.crop)
        (cropMargin, width) = (look.style.cropMargin.map { Self.rounded($0) }, look.style.width.map { Self.rounded($0) })
        self.scale = scale
    }

    /// The look itself.
    var look: ViewOptions.Look {
        let style = DiagramStyle.Changes(kind: style, crop: crop, cropMargin: cropMargin, width: width)
        return ViewOptions.Look(view: view, content: content, style: style)
    }

    /// The name of a table of the frames: it shows all of them, whatever a picture would.
    var ofFrames: LookName {
        var name = self
        (name.content, name.style, name.scale) = (.visible, nil, 1)
        (name.crop, name.cropMargin, name.width) = (nil, nil, nil)
        return name
    }

    /// The same name but for the appearance.
    func shown(in appearance: Appearance?) -> LookName {
        var name = self
        name.view.appearance = appearance
        return name
    }

    /// As it stands in the file's name.
    var text: String { surroundings + part + appearance + (scale == 1 ? "" : "@\(scale)x") }

    private var surroundings: String {
        [
            view.device.map { "." + $0.slug }, view.size.map { ".\(Self.text($0.width))x\(Self.text($0.height))" },
            view.direction.map { "." + $0.word }, view.contentSize.map { "." + $0.shortName },
            view.offset.map { "+" + Self.text($0) },
        ].compactMap { $0 }.joined()
    }

    private var part: String {
        let content = switch content {
        case .visible: ""
        case .whole: "." + Self.wholeWord
        case .section(let section): ".\(Self.sectionWord)\(section)"
        }
        let cut = [
            crop.map { ".\(Self.cropWord)\(Self.text($0))" }, cropMargin.map { ".\(Self.marginWord)\(Self.text($0))" },
            width.map { ".\(Self.widthWord)\(Self.text($0))" },
        ].compactMap { $0 }.joined()
        return content + (style.map { "-" + $0.rawValue } ?? "") + cut
    }

    /// The style and the part in messages; `nil` for what is usual.
    var partWords: String? {
        let content: String? = switch content {
        case .visible: nil
        case .whole: "the whole content"
        case .section(let section): "section \(section)"
        }
        let words = [
            style.map { "in the style \($0.rawValue)" }, content, crop.map { "cropped to \($0.text)" },
            cropMargin.map { "with a margin of \(Self.text($0))" }, width.map { "\(Self.text($0)) wide" },
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private var appearance: String {
        switch view.appearance {
        case .light, nil: ""
        case .dark: "~dark"
        }
    }

    private static let wholeWord = "whole"
    private static let sectionWord = "section-"
    private static let cropWord = "crop-"
    private static let marginWord = "margin-"
    private static let widthWord = "width-"
    private static let decimals = 2

    /// `phone`, `section-1`, `element-0-3`, `element-0-0_header`: a colon does not suit a file's name.
    private static func text(_ crop: DiagramCrop.Part) -> String {
        let parts = crop.text.split(separator: ":")
        return parts.prefix(2).joined(separator: "-") + parts.dropFirst(2).map { "_" + $0 }.joined()
    }

    private static func text(_ length: CGFloat) -> String { NumberText.text(length, decimals: decimals) }

    private static func rounded(_ length: CGFloat) -> CGFloat { Double(text(length)) ?? length }
}

// MARK: - Reading

extension LookName {
    /// The characters that begin a field.
    static let signs: Set<Character> = [".", "~", "-", "@", "+"]

    /// Reads what `text` writes, and the fields in any order, as earlier versions wrote them; `nil` for any other text.
    init?(_ text: Substring) {
        var rest = text
        while !rest.isEmpty {
            guard take(&rest) else { return nil }
        }
    }

    /// Reads one field from the front.
    private mutating func take(_ rest: inout Substring) -> Bool {
        guard let sign = rest.first else { return false }
        let value = rest.dropFirst()
        switch sign {
        case ".": return takePart(value, &rest) || takeSurroundings(value, &rest)
        case "~":
            let appearance = Appearance.allCases.first { value.hasPrefix($0.rawValue) }
            return take(appearance, \.view.appearance, \.rawValue.count, &rest)
        case "-":
            let kind = DiagramStyle.Kind.allCases.first { value.hasPrefix($0.rawValue) }
            return take(kind, \.style, \.rawValue.count, &rest)
        case "@":
            guard scale == 1, let scale = (1...3).first(where: { value.hasPrefix("\($0)x") }) else { return false }
            self.scale = scale
            rest = value.dropFirst(2)
            return true
        case "+":
            guard view.offset == nil, let (offset, after) = Self.number(value) else { return false }
            view.offset = offset
            rest = after
            return true
        default: return false
        }
    }

    /// Keeps a value that was found, unless there is one already.
    private mutating func take<Value>(
        _ value: Value?, _ field: WritableKeyPath<LookName, Value?>, _ length: (Value) -> Int, _ rest: inout Substring
    ) -> Bool {
        guard let value, self[keyPath: field] == nil else { return false }
        self[keyPath: field] = value
        rest = rest.dropFirst(1 + length(value))
        return true
    }

    /// The part of the layout that is shown.
    private mutating func takePart(_ value: Substring, _ rest: inout Substring) -> Bool {
        if value.hasPrefix(Self.cropWord) { return takeCrop(value.dropFirst(Self.cropWord.count), &rest) }
        for (word, field) in [(Self.marginWord, \LookName.cropMargin), (Self.widthWord, \LookName.width)] where value.hasPrefix(word) {
            guard self[keyPath: field] == nil, let (length, after) = Self.number(value.dropFirst(word.count)) else { return false }
            self[keyPath: field] = length
            rest = after
            return true
        }
        guard content == .visible else { return false }
        if value.hasPrefix(Self.wholeWord) {
            content = .whole
            rest = value.dropFirst(Self.wholeWord.count)
            return true
        }
        guard value.hasPrefix(Self.sectionWord) else { return false }
        let after = value.dropFirst(Self.sectionWord.count)
        let digits = after.prefix { $0.isASCII && $0.isNumber }
        guard let section = Int(digits) else { return false }
        content = .section(section)
        rest = after.dropFirst(digits.count)
        return true
    }

    /// What the picture is cropped to.
    private mutating func takeCrop(_ value: Substring, _ rest: inout Substring) -> Bool {
        let pattern = /phone|section-(?<section>[0-9]+)|element-(?<path>[0-9]+-[0-9]+)(?:_(?<kind>[A-Za-z0-9_]+))?/
        guard crop == nil, let match = value.prefixMatch(of: pattern) else { return false }
        let text = switch (match.section, match.path) {
        case (let section?, _): "section:\(section)"
        case (nil, let path?): "element:\(path)" + (match.kind.map { ":" + $0 } ?? "")
        case (nil, nil): "phone"
        }
        guard let part = DiagramCrop.Part(text) else { return false }
        crop = part
        rest = value[match.range.upperBound...]
        return true
    }

    /// A device, a size, a direction or a content size, which all follow a dot.
    private mutating func takeSurroundings(_ value: Substring, _ rest: inout Substring) -> Bool {
        let isOver = view.device != nil || view.size != nil
        let devices = Device.all.filter { value.hasPrefix($0.slug) }
        if let device = devices.max(by: { $0.slug.count < $1.slug.count }), !isOver {
            view.device = device
            rest = value.dropFirst(device.slug.count)
            return true
        }
        if let direction = UITraitEnvironmentLayoutDirection(argument: String(value.prefix(3))), view.direction == nil {
            view.direction = direction
            rest = value.dropFirst(direction.word.count)
            return true
        }
        let word = value.prefix { !Self.signs.contains($0) }
        if view.contentSize == nil, let category = UIContentSizeCategory.ordered.first(where: { $0.shortName == word }) {
            view.contentSize = category
            rest = value.dropFirst(word.count)
            return true
        }
        var digits = value.prefix { $0.isNumber || $0 == "." || $0 == "x" }
        if digits.hasSuffix(".") { digits.removeLast() }
        guard !isOver, let size = OutputSize(argument: String(digits)) else { return false }
        view.size = size.size
        rest = value.dropFirst(digits.count)
        return true
    }

    /// A number at the front of a text, and what follows it; a dot at the number's end begins the next field.
    private static func number(_ text: Substring) -> (number: Double, rest: Substring)? {
        let minus = text.hasPrefix("-") ? 1 : 0
        var digits = text.prefix(minus) + text.dropFirst(minus).prefix { $0.isNumber || $0 == "." }
        if digits.hasSuffix(".") { digits.removeLast() }
        return Double(digits).map { ($0, text.dropFirst(digits.count)) }
    }
}
