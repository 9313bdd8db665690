import ArgumentParser
import LayoutDiagram

/// The option for drawing the contents of cells.
struct CellOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        """
        In Swift files' cells on a screen, draw their views, or boxes with titles: views or boxes. Layout documents have boxes. \
        (default: views)
        """, valueName: "kind"))
    var cells: DiagramStyle.Cells?

    /// Adds this option to the changes of a style, and overrides theirs.
    func changing(_ style: DiagramStyle.Changes) -> DiagramStyle.Changes {
        var style = style
        style.cells = cells ?? style.cells
        return style
    }
}
