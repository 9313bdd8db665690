import CompositionalLayout
import Foundation
import VectorScene
import ViewPictures

/// The page layout of a screen diagram, in points.
struct ScreenPage {
    /// The whole picture.
    var bounds: Rect
    /// The device's screen, or the layout's content.
    var screen: Rect
    var radius: Double
    var bezel: Shape?
    /// The area where elements are visible.
    var visible: Rect
    /// The point of the content at the screen's corner.
    private var contentOrigin: Point
    /// The views around the collection view; `nil` if there are none, or if the page shows a part of the content.
    private(set) var around: ScreenViews?
    /// Device, size and appearance, as phrases.
    var info: [String]
    var titles: [PageLine]
    var captions: [PageLine]

    /// A line of text beside the picture, already truncated to fit.
    struct PageLine {
        var text: String
        var baseline: Double
    }

    static let margin = 36.0
    static let titleStyle = Typesetter.Style(size: 13, weight: .bold)
    static let captionStyle = Typesetter.Style(size: 11)
    private static let bezelWidth = 5.0
    private static let titleBaseline = 28.0
    /// The distance from the last line of the title to the screen.
    private static let titleGap = 16.0
    private static let captionGap = 28.0
    private static let lineHeight = 17.0
    private static let bottomMargin = 34.0
    private static let minimumWidth = 300.0

    /// A page that shows the screen of a device.
    ///
    /// - Parameter beyond: the area drawn around the screen, relative to the screen's corner.
    init(
        screenOf subject: DrawableLayout, beyond: Rect? = nil, _ style: DiagramStyle, _ typesetter: Typesetter
    ) {
        let layout = subject.layout
        let frame = subject.views?.collectionFrame ?? CGRect(origin: .zero, size: layout.viewport.size)
        let size = subject.screenSize
        let screen = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        let offset = layout.contentOffset
        self.init(
            subject, .visible, style, typesetter, screen: screen, drawn: beyond.map(screen.union) ?? screen,
            origin: Point(x: Double(offset.x - frame.minX), y: Double(offset.y - frame.minY)), info: Self.info(subject, size: size))
        around = subject.views
        radius = subject.device.map { Double($0.cornerRadius) } ?? 12
        visible = Rect(frame).moved(x: self.screen.minX, y: self.screen.minY).intersection(self.screen)
        if subject.device != nil {
            let outer = self.screen.inset(by: -Self.bezelWidth)
            bezel = .roundedRect(outer, radius: radius > 0 ? radius + Self.bezelWidth : 8)
        }
    }

    /// A page that shows a part of the content, with overhanging elements.
    ///
    /// - Parameters:
    ///   - area: the part, in content coordinates.
    ///   - what: the name of the part.
    init(
        of area: CGRect, what: String, _ elements: [LayoutElement], _ subject: DrawableLayout,
        _ part: DiagramContent, _ style: DiagramStyle, _ typesetter: Typesetter
    ) {
        let content = Rect(x: 0, y: 0, width: Double(area.width), height: Double(area.height))
        let drawn = elements.reduce(content) { drawn, element in
            let frame = subject.layout.presentationFrame(of: element).offsetBy(dx: -area.minX, dy: -area.minY)
            return drawn.union(Rect(frame))
        }
        self.init(
            subject, part, style, typesetter, screen: content, drawn: drawn,
            origin: Point(x: Double(area.minX), y: Double(area.minY)),
            info: Self.info(subject, size: area.size, what: what))
        radius = min(12, content.height / 2)
        visible = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    }

