import Goldens
public import LayoutDiagram
import VectorScene

/// The format of a golden. Several can be combined: `[.frames, .svg]`.
public struct SnapshotStrategy: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// The format of a single golden.
    enum Part: Sendable, Hashable {
        case frames(DiagramContent)
        case svg(DiagramStyle, DiagramContent)
        case png(scale: Int, DiagramStyle, DiagramContent)
    }

    let parts: [Part]

    private init(_ part: Part) {
        parts = [part]
    }

    public init(arrayLiteral strategies: SnapshotStrategy...) {
        parts = strategies.flatMap(\.parts)
    }

    /// The frames of all elements as a text table: exact, to 0.0001 pt, and quick to review.
    public static let frames = frames()

    /// The frames as a text table.
    ///
    /// - Parameter content: the elements to record. For layouts with a hundred thousand elements, record only visible ones.
    public static func frames(_ content: DiagramContent = .whole) -> SnapshotStrategy {
        SnapshotStrategy(.frames(content))
    }

    /// The user's view of the app as an SVG, byte for byte the same on every machine.
    public static let svg = svg()

    /// A picture as an SVG.
    public static func svg(style: DiagramStyle = .screen, content: DiagramContent = .visible) -> SnapshotStrategy {
        SnapshotStrategy(.svg(style, content))
    }

    /// The user's view of the app as a PNG at 2 pixels per point.
    public static let png = png()

    /// A picture as a PNG, compared pixel by pixel without tolerance.
    ///
    /// - Parameters:
    ///   - scale: pixels per point: 1, 2 or 3.
    ///   - style: the style of the picture.
    ///   - content: the part of the layout to show.
    public static func png(
        scale: Int = 2, style: DiagramStyle = .screen, content: DiagramContent = .visible
    ) -> SnapshotStrategy {
        precondition((1...3).contains(scale), "A picture has 1, 2 or 3 pixels per point, not \(scale).")
        return SnapshotStrategy(.png(scale: scale, style, content))
    }
}

extension SnapshotStrategy.Part {
    /// The part of the golden's name, before the extension, that identifies the strategy.
    var suffix: String {
        switch self {
        case .frames(let content): content == .whole ? "" : Self.suffix(content)
        case .svg(let style, let content): Self.suffix(style) + (content == .visible ? "" : Self.suffix(content))
        case .png(let scale, let style, let content):
            Self.suffix(style) + (content == .visible ? "" : Self.suffix(content)) + (scale == 1 ? "" : "@\(scale)x")
        }
    }

    /// The style and part in messages; `nil` for the default.
    var look: String? {
        switch self {
        case .frames(let content): content == .whole ? nil : Self.words(content)
        case .svg(let style, let content), .png(_, let style, let content):
            Self.joined([
                style.kind == .screen ? nil : "in the style \(style.kind.rawValue)",
                content == .visible ? nil : Self.words(content),
            ])
        }
    }

    private static func joined(_ words: [String?]) -> String? {
        let words = words.compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    var format: String {
        switch self {
        case .frames: GoldenVariant.frames
        case .svg: "SVG"
        case .png(let scale, _, _): "PNG at \(scale)x"
        }
    }

    private static func words(_ content: DiagramContent) -> String {
        switch content {
        case .visible: "the visible part"
        case .whole: "the whole content"
        case .section(let section): "section \(section)"
        }
    }

    private static func suffix(_ style: DiagramStyle) -> String {
        style.kind == .screen ? "" : "." + style.kind.rawValue
    }

    private static func suffix(_ content: DiagramContent) -> String {
        switch content {
        case .visible: ".visible"
        case .whole: ".whole"
        case .section(let section): ".section-\(section)"
        }
    }
}
