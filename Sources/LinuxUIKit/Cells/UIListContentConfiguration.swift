public import CompositionalLayout

/// Text and a picture for a list's cell. It is kept, not shown.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text looks.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    public static func cell() -> UIListContentConfiguration { .init() }
    public static func subtitleCell() -> UIListContentConfiguration { .init() }
    public static func valueCell() -> UIListContentConfiguration { .init() }
    public static func sidebarCell() -> UIListContentConfiguration { .init() }
    public static func plainHeader() -> UIListContentConfiguration { .init() }
    public static func plainFooter() -> UIListContentConfiguration { .init() }
    public static func groupedHeader() -> UIListContentConfiguration { .init() }
    public static func groupedFooter() -> UIListContentConfiguration { .init() }
    public static func sidebarHeader() -> UIListContentConfiguration { .init() }
}
