package import CompositionalLayout

/// The selected declarations in Swift files.
package struct SwiftChoice {
    /// The number of items in each section; `nil` for the file's own.
    package var itemCounts: [Int]?
    /// The containers around view controllers; `nil` for those in which the app or a comment puts them.
    package var containers: ScreenContainers?
    /// The names of declarations; empty for all.
    package var names: [NamePattern] = []
    /// The time for compiling and drawing one file, in seconds.
    package var seconds = 20.0
    /// The deadline of all attempts at drawing the files.
    var deadline = Deadline(seconds: 20)
    /// Absolute paths of font files that the code may use.
    package var fonts: [String] = []
    /// The folder of the app that the files belong to; `nil` for the nearest with a package, a project or a repository.
    package var root: String?
    /// True to report every declaration whose code stops as an error, as for goldens. If false, declarations that lack the app's code
    /// or data get a note if others are drawn.
    package var needsAll = false
    /// The compilation of the files.
    package var compilation = Compilation()
    package var stages = StageLog()

    package init() {}

    /// A copy whose deadline, `seconds` for each file, starts now.
    func limited(for fileCount: Int) -> SwiftChoice {
        var choice = self
        choice.deadline = Deadline(seconds: seconds * Double(max(fileCount, 1)))
        return choice
    }

    /// True if an option is set that does not apply to documents.
    package var isUsed: Bool { itemCounts != nil || containers != nil || !names.isEmpty || root != nil || compilation.isUsed }
}

/// Item counts of sections, written as `9,4`.
package struct ItemCounts {
    package let values: [Int]

    /// The continuation of an error message after the option's name.
    static let form = "is one number of items, or one for each section, separated by commas"
    private static let largest = 1_000_000_000

    package init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false)
        values = words.compactMap { Int($0) }.filter { (0...Self.largest).contains($0) }
        guard values.count == words.count else { return nil }
    }
}

extension ScreenContainers {
    /// The continuation of an error message after the option's name.
    static let form = "is nothing, navigation, tabs, or navigation,tabs"
    private static let named: [(name: String, value: ScreenContainers)] = [("navigation", .navigation), ("tabs", .tabs)]

    /// Reads `navigation,tabs`, or `nothing`.
    package init?(words argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false)
        let values = words.compactMap { word in Self.named.first { $0.name == word }?.value }
        guard argument == "nothing" || values.count == words.count else { return nil }
        self.init(values)
    }

    /// The containers as `init(words:)` reads them.
    package var words: String {
        isEmpty ? "nothing" : Self.named.filter { contains($0.value) }.map(\.name).joined(separator: ",")
    }
}
