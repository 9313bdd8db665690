import ArgumentParser
import LayoutSubjects

/// The selection of declarations in Swift files.
struct SwiftOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: the number of items in each section, such as 9,4, instead of the data source's.", valueName: "counts"))
    var items: ItemCounts?

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: draw only this declaration, such as PhotosViewController.createLayout. May be repeated.",
        valueName: "name"))
    var only: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: the maximum time for a layout, in seconds. (default: 10)", valueName: "seconds"))
    var timeout: Double?

    @OptionGroup var module: ModuleOptions

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 3_600) {
            throw ValidationError("--timeout is a number of seconds from 0 to 3600, not \(timeout)")
        }
    }

    var choice: SwiftChoice {
        var choice = SwiftChoice()
        (choice.itemCounts, choice.names) = (items?.values, only)
        choice.seconds = timeout ?? choice.seconds
        choice.compilation = module.compilation
        return choice
    }
}
