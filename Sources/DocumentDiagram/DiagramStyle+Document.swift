package import LayoutDiagram
package import LayoutDocument

extension DiagramStyle {
    /// The style that a document asks for.
    ///
    /// - Parameter kind: in place of the document's.
    package init(_ style: DocumentStyle, kind: Kind? = nil) {
        let own: Kind = switch style.name {
        case .screen: .screen
        case .blueprint: .blueprint
        case .exploded: .exploded
        case .plain: .plain
        }
        self.init(
            kind ?? own, theme: Theme(DiagramColors(style.colors)), showsTitle: style.showsTitle,
            showsCaption: style.showsCaption, showsLabels: style.showsLabels, showsBeyond: style.showsBeyond)
    }
}
