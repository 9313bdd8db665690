import ArgumentParser
import CompositionalLayout
import HostFiles
import LayoutSubjects
import MessageText

/// The selection of declarations in Swift files.
struct SwiftOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: the number of items in each section, such as 9,4, instead of the data source's.", valueName: "counts"))
    var items: ItemCounts?

    @Option(name: .customLong("in"), help: ArgumentHelp(
        """
        For Swift files: the containers around view controllers: navigation, tabs, navigation,tabs, or nothing. (default: a \
        navigation bar for those that set its contents)
        """, valueName: "containers"))
    var containers: ScreenContainers?

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: draw only this declaration, such as PhotosViewController.createLayout, or those of a pattern, such as "
            + "'Photos*'. May be repeated.", valueName: "name"))
    var only: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: leave out this declaration, or those of a pattern, such as '*.header?'. May be repeated.",
        valueName: "name"))
    var exclude: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: a Swift expression for the parameters of this name, such as columns=3; for a generic parameter, a type. "
            + "May be repeated.", valueName: "name=value"))
    var argument: [ArgumentValue] = []

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: the folder of their app, whose code they may need. (default: the nearest with a package, a project "
            + "or a repository)", valueName: "folder"))
    var root: String?

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: the maximum time for compiling and drawing a file, in seconds. (default: GALLEY_TIMEOUT, or 20)",
        valueName: "seconds"))
    var timeout: Double?

    @OptionGroup var module: ModuleOptions

    func validate() throws {
        if let timeout, !Self.isLimit(timeout) { throw ValidationError("--timeout is a number of seconds from 0 to 3600, not \(timeout)") }
        if let text = Self.usualTimeout, !(Double(text).map(Self.isLimit) ?? false) {
            throw ValidationError("GALLEY_TIMEOUT is a number of seconds from 0 to 3600, not \(text)")
        }
    }

    private static func isLimit(_ seconds: Double) -> Bool { seconds > 0 && seconds <= 3_600 }

    /// The default time limit from the environment, for slow machines.
    private static var usualTimeout: String? { ProcessEnvironment.current["GALLEY_TIMEOUT"] }

    /// The options as words for a shell, without those of the module.
    var words: [String] {
        let lists = [("--only", only), ("--exclude", exclude), ("--argument", argument.map { "\($0.name)=\($0.value)" })]
        let values = [
            ("--items", items.map { $0.values.map(String.init).joined(separator: ",") }), ("--in", containers?.words),
            ("--timeout", timeout.map { "\($0)" }),
        ]
        let words = lists.flatMap { name, values in values.flatMap { [name, ShellText.quoted($0)] } }
            + values.flatMap { name, value in value.map { [name, $0] } ?? [] }
        return words + (root.map { ["--root", ShellText.quoted(path: $0)] } ?? [])
    }

    var choice: SwiftChoice {
        var choice = SwiftChoice()
        (choice.itemCounts, choice.names) = (items?.values, only.map(NamePattern.init))
        choice.containers = containers
        choice.seconds = timeout ?? Self.usualTimeout.flatMap(Double.init) ?? choice.seconds
        choice.root = root
        choice.compilation = module.compilation
        choice.compilation.values = Dictionary(argument.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        choice.compilation.excluded = exclude.map(NamePattern.init)
        return choice
    }

    /// The selection for goldens. Each golden needs its layout, so a declaration that stops early is an error.
    var choiceForGoldens: SwiftChoice {
        var choice = choice
        choice.needsAll = true
        return choice
    }
}

/// The value of all parameters of one name, written `columns=3`.
struct ArgumentValue: ExpressibleByArgument {
    let name: String
    let value: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        (name, value) = (String(parts[0]), String(parts[1]))
    }

    /// True for values that call no code: a number, a text, or a name such as `.vertical`, `true` or `Int`.
    var isPlain: Bool {
        value.wholeMatch(of: /-?[0-9][0-9_]*(\.[0-9]+)?|\.?[A-Za-z_][A-Za-z0-9_]*|"[^"\\\n]*"/) != nil
    }
}
