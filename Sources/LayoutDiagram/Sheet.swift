public import VectorScene

/// Puts several pictures side by side, each with a caption, to compare devices, appearances or scroll offsets.
public struct Sheet {
    /// A picture on the sheet.
    public struct Entry {
        public var picture: Picture
        /// A caption that distinguishes the picture from the others; empty for none.
        public var caption: String
        /// The appearance of the picture; `nil` to follow the viewer's.
        public var appearance: Appearance?

        public init(_ picture: Picture, caption: String, appearance: Appearance? = nil) {
            self.picture = picture
            self.caption = caption
            self.appearance = appearance
        }
    }

    /// The maximum width of a row in points, unless a single picture is wider.
    private static let rowWidth = 2_600.0
    private static let picturesPerRow = 6

    private static let titleStyle = Typesetter.Style(size: 17, weight: .bold)
    private static let captionStyle = Typesetter.Style(size: 13, weight: .medium)
    private static let margin = 36.0
    private static let titleBaseline = 44.0
    private static let captionRoom = 30.0

    public var entries: [Entry]
    public var title: String
    public var theme: Theme
    private let typesetter: Typesetter

    /// Creates a sheet whose title and captions use `fonts` for characters that the built-in font lacks.
    public init(_ entries: [Entry], title: String, theme: Theme = .standard, fonts: Fonts? = nil) {
        self.entries = entries
        self.title = title
        self.theme = theme
        typesetter = Typesetter(fonts: fonts)
    }

    /// Draws the sheet.
    ///
    /// - Throws: `DiagramError` if there are too many pictures or the sheet is too large.
    public func picture() throws(DiagramError) -> Picture {
        try Self.check(count: entries.count)
        let rows = rows()
        let width = max(300, rows.map { row in row.reduce(0) { $0 + entries[$1].picture.size.width } }.max() ?? 0)
        var nodes: [Node] = []
        var top = Self.titleBaseline + Self.margin / 2
        for row in rows {
            nodes += self.nodes(of: row, top: top, width: width)
            top += (row.map { entries[$0].picture.size.height }.max() ?? 0) + Self.captionRoom
        }
        let page = Rect(x: 0, y: 0, width: width, height: top + Self.margin / 2)
        let ground = Node.shape(ShapeNode(.rect(page), fill: .color(theme.page)))
        let picture = Picture(
            size: Size(width: page.width, height: page.height), title: title, description: description,
            nodes: [ground] + titleNodes(width: width) + nodes)
        try picture.checkSize()
        return picture
    }

    /// Checks the number of pictures before they are drawn.
    package static func check(count: Int) throws(DiagramError) {
        let limit = DiagramLimits.pictures
        guard count <= limit else { throw .tooManyPictures(count: count, limit: limit) }
    }

    private var description: String {
        let captions = entries.map(\.caption).filter { !$0.isEmpty }.joined(separator: "; ")
        return "\(Summary.count(entries.count, "picture"))\(captions.isEmpty ? "" : ": " + captions)."
    }

    /// The entries of each row, by index.
    private func rows() -> [[Int]] {
        var rows: [[Int]] = []
        var width = 0.0
        for index in entries.indices {
            let own = entries[index].picture.size.width
            if let last = rows.last, last.count < Self.picturesPerRow, width + own <= Self.rowWidth {
                rows[rows.count - 1].append(index)
                width += own
            } else {
                rows.append([index])
                width = own
            }
        }
        return rows
    }
}

// MARK: - Drawing

extension Sheet {
    private func titleNodes(width: Double) -> [Node] {
        guard let text = typesetter.fitted(title, Self.titleStyle, width: width - 2 * Self.margin) else { return [] }
        return [.text(typesetter.run(
            text, at: Point(x: Self.margin, y: Self.titleBaseline), Self.titleStyle, color: theme.text))]
    }

    /// A row's pictures, centred on the sheet, each with its caption centred below it.
    private func nodes(of row: [Int], top: Double, width: Double) -> [Node] {
        let height = row.map { entries[$0].picture.size.height }.max() ?? 0
        let rowWidth = row.reduce(0) { $0 + entries[$1].picture.size.width }
        var x = ((width - rowWidth) / 2).rounded()
        return row.flatMap { index in
            let entry = entries[index]
            let size = entry.picture.size
            defer { x += size.width }
            return [picture(entry, at: Point(x: x, y: top))]
                + caption(entry, middle: x + size.width / 2, baseline: top + height + 14, width: size.width - 16)
        }
    }

    private func picture(_ entry: Entry, at corner: Point) -> Node {
        let nodes = entry.appearance.map { appearance in entry.picture.nodes.map { $0.fixed(in: appearance) } }
        let page = Rect(x: 0, y: 0, width: entry.picture.size.width, height: entry.picture.size.height)
        // A picture with its own background is drawn as a card.
        let clip: Shape = entry.appearance == nil ? .rect(page) : .roundedRect(page.inset(by: 4), radius: 18)
        return .group(Group(
            nodes ?? entry.picture.nodes, clip: clip, transform: .translation(x: corner.x, y: corner.y)))
    }

    private func caption(_ entry: Entry, middle: Double, baseline: Double, width: Double) -> [Node] {
        guard let text = typesetter.fitted(entry.caption, Self.captionStyle, width: width), !text.isEmpty else { return [] }
        return [.text(typesetter.run(
            text, at: Point(x: middle, y: baseline), Self.captionStyle, color: theme.secondaryText, alignment: .middle))]
    }
}
