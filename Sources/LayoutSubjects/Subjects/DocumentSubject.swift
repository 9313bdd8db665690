package import CompositionalLayout
import HostSystem
package import LayoutDiagram
package import LayoutDocument
import TextMeasurement

/// A layout document.
package struct DocumentSubject: Subject {
    private let own: Document
    package let notes: SubjectNotes

    package init(_ document: Document, notes: SubjectNotes = SubjectNotes()) {
        (own, self.notes) = (document, notes)
    }

    package var name: String { own.source.name }

    package var document: Document? { own }

    package func diagramSubject(_ look: Look) throws(Failure) -> DiagramSubject {
        let doubts = Locked<[TextDoubt]>([])
        let diagram: DiagramSubject
        do {
            diagram = try DiagramSubject(own, look) { doubt in doubts.withLock { $0.append(doubt) } }
        } catch {
            throw Failure(error)
        }
        let found = doubts.withLock { $0 }
        try notes.refuse(found, diagram.layout.undecidedSizes, of: name)
        return diagram.noted(found)
    }

    package func styled(_ changes: DiagramStyle.Changes) -> DocumentSubject {
        DocumentSubject(own.styled(changes), notes: notes)
    }

    package func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { own.style(changedBy: changes) }

    package func line(of element: LayoutElement.ID, in look: Look) -> Int? { own.sectionMark(of: element, in: look)?.line }

    package func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        own.lines(of: element, subitems: subitems, in: look)
    }

    package func place(of character: Unicode.Scalar) -> String? {
        let scalars = own.source.text.unicodeScalars
        guard let index = scalars.firstIndex(of: character) else { return nil }
        return "\(name):\(1 + own.source.linesAbove + scalars[..<index].filter { $0 == "\n" }.count)"
    }
}
