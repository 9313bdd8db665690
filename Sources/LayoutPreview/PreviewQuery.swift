import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutSubjects

/// A page's request for a picture or an element.
struct PreviewQuery {
    private(set) var id = ""
    private var look = Look()
    /// The element's category, kind and index path, as in the picture.
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
            guard try take(name, value) else { throw Failure(.usage, "\(name)=\(value) is not a valid field of a picture") }
        }
    }

    private mutating func take(_ name: String, _ value: String) throws(Failure) -> Bool {
        switch name {
        case "layout": id = value
        case "version": break
        case "element": element.category = value
        case "kind": element.kind = value
        case "path": element.path = value
        case "text": return try look.apply("contentSize", value) == nil
        case "style":
            look.style.kind = DiagramStyle.Kind(rawValue: value)
            return look.style.kind != nil
        default: return try look.apply(name, value) == nil
        }
        return true
    }

    /// Draws the picture.
    ///
    /// - Throws: the subject's errors.
    func answer(_ subject: any Subject) throws(Failure) -> Answer {
        let look = shown(subject)
        let solved = try subject.solved(for: look)
        let picture = try EncodedPicture(solved, of: subject, OutputPicture(look: look, format: .svg))
        subject.tell(picture.notes)
        return Answer(svg: try picture.bytes(), scrollRange: Self.scrollRange(solved.layout), size: solved.layout.visibleBounds.size)
    }

    /// The origin of the element's numbers.
    ///
    /// - Parameter file: the subject's file.
    /// - Throws: the subject's errors; an input failure if the subject has no such element.
    func elementAnswer(_ subject: any Subject, file: String) throws(Failure) -> ElementAnswer {
        guard let id = LayoutElement.ID(category: element.category, kind: element.kind, path: element.path) else {
            throw Failure(.usage, "element=\(element.category)&path=\(element.path) names no element")
        }
        let look = shown(subject)
        let layout = try subject.solved(for: look).layout
        guard let origin = layout.origin(of: id) else {
            throw Failure(.noInput, "the layout has no \(id)")
        }
        return ElementAnswer(
            origin, file: file, places: subject.places(of: id, subitems: origin.subitems, in: look),
            doubt: layout.doubtIfUnmeasured(of: id))
    }

    /// The requested look, without a scroll offset for an exploded diagram, which shows the hierarchy.
    private func shown(_ subject: any Subject) -> Look {
        var look = look
        look.namesConstraints = true
        if subject.style(changedBy: look.style).kind == .exploded { look.offset = nil }
        return look
    }

    private static func scrollRange(_ layout: SolvedLayout) -> CGFloat {
        let (content, visible, insets) = (layout.contentSize, layout.visibleBounds.size, layout.adjustedContentInset)
        return switch layout.scrollAxis {
        case .horizontal: max(0, content.width + insets.leading + insets.trailing - visible.width)
        default: max(0, content.height + insets.top + insets.bottom - visible.height)
        }
    }
}
