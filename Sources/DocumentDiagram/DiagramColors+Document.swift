import LayoutDiagram
import LayoutDocument
import Scene

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
