public import CompositionalLayout
import DocumentDiagram
public import LayoutDiagram
public import LayoutDocument
public import VectorScene

extension Fixtures {
    /// The default picture of a layout document.
    public static func picture(
        _ document: Document, on device: Device? = nil, content: DiagramContent = .visible,
        appearance: Appearance? = nil, style: DiagramStyle.Kind? = nil
    ) throws -> Picture {
        let subject = try DiagramSubject(document, DocumentView(device: device, appearance: appearance))
        return try Diagram(subject, style: DiagramStyle(document.style, kind: style), content: content).picture()
    }
}
