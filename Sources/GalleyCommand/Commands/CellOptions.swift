import ArgumentParser
import LayoutDiagram

/// The option for drawing the contents of cells.
struct CellOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        """
        What cells of Swift files show on a screen: views, or boxes with their titles. Cells of layout documents are boxes. \
        (default: views)
        """, valueName: "kind"))
    var cells: DiagramStyle.Cells?

    /// The changes of a style, overridden by this option.
    func changing(_ style: DiagramStyle.Changes) -> DiagramStyle.Changes {
        var style = style
        style.cells = cells ?? style.cells
        return style
    }
}
