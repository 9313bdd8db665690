import ArgumentParser

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List what documents and options can name.",
        subcommands: [ListDevicesCommand.self, ListGlyphsCommand.self])
}
