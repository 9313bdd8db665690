import CompositionalLayout
import Foundation
import Goldens
import LayoutDiagram
import LayoutDocument
import VectorScene

/// What a golden beside a document is, by its name: the document's own name and what `galley render` adds to it, such as
/// `photos.iPad-mini-A17-Pro~dark@2x.png`, or `photos.frames.json`.
struct GoldenName {
    var view = DocumentView()
    var style: DiagramStyle.Kind?
    var scale: Int?
    var kind: Kind

    /// The golden picture that every document has by default.
    static let usual = GoldenName(ViewOptions.Look(view: DocumentView()), .svg)

    /// The goldens that `galley accept` records of a document that has none, and expects none.
    static let usualOnes = [GoldenName(ViewOptions.Look(view: DocumentView()), .frames), usual]

    enum Kind: String, CaseIterable {
        case frames
        case svg
        case png

        var suffix: String {
            switch self {
            case .frames: ".frames.json"
            case .svg: ".svg"
            case .png: ".png"
            }
        }
    }

    /// The characters that begin a field.
    static let signs: Set<Character> = [".", "~", "-", "@", "+"]

    /// Parses what follows the document's name; `nil` for any other file name.
    init?(_ rest: Substring) {
        guard let kind = Kind.allCases.first(where: { rest.hasSuffix($0.suffix) }) else { return nil }
        self.kind = kind
        var rest = rest.dropLast(kind.suffix.count)
        while !rest.isEmpty {
            guard take(&rest) else { return nil }
        }
        // A table has no scale and no style.
        guard kind == .png || scale == nil, kind != .frames || style == nil else { return nil }
    }

    /// Parses one field from the front.
    private mutating func take(_ rest: inout Substring) -> Bool {
        guard let sign = rest.first else { return false }
        let value = rest.dropFirst()
        switch sign {
        case ".": return takeSurroundings(value, &rest)
        case "~":
            let appearance = Appearance.allCases.first { value.hasPrefix($0.rawValue) }
            return take(appearance, \.view.appearance, \.rawValue.count, &rest)
        case "-":
            let kind = DiagramStyle.Kind.allCases.first { value.hasPrefix($0.rawValue) }
            return take(kind, \.style, \.rawValue.count, &rest)
        case "@":
            let scale = (1...3).first { value.hasPrefix("\($0)x") }
            return take(scale, \.scale, \.goldenLength, &rest)
        case "+":
            let minus = value.hasPrefix("-") ? 1 : 0
            // A dot at the end begins the next field.
            var digits = value.prefix(minus) + value.dropFirst(minus).prefix { $0.isNumber || $0 == "." }
            if digits.hasSuffix(".") { digits.removeLast() }
            guard view.offset == nil, let number = Double(digits) else { return false }
            view.offset = number
            rest = value.dropFirst(digits.count)
            return true
        default: return false
        }
    }

    /// Keeps a value that was found, unless there is one already.
    private mutating func take<Value>(
        _ value: Value?, _ field: WritableKeyPath<GoldenName, Value?>, _ length: (Value) -> Int, _ rest: inout Substring
    ) -> Bool {
        guard let value, self[keyPath: field] == nil else { return false }
        self[keyPath: field] = value
        rest = rest.dropFirst(1 + length(value))
        return true
    }

    /// A device, a size or a direction, which all follow a dot.
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
        var digits = value.prefix { $0.isNumber || $0 == "." || $0 == "x" }
        if digits.hasSuffix(".") { digits.removeLast() }
        guard !isOver, let size = OutputSize(argument: String(digits)) else { return false }
        view.size = size.size
        rest = value.dropFirst(digits.count)
        return true
    }
}

extension Int {
    /// The length of a scale in a name.
    fileprivate var goldenLength: Int { 2 }
}

extension GoldenName {
    /// The name of a golden of a look at a document.
    ///
    /// - Parameter scale: pixels a point, of a PNG; `nil` is 1.
    init(_ look: ViewOptions.Look, _ kind: Kind, scale: Int? = nil) {
        view = look.view
        // Rounded as in the name, from which they are parsed again.
        view.offset = view.offset.map(Self.rounded)
        view.size = view.size.map { CGSize(width: Self.rounded($0.width), height: Self.rounded($0.height)) }
        style = kind == .frames ? nil : look.style.kind
        self.kind = kind
        self.scale = kind == .png ? scale : nil
    }

    /// Parses an entry of a document's `goldens`, such as `svg` or `png ~dark@2x`; `nil` for any other text.
    init?(entry text: String) {
        let words = text.split(separator: " ")
        guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }), words.count <= 2 else { return nil }
        self.init((words.count == 2 ? words[1] : "") + kind.suffix)
    }

    /// The entry of a document's `goldens` that stands for this name.
    var entry: String {
        let fields = suffix.dropLast(kind.suffix.count)
        return fields.isEmpty ? kind.rawValue : "\(kind.rawValue) \(fields)"
    }

    /// What follows the document's name, as `galley render` would write it.
    var suffix: String {
        var parts: [String] = []
        if let device = view.device { parts.append("." + device.slug) }
        if let size = view.size { parts.append(".\(Self.text(size.width))x\(Self.text(size.height))") }
        if let appearance = view.appearance { parts.append("~" + appearance.rawValue) }
        if let direction = view.direction { parts.append("." + direction.word) }
        if let offset = view.offset { parts.append("+" + Self.text(offset)) }
        if let style { parts.append("-" + style.rawValue) }
        if let scale, scale != 1 { parts.append("@\(scale)x") }
        return parts.joined() + kind.suffix
    }

    private static let decimals = 2

    private static func text(_ length: CGFloat) -> String { NumberText.text(length, decimals: decimals) }

    private static func rounded(_ length: CGFloat) -> CGFloat { Double(text(length)) ?? length }
}
