import CompositionalLayout
import HostSystem
import LayoutDiagram
import LayoutDocument
import TextMeasurement

/// A layout with its content, from any source, for verbs to draw, compare and describe.
protocol Subject: Sendable {
    /// The name in messages.
    var name: String { get }

    /// The underlying document; `nil` for code.
    var document: Document? { get }

    /// The goldens that it must have, and no others; `nil` if unspecified.
    var goldens: [ExpectedGolden]? { get }

    /// The layout, solved for a view, and uncertainties about its texts.
    ///
    /// - Throws: the errors of the subject in this view.
    func solved(_ look: Look) throws(Failure) -> (diagram: DiagramSubject, doubts: [TextDoubt])

    /// The subject with changes to its own style, applied before a picture's.
    func styled(_ changes: DiagramStyle.Changes) -> Self

    /// Its style with the user's changes.
    func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle

    /// The line of an element's section; `nil` if unknown.
    func line(of element: LayoutElement.ID, in look: Look) -> Int?

    /// The lines that describe an element, outermost first.
    ///
    /// - Parameter subitems: the path of a cell in its section's groups (`FrameOrigin.subitems`).
    func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)]

    /// The first location of a character, as `file:line`; `nil` if it does not occur literally.
    func place(of character: Unicode.Scalar) -> String?
}

extension Subject {
    func diagramSubject(_ look: Look) throws(Failure) -> DiagramSubject { try solved(look).diagram }
}

extension Document: Subject {
    var name: String { source.name }

    var document: Document? { self }

    func solved(_ look: Look) throws(Failure) -> (diagram: DiagramSubject, doubts: [TextDoubt]) {
        let doubts = Locked<[TextDoubt]>([])
        do {
            let diagram = try DiagramSubject(self, look) { doubt in doubts.withLock { $0.append(doubt) } }
            return (diagram, doubts.withLock { $0 })
        } catch {
            throw Failure(error)
        }
    }

    func line(of element: LayoutElement.ID, in look: Look) -> Int? { sectionMark(of: element, in: look)?.line }

    func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        lines(of: element, subitems: subitems, in: look)
    }

    func place(of character: Unicode.Scalar) -> String? {
        let scalars = source.text.unicodeScalars
        guard let index = scalars.firstIndex(of: character) else { return nil }
        return "\(source.name):\(1 + source.linesAbove + scalars[..<index].filter { $0 == "\n" }.count)"
    }
}
