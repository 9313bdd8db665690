import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene

/// The picture that the page asks for, or an element of it.
struct PictureQuery {
    private(set) var id = ""
    private(set) var view = DocumentView()
    private(set) var style: DiagramStyle.Kind?
    private(set) var textSize: TextSize?
    /// The element's category, kind and index path, as the picture has them.
    private var element = (category: "", kind: "", path: "")

    /// A picture with the scroll range of its layout.
    struct Answer {
        var svg: [UInt8]
        /// Scroll range in points.
        var scrollRange: CGFloat
        /// The collection view's size in points.
        var size: CGSize
    }

    /// - Throws: a usage failure for an unknown field or value.
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
        case "text": return set(TextSize(rawValue: value), \.textSize)
        case "element": element.category = value
        case "kind": element.kind = value
        case "path": element.path = value
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
        let view = shown(subject)
        let variant = OutputVariant(view: view, style: DiagramStyle.Changes(kind: style), format: .svg, scale: 1)
        let solved = try subject.diagramSubject(view)
        let svg = try SubjectPicture(solved, of: subject, variant).bytes()
        return Answer(svg: svg, scrollRange: Self.scrollRange(solved.layout), size: solved.layout.visibleBounds.size)
    }

    /// The origin of the element's numbers.
    ///
    /// - Parameter file: the subject's file.
    /// - Throws: the subject's errors; an input failure if it has no such element.
    func elementAnswer(_ subject: any Subject, file: String) throws(Failure) -> ElementAnswer {
        guard let id = LayoutElement.ID(category: element.category, kind: element.kind, path: element.path) else {
            throw Failure(.usage, "element=\(element.category)&path=\(element.path) names no element")
        }
        let view = shown(subject)
        let layout = try subject.diagramSubject(view).layout
        guard let origin = layout.origin(of: id) else {
            throw Failure(.noInput, "the layout has no \(id)")
        }
        return ElementAnswer(
            origin, file: file, places: subject.places(of: id, subitems: origin.subitems, in: view),
            doubt: layout.frameDoubts[id] ?? [])
    }

    /// The view that the fields ask for.
    private func shown(_ subject: any Subject) -> DocumentView {
        var view = view
        // An exploded diagram shows the hierarchy, not a scroll position.
        if subject.style(changedBy: DiagramStyle.Changes(kind: style)).kind == .exploded { view.offset = nil }
        if let textSize { view.contentSize = textSize.category }
        return view
    }

    private static func scrollRange(_ layout: SolvedLayout) -> CGFloat {
        let (content, visible, insets) = (layout.contentSize, layout.visibleBounds.size, layout.adjustedContentInset)
        return switch layout.scrollDirection {
        case .horizontal: max(0, content.width + insets.leading + insets.trailing - visible.width)
        default: max(0, content.height + insets.top + insets.bottom - visible.height)
        }
    }
}
