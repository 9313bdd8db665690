import LayoutDiagram

extension SnapshotStrategy.Part {
    /// What tells its golden from those of other strategies, before the extension.
    var suffix: String {
        switch self {
        case .frames(let content): content == .whole ? "" : Self.suffix(content)
        case .svg(let style, let content): Self.suffix(style) + (content == .visible ? "" : Self.suffix(content))
        case .png(let scale, let style, let content):
            Self.suffix(style) + (content == .visible ? "" : Self.suffix(content)) + (scale == 1 ? "" : "@\(scale)x")
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
