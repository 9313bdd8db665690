import DocumentDiagram
import LayoutDiagram
import LayoutDocument

extension DiagramStyle {
    /// A document's style with what the user changes of it.
    ///
    /// - Throws: where the user asks for what the style cannot show.
    init(_ document: Document, _ variant: OutputVariant) throws(Failure) {
        self.init(document.style.changed(by: variant.styleChanges), kind: variant.style?.kind)
        if variant.showsBeyond { showsBeyond = true }
        guard kind != .exploded || variant.view.offset == nil else { throw .scrolledExploded }
    }
}

extension Failure {
    /// An exploded diagram shows what contains what, wherever the layout is scrolled to.
    static let scrolledExploded = Failure(
        .usage, "--offsets changes nothing in the style exploded; leave it out, or choose another with --style")
}
