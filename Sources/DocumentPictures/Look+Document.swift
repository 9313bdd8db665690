import CompositionalLayout
package import LayoutDiagram
package import LayoutDocument
import VectorScene

extension Look {
    /// Creates a diagram's look from a document's.
    package init(_ look: DocumentLook) {
        self.init(
            device: look.device, size: look.size, appearance: look.appearance.flatMap { Appearance($0) }, direction: look.direction,
            contentSize: look.contentSize, offset: look.offset,
            style: DiagramStyle.Changes(kind: look.style.map { DiagramStyle.Kind($0) }), scale: look.scale)
    }
}

extension Appearance {
    fileprivate init?(_ style: LayoutTraits.Style) {
        switch style {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension DocumentLook {
    /// Keeps those properties of a look that documents and projects can specify.
    package init(_ look: Look) {
        self.init(device: look.device, size: look.size)
        (direction, contentSize, offset, scale) = (look.direction, look.contentSize, look.offset, look.scale)
        appearance = look.appearance.map { $0 == .dark ? .dark : .light }
        style = DocumentStyle.Kind.allCases.first { DiagramStyle.Kind($0) == look.style.kind }
    }
}
