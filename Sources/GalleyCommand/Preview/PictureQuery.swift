import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene

/// The picture that the page asks for.
struct PictureQuery {
    private(set) var id = ""
    private(set) var view = DocumentView()
    private(set) var style: DiagramStyle.Kind?

    /// A picture, and how far its layout can be scrolled.
    struct Answer {
        var svg: [UInt8]
        /// Points.
        var scrollRange: CGFloat
        /// The collection view's size in points.
        var size: CGSize
    }

    /// - Throws: a failure of usage for a field or a value that is none.
    init(_ fields: [(name: String, value: String)]) throws(Failure) {
        for (name, value) in fields where !value.isEmpty {
            guard take(name, value) else { throw Failure(.usage, "\(name)=\(value) is no field of a picture") }
        }
    }

    private mutating func take(_ name: String, _ value: String) -> Bool {
        switch name {
        case "layout": id = value
        case "version": break
        case "device": return set(Device.named(value), \.view.device)
        case "size": return set(OutputSize(argument: value)?.size, \.view.size)
        case "offset": return set(OutputOffset(argument: value)?.points, \.view.offset)
        case "appearance": return set(Appearance(rawValue: value), \.view.appearance)
        case "direction": return set(UITraitEnvironmentLayoutDirection(argument: value), \.view.direction)
        case "style": return set(DiagramStyle.Kind(rawValue: value), \.style)
        default: return false
        }
        return true
    }

    private mutating func set<Value>(_ value: Value?, _ field: WritableKeyPath<Self, Value?>) -> Bool {
        self[keyPath: field] = value
        return value != nil
    }

    /// Draws it.
    ///
    /// - Throws: the subject's errors.
    func answer(_ subject: any Subject) throws(Failure) -> Answer {
        var view = view
        // An exploded diagram shows the hierarchy, not a scroll position.
        if subject.style(changedBy: DiagramStyle.Changes(kind: style)).kind == .exploded { view.offset = nil }
        let variant = OutputVariant(view: view, style: DiagramStyle.Changes(kind: style), format: .svg, scale: 1)
        let solved = try subject.diagramSubject(view)
        let svg = try SubjectPicture(solved, of: subject, variant).bytes()
        return Answer(svg: svg, scrollRange: Self.scrollRange(solved.layout), size: solved.layout.visibleBounds.size)
    }

    private static func scrollRange(_ layout: SolvedLayout) -> CGFloat {
        let (content, visible, insets) = (layout.contentSize, layout.visibleBounds.size, layout.adjustedContentInset)
        return switch layout.scrollDirection {
        case .horizontal: max(0, content.width + insets.leading + insets.trailing - visible.width)
        default: max(0, content.height + insets.top + insets.bottom - visible.height)
        }
    }
}
