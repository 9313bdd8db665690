public import CompositionalLayout
public import LayoutDiagram
public import LayoutDocument
public import VectorScene

extension Fixtures {
    /// The default picture of a layout document.
    public static func picture(
        _ document: Document, on device: Device? = nil, content: DiagramContent = .visible,
        appearance: Appearance? = nil, style: DiagramStyle.Kind? = nil
    ) throws -> Picture {
        try document.picture(
            DocumentView(device: device, appearance: appearance),
            style: document.style(changedBy: DiagramStyle.Changes(kind: style)), content: content)
    }
}
