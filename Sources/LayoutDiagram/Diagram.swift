import CompositionalLayout
import Foundation
public import Scene

/// Draws a solved layout.
///
///     let picture = try Diagram(subject, style: .plain).picture()
public struct Diagram {
    /// The most elements that one picture shows.
    public static let elementLimit = 20_000
    /// The longest side of a picture, in points.
    public static let sideLimit = 100_000.0

    public var subject: DiagramSubject
    public var style: DiagramStyle
    public var content: DiagramContent

    public init(_ subject: DiagramSubject, style: DiagramStyle = .screen, content: DiagramContent = .visible) {
        self.subject = subject
        self.style = style
        self.content = content
    }

    /// Draws the picture.
    ///
    /// - Throws: `DiagramError` where there is more to draw than anybody could look at.
    public func picture() throws(DiagramError) -> Picture {
        var picture = switch style.kind {
        case .screen: try ScreenDiagram(subject, content: content, style: style).picture()
        case .blueprint: try BlueprintDiagram(subject, content: content, style: style).picture()
        case .exploded: try ExplodedDiagram(subject, content: content, style: style).picture()
        case .plain: try PlainDiagram(subject, content: content, style: style).picture()
        }
        guard picture.size.width <= Self.sideLimit, picture.size.height <= Self.sideLimit else {
            throw .tooLarge(width: picture.size.width, height: picture.size.height, limit: Self.sideLimit)
        }
        // A golden of another style is told apart by it; the usual one goes without saying.
        if style.kind != .screen { picture.attributes = [Meaning.Attribute("style", style.kind.rawValue)] }
        picture.identifier = identifier
        return picture
    }

    /// What tells the picture from others of the subject: everything that was asked for, and nothing of what is drawn.
    private var identifier: String {
        let (viewport, offset) = (subject.layout.viewport, subject.layout.contentOffset)
        let lengths = [viewport.size.width, viewport.size.height, offset.x, offset.y].map { NumberText.text(Double($0)) }
        return [
            subject.identifier ?? subject.title, style.kind.rawValue, subject.device?.name ?? "",
            viewport.traitCollection.layoutDirection == .rightToLeft ? "rtl" : "ltr", subject.appearance?.rawValue ?? "",
            lengths.joined(separator: " "), "\(content)",
        ].joined(separator: "\n")
    }
}
