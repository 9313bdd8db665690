package import LayoutDiagram
package import LayoutDocument
import VectorScene

extension DiagramStyle {
    /// The style that a document asks for.
    ///
    /// - Parameter kind: in place of the document's.
    package init(_ style: DocumentStyle, kind: Kind? = nil) {
        self.init(
            kind ?? Kind(style.name), theme: Theme(DiagramColors(style.colors)), showsTitle: style.showsTitle,
            showsCaption: style.showsCaption, showsLabels: style.showsLabels, showsBeyond: style.showsBeyond)
    }
}

extension DiagramStyle.Kind {
    /// The style of a document's name for it.
    package init(_ name: DocumentStyle.Name) {
        self = switch name {
        case .screen: .screen
        case .blueprint: .blueprint
        case .exploded: .exploded
        case .plain: .plain
        }
    }
}

extension DiagramColors {
    /// The colours that a document asks for.
    init(_ colors: DocumentColors) {
        self.init(
            page: colors.page.map(AdaptiveColor.init), ink: colors.ink.map(AdaptiveColor.init),
            accent: colors.accent.map(AdaptiveColor.init), sections: colors.sections.map(AdaptiveColor.init))
    }
}

extension AdaptiveColor {
    fileprivate init(_ pair: DocumentColors.Pair) {
        let theme = Theme.standard
        self.init(light: theme.color(DiagramTint(pair.light)).light, dark: theme.color(DiagramTint(pair.dark)).dark)
    }
}
