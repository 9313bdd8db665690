import ArgumentParser
import AtomicFiles
import CompositionalLayout
import Foundation

@main
struct Galley: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley",
        abstract: "Lay out and draw UIKit's compositional layouts, without a phone.",
        discussion: """
            A layout document describes a layout in UIKit's terms, and the content to show \
            in it.

              galley render photos.layout.yaml              photos.svg beside the document
              galley render Layouts -o Output -f svg,png    all documents, in two formats
              galley frames photos.layout.yaml              the frames, as a table
              galley gallery Layouts -o Output/gallery      a web page of every style
              galley accept Layouts                         record goldens
              galley verify Layouts                         compare with the goldens
              galley diff before.png after.png              what differs between two files
              galley list devices                           the devices documents can name
              galley list glyphs                            the characters of the font

            Results go to standard output, messages to standard error.
            """,
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, FramesCommand.self, VerifyCommand.self, AcceptCommand.self, DiffCommand.self,
            GalleryCommand.self, ListCommand.self,
        ])

    /// What is printed may still be buffered at the end, and find the disk full only then.
    private static func reportOutputThatIsNotWritten() {
        atexit {
            guard fflush(nil) != 0 else { return }
            Console.error("cannot write to standard output: \(SystemError.current)")
            _exit(Failure.Status.cannotWrite.rawValue)
        }
    }

    /// Swift replaces bytes that are not UTF-8, so that a file of such a name would be looked for in vain.
    private static func checkArguments() {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else { continue }
            Console.error("\"\(String(cString: word))\" is not UTF-8; rename the file, or name its folder")
            Foundation.exit(Failure.Status.usage.rawValue)
        }
    }

    /// `--version` bypasses the parser, which takes as long to start as the rest of the program.
    static func main() {
        reportOutputThatIsNotWritten()
        guard !CommandLine.arguments.dropFirst().elementsEqual(["--version"]) else { return print(configuration.version) }
        Interruption.removeUnfinishedFiles()
        TrapNote.install()
        checkArguments()
        main(nil)
    }
}
