import ArgumentParser
import Foundation
import SwiftSource

/// What is drawn of Swift files.
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
        var choice = SwiftChoice(itemCounts: items?.values, names: only)
        choice.seconds = timeout ?? choice.seconds
        choice.compilation = module.compilation
        return choice
    }
}

/// What is chosen of what Swift files declare.
struct SwiftChoice {
    /// The number of items of each section; `nil` for what the file says.
    var itemCounts: [Int]?
    /// The declarations; none for all.
    var names: [String] = []
    /// How long the code may take for a layout.
    var seconds = 10.0
    /// Fonts of files that the code may ask for, by absolute paths.
    var fonts: [String] = []
    /// How the files are compiled.
    var compilation = Compilation()

    /// Whether it asks for what documents do not have.
    var isUsed: Bool { itemCounts != nil || !names.isEmpty || compilation.isUsed }
}

/// The numbers of items of sections, as `9,4`.
struct ItemCounts: ExpressibleByArgument {
    let values: [Int]

    /// As messages describe it.
    static let form = "is a number of items, or several separated by commas, each of a section"
    private static let sectionLimit = 20_000
    private static let itemLimit = 1_000_000_000

    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false)
        values = words.compactMap { Int($0) }.filter { (0...Self.itemLimit).contains($0) }
        guard values.count == words.count, words.count <= Self.sectionLimit else { return nil }
    }
}
