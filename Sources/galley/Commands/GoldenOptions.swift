import ArgumentParser

/// Where goldens lie.
struct GoldenOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The folder of the goldens. (default: that of each document)", valueName: "folder"),
        completion: .directory)
    var goldens: String?

    var folder: GoldenFolder { GoldenFolder(path: goldens) }
}
