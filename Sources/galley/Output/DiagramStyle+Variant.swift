import DocumentDiagram
import LayoutDiagram
import LayoutDocument

extension DiagramStyle {
    /// A document's style with what the user changes of it.
    init(_ document: Document, _ variant: OutputVariant) {
        self.init(document.style, kind: variant.style?.kind)
        if variant.showsBeyond { showsBeyond = true }
    }
}
