public import CompositionalLayout
import DocumentPictures
public import LayoutDiagram
public import LayoutDocument
public import VectorScene

extension Fixtures {
    /// The default picture of a layout document.
    public static func picture(
        _ document: Document, on device: Device? = nil, content: DiagramContent? = nil,
        appearance: Appearance? = nil, style: DiagramStyle.Kind? = nil
    ) throws -> Picture {
        try document.picture(
            Look(device: device, appearance: appearance, content: content, style: DiagramStyle.Changes(kind: style)))
    }
}
