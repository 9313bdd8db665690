package import CompositionalLayout
import DocumentPictures
import HostFiles
package import LayoutDiagram
package import LayoutDocument
import TextMeasurement

package struct LayoutInDocument: Subject {
    private let drawing: DocumentDrawing
    package let notes: NotePrinter

    private init(_ drawing: DocumentDrawing, notes: NotePrinter) {
        (self.drawing, self.notes) = (drawing, notes)
    }

    /// Reads a document.
    ///
    /// - Parameter style: changes to the document's style; texts of the document may name fonts of the changed style.
    /// - Throws: all errors in it.
    package init(
        style: DiagramStyle.Changes, notes: NotePrinter, reading source: () throws(DocumentError) -> DocumentSource
    ) throws(Failure) {
        do throws(DocumentError) {
            self.init(try DocumentDrawing(source(), besides: style.fonts).styled(style), notes: notes)
        } catch {
            throw Failure(error)
        }
    }

    private var source: DocumentSource { drawing.document.source }

    package var name: String { source.name }

    package func solved(for look: Look) throws(Failure) -> DrawableLayout {
        let doubts = Locked<[TextDoubt]>([])
        let diagram: DrawableLayout
        do throws(DocumentError) {
            diagram = try drawing.solved(for: look) { doubt in doubts.withLock { $0.append(doubt) } }
        } catch {
            throw Failure(error)
        }
        let found = doubts.withLock { $0 }
        try notes.refuse(found, diagram.layout.undecidedSizes, of: name)
        return diagram.noted(found)
    }

    package func styled(_ changes: DiagramStyle.Changes) -> LayoutInDocument {
        LayoutInDocument(drawing.styled(changes), notes: notes)
    }

    package func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { drawing.style(changedBy: changes) }

    package func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        drawing.lines(of: element, subitems: subitems, in: look)
    }

    package func place(of character: Unicode.Scalar) -> String? {
        let scalars = source.text.unicodeScalars
        guard let index = scalars.firstIndex(of: character) else { return nil }
        return "\(name):\(1 + source.linesAbove + scalars[..<index].filter { $0 == "\n" }.count)"
    }
}
