import ArgumentParser
import Foundation
import LayoutPreview
import LayoutSubjects
import Verifying

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show layouts on a page that follows every save.",
        discussion: """
            Prints the address of a page for the browser, which only this machine can reach. \
            A picture is drawn again whenever its file is saved, or another device, size, \
            scroll position, appearance, direction or style is chosen. Ctrl-C ends it.

              galley preview photos.layout.yaml --open
              galley preview Layouts
              galley preview PhotosViewController.swift

            Swift files are compiled, and their code runs.
            """)

    @Argument(help: ArgumentHelp("Layout documents, Swift files, or folders of them. (default: those of galley.yaml)", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @Flag(name: .long, help: "Open the page in the browser.")
    var open = false

    @Option(name: .long, help: ArgumentHelp("The port. (default: a free one)", valueName: "number"))
    var port: UInt16 = 0

    @OptionGroup var cells: CellOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var notes: NoteOptions
    @OptionGroup var swift: SwiftOptions

    func run() throws {
        guard !paths.contains("-") else { throw Failure(.usage, "standard input (-) cannot be followed; name a file") }
        let project = paths.isEmpty ? try ProjectFile.forPaths(paths) : nil
        let paths = try project?.documentPaths() ?? paths
        guard !paths.isEmpty else { throw Failure.nothingNamed }
        try PreviewSession.run(paths, swift.choice, cells.changing(fonts.changes(of: project)), isQuiet: notes.quiet, port: port) { try show($0) }
    }

    private func show(_ address: String) throws {
        try Console.result(address + "\n")
        guard open else { return }
        #if os(macOS)
        let opener = "open"
        #else
        let opener = "xdg-open"
        #endif
        guard let path = Execution.path(of: opener) else {
            return Console.warning("there is no \(opener) on the PATH; open the address in a browser yourself")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [address]
        // The browser's output is not output of this command.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            Console.warning("cannot run \(path); open the address in a browser yourself")
        }
    }
}
