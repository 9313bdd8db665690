public import CompositionalLayout
import Foundation
public import VectorScene

/// Draws a solved layout.
///
///     let picture = try Diagram(subject, style: .plain).picture()
public struct Diagram {
    public var subject: DrawableLayout
    public var style: DiagramStyle
    public var content: DiagramContent

    public init(_ subject: DrawableLayout, style: DiagramStyle = .screen, content: DiagramContent = .visible) {
        self.subject = subject
        self.style = style
        self.content = content
    }

    /// Draws the picture.
    ///
    /// - Throws: `DiagramError` if there is too much to draw.
    public func picture() throws(DiagramError) -> Picture { try drawing().picture }

    /// Draws the picture, and reports labels omitted at the style's width.
    ///
    /// - Throws: `DiagramError` if there is too much to draw.
    package func drawing() throws(DiagramError) -> DiagramDrawing {
        guard let width = style.width else { return try drawing(textSize: 0) }
        var unlabelled: [String] = []
        let keepsSmallText = style.showsViews && subject.views != nil
        var fitted = try FittedDrawing(width: width, texts: pageTexts(), keepsSmallText: keepsSmallText) { size throws(DiagramError) in
            let drawing = try self.drawing(textSize: size)
            if size == 0 { unlabelled = drawing.unlabelled }
            return drawing.picture
        }.drawing()
        fitted.unlabelled = unlabelled
        return fitted
    }

    /// The picture at its natural width.
    ///
    /// - Parameter textSize: the minimum text size.
    private func drawing(textSize: Double) throws(DiagramError) -> DiagramDrawing {
        if let section = content.section, !(0..<subject.layout.sectionCount).contains(section) {
            throw .noSuchSection(section, count: subject.layout.sectionCount)
        }
        var style = style
        style.textSize = textSize
        if style.crop != nil { (style.showsTitle, style.showsCaption) = (false, false) }
        var unlabelled: [String] = []
        var (picture, phone): (Picture, Rect?) = switch style.kind {
        case .screen: try ScreenDiagram(subject, content: content, style: style).drawing(&unlabelled)
        case .blueprint: (try BlueprintDiagram(subject, content: content, style: style).picture(), nil)
        case .exploded: (try ExplodedDiagram(subject, content: content, style: style).picture(), nil)
        case .plain: try PlainDiagram(subject, content: content, style: style).drawing()
        }
        if let crop = style.crop {
            picture = try CroppedPicture(whole: picture, phone: phone, crop: crop, style: style).picture()
        }
        try picture.checkSize()
        picture.attributes = [Meaning.Attribute(Look.attributeName, look.attribute)]
        picture.identifier = identifier
        picture.appearance = subject.appearance
        return DiagramDrawing(picture: picture, unlabelled: unlabelled)
    }

    /// The title, and the phrases of the lines above and below the drawing.
    private func pageTexts() throws(DiagramError) -> [String] {
        let lines = switch style.kind {
        case .screen: ScreenDiagram(subject, content: content, style: style).info + Summary(subject: subject, content: content).phrases
        case .blueprint: BlueprintDiagram(subject, content: content, style: style).info
        case .exploded: try ExplodedDiagram(subject, content: content, style: style).captions()
        case .plain: [String]()
        }
        return [subject.title] + lines
    }

    /// The alternative text of the picture: the layout's description, the contents, then the header's information, such as the
    /// device.
    ///
    /// - Parameter picture: the finished picture, whose own description some styles use.
    package func alternative(to picture: Picture) -> String {
        let info: [String]
        switch style.kind {
        case .screen: info = ScreenDiagram(subject, content: content, style: style).info
        case .blueprint: info = BlueprintDiagram(subject, content: content, style: style).info
        case .exploded, .plain: return picture.description
        }
        let shown = Summary(subject: subject, content: content).phrases.joined(separator: ", ")
        return [subject.description, "\(shown); \(info.joined(separator: ", "))."].compactMap { $0 }.joined(separator: " ")
    }

    /// Identifies the picture among others of the same subject by its options, not by its content.
    package var identifier: String {
        let (viewport, offset) = (subject.layout.viewport, subject.layout.contentOffset)
        let lengths = [viewport.size.width, viewport.size.height, offset.x, offset.y].map { NumberText.text(Double($0)) }
        return [
            subject.identifier ?? subject.title, style.kind.rawValue, subject.device?.name ?? "",
            viewport.traits.direction == .rightToLeft ? "rtl" : "ltr", subject.appearance?.rawValue ?? "",
            lengths.joined(separator: " "), content.identifier,
        ].joined(separator: "\n") + contentSizeIdentifier + partIdentifier
    }