    /// - Parameters:
    ///   - screen: the screen or the content, in its own coordinates.
    ///   - drawn: a rectangle that contains the whole drawing, in the same coordinates.
    ///   - origin: the point of the content at the screen's corner.
    private init(
        _ subject: DrawableLayout, _ part: DiagramContent, _ style: DiagramStyle, _ typesetter: Typesetter,
        screen: Rect, drawn: Rect, origin: Point, info: [String]
    ) {
        let width = max(drawn.width + 2 * Self.margin, Self.minimumWidth)
        let room = width - 2 * Self.margin
        let header = Self.header(subject.title, info, room: room, typesetter)
        // Large text in a small picture needs more space above and below it.
        let cap = typesetter.capHeight(Self.titleStyle)
        titles = header.titles.enumerated().map { index, text in
            let baseline = max(Self.titleBaseline, cap + 12) + Double(index) * typesetter.room(Self.lineHeight, at: Self.titleStyle.size)
            return PageLine(text: text, baseline: baseline)
        }
        let left = (width - drawn.width) / 2 - drawn.minX
        let titleEnd = (titles.last?.baseline ?? 0) + max(Self.titleGap, cap * 0.4 + Self.bezelWidth + 4)
        let top = (style.showsTitle ? titleEnd : Self.margin) - drawn.minY
        self.screen = screen.moved(x: left.rounded(), y: top.rounded())
        self.info = info
        contentOrigin = origin
        radius = 0
        visible = self.screen

        let phrases = style.showsCaption ? (header.info == nil ? info : []) + Summary(subject: subject, content: part).phrases : []
        let lines = typesetter.lines(of: phrases, separator: " · ", Self.captionStyle, width: room)
        let first = self.screen.minY + drawn.maxY + max(Self.captionGap, typesetter.capHeight(Self.captionStyle) + 14)
        captions = lines.enumerated().map { index, text in
            PageLine(text: text, baseline: first + Double(index) * typesetter.room(Self.lineHeight))
        }
        self.info = header.info.map { [$0] } ?? info
        infoText = header.info
        let bottom = captions.last.map { $0.baseline.rounded(.up) + Self.bottomMargin }
            ?? (self.screen.minY + drawn.maxY).rounded(.up) + Self.margin
        bounds = Rect(x: 0, y: 0, width: width, height: bottom)
    }

    /// The info, if it stands to the right of the title; `nil` if it is in the caption for lack of space.
    private(set) var infoText: String?

    /// The lines of the title, and the info if both fit in one line.
    static func header(
        _ title: String, _ info: [String], room: Double, _ typesetter: Typesetter
    ) -> (titles: [String], info: String?) {
        let text = info.joined(separator: " · ")
        let gap = 16.0
        if typesetter.fits(title, titleStyle, width: room - typesetter.width(of: text, captionStyle) - gap) { return ([title], text) }
        return (typesetter.lines(of: title, titleStyle, width: room), nil)
    }

    static func info(_ subject: DrawableLayout, size: CGSize, what: String = "") -> [String] {
        let size = [size.width, size.height].map { NumberText.text(Double($0), decimals: 1) }
        return (subject.device.map { [$0.name] } ?? []) + [what + size.joined(separator: " × ")]
            + (subject.isOfPair ? [] : subject.appearance.map { [$0.rawValue] } ?? [])
    }

    /// The rectangle of a content frame on the page.
    func place(_ frame: CGRect) -> Rect {
        Rect(frame).moved(x: screen.minX - contentOrigin.x, y: screen.minY - contentOrigin.y)
    }

    /// The outline of the screen, half a point inside its edge.
    var outline: Shape {
        .roundedRect(screen.inset(by: 0.5), radius: max(0, radius - 0.5))
    }
}

extension Rect {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}

/// The lines above and below a screen.
struct PageText {
    let subject: DrawableLayout
    let page: ScreenPage
    let style: DiagramStyle
    let typesetter: Typesetter

    private var theme: Theme { style.showsPage ? style.theme : style.theme.withoutPage }

    var nodes: [Node] {
        let left = ScreenPage.margin
        let right = page.bounds.width - ScreenPage.margin
        var runs: [TextRun] = []
        if style.showsTitle {
            runs += page.titles.map { line in
                typesetter.run(line.text, at: Point(x: left, y: line.baseline), ScreenPage.titleStyle, color: theme.text)
            }
        }
        if style.showsTitle, let info = page.infoText, let first = page.titles.first {
            runs.append(typesetter.run(
                info, at: Point(x: right, y: first.baseline), ScreenPage.captionStyle, color: theme.secondaryText,
                alignment: .end))
        }
        runs += page.captions.map { line in
            typesetter.run(
                line.text, at: Point(x: left, y: line.baseline), ScreenPage.captionStyle, color: theme.secondaryText)
        }
        return runs.map { .text($0) }
    }
}
