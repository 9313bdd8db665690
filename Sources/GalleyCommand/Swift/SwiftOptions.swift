import ArgumentParser
import Foundation
import SwiftSource

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
        var choice = SwiftChoice(itemCounts: items?.values, names: only)
        choice.seconds = timeout ?? choice.seconds
        choice.compilation = module.compilation
        return choice
    }
}

/// The selected declarations in Swift files.
struct SwiftChoice {
    /// The number of items in each section; `nil` for the file's own.
    var itemCounts: [Int]?
    /// The names of declarations; empty for all.
    var names: [String] = []
    /// The time limit for a layout, in seconds.
    var seconds = 10.0
    /// Absolute paths of font files that the code may use.
    var fonts: [String] = []
    /// The compilation of the files.
    var compilation = Compilation()

    /// True if it contains options that do not apply to documents.
    var isUsed: Bool { itemCounts != nil || !names.isEmpty || compilation.isUsed }
}

/// Item counts of sections, written as `9,4`.
struct ItemCounts: ExpressibleByArgument {
    let values: [Int]

    /// The description in messages.
    static let form = "is a number of items, or several separated by commas, each of a section"
    private static let largest = 1_000_000_000

    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false)
        values = words.compactMap { Int($0) }.filter { (0...Self.largest).contains($0) }
        guard values.count == words.count else { return nil }
    }
}