    /// The part of `identifier` for the user's text size; empty for the default size.
    private var contentSizeIdentifier: String {
        let category = subject.layout.viewport.traits.contentSize
        return category.isDefault ? "" : "\n" + category.shortName
    }

    /// The part of `identifier` for crop and width; empty for a complete picture at its natural width.
    private var partIdentifier: String {
        let crop = style.crop.map { "\n\($0.part.text) \(NumberText.text($0.margin))" } ?? ""
        return crop + (style.width.map { "\n\(NumberText.text($0))" } ?? "")
    }
}

/// The part of a layout that a diagram shows.
public enum DiagramContent: Sendable, Hashable {
    /// The part visible on the screen at the viewport's offset.
    case visible
    /// The whole content.
    case whole
    /// One whole section.
    case section(Int)

    /// The section's index; `nil` for other parts.
    var section: Int? {
        switch self {
        case .visible, .whole: nil
        case .section(let section): section
        }
    }

    /// The case in text form. A `switch`, because printing by reflection takes half a millisecond.
    fileprivate var identifier: String {
        switch self {
        case .visible: "visible"
        case .whole: "whole"
        case .section(let number): "section(\(number))"
        }
    }
}

extension DiagramStyle.Kind {
    /// True for styles that show the structure of the whole layout instead of the part on the screen.
    package var isOfWhole: Bool {
        switch self {
        case .blueprint, .exploded: true
        case .screen, .plain: false
        }
    }
}

/// The reason that a diagram cannot be drawn.
public enum DiagramError: Error, Sendable, Hashable, CustomStringConvertible {
    case tooManyElements(count: Int, limit: Int)
    case tooManyVisibleElements(limit: Int)
    case tooManyElementsInGroups(limit: Int)
    case tooManyPictures(count: Int, limit: Int)
    case noSuchSection(Int, count: Int)
    case noSuchPart(DiagramCrop.Part, style: DiagramStyle.Kind)
    case tooLarge(width: Double, height: Double, limit: Double)

    public var description: String {
        switch self {
        case .tooManyElements(let count, let limit):
            return "the layout has \(Summary.number(count)) elements; at most \(Summary.number(limit)) are drawn whole. "
                + "Draw the visible screen instead (--content visible), or shorten \"items\""
        case .tooManyVisibleElements(let limit):
            return "the visible screen holds more than \(Summary.number(limit)) elements, the most that can be drawn"
        case .tooManyElementsInGroups(let limit):
            return "the groups to draw hold more than \(Summary.number(limit)) elements, the most that can be drawn"
        case .tooManyPictures(let count, let limit):
            return "the sheet would have \(count) pictures; at most \(limit) are allowed"
        case .noSuchSection(let section, let count):
            return "there is no section \(section); the layout has \(Summary.count(count, "section")), counted from 0"
        case .noSuchPart(let part, let style):
            switch part {
            case .phone: return "there is no phone to crop to in the style \(style.rawValue); the style screen has one"
            case .section(let section): return "there is nothing of section \(section) in the picture to crop to"
            case .element:
                return "there is no \(part.text) in the picture to crop to; draw all with --content whole, or scroll with --offset"
            }
        case .tooLarge(let width, let height, let limit):
            return "the picture would be \(Summary.number(width)) × \(Summary.number(height)) points; "
                + "at most \(Summary.number(limit)) a side are drawn"
        }
    }
}

extension SolvedLayout {
    /// Draws the layout on a device, in one call:
    ///
    ///     let content = LayoutContent(itemCounts: [9, 4])
    ///     let svg = try layout.solve(in: Device.iPhone15.viewport, content: content).diagram(on: .iPhone15).svg()
    ///
    /// - Parameters:
    ///   - device: the device that the layout was solved for, whose screen is drawn.
    ///   - title: the picture's title, also read by assistive technology.
    ///   - style: the style of the picture.
    ///   - content: the part of the layout to show.
    ///   - names: the names of elements; `nil` for their index path or kind.
    /// - Throws: `DiagramError` if the layout is too large to draw.
    public func diagram(
        on device: Device? = nil, title: String = "Layout", style: DiagramStyle = .screen, content: DiagramContent = .visible,
        names: @escaping (LayoutElement) -> String? = { _ in nil }
    ) throws(DiagramError) -> Picture {
        let subject = DrawableLayout(layout: self, device: device, title: title, name: names)
        return try Diagram(subject, style: style, content: content).picture()
    }
}
