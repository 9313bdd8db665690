public import ArgumentParser
import Foundation
import HostFiles
package import LayoutSubjects
import MessageText
import ProcessArguments

/// The command `galley`.
public struct Galley: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "galley",
        abstract: "Draw, test and document UIKit's compositional layouts, without a phone.",
        discussion: """
            A layout document describes a layout in UIKit's terms, and the content to show \
            in it.

              galley render photos.layout.yaml              photos.svg beside the document
              galley render Layouts -o Output -f svg,png    all documents, in two formats
              galley render PhotosViewController.swift      the layouts of a Swift file
              galley frames photos.layout.yaml              the frames, as a table
              galley gallery Layouts -o Output/gallery      a web page of every style
              galley preview Layouts --open                 a page that follows every save
              galley init                                   galley.yaml, the project file
              galley accept                                 record the project's goldens
              galley verify                                 compare with the goldens
              galley report merge *.html -o all.html        the reports of shards, as one
              galley diff before.png after.png              the differences of two files
              galley docs README.md                         the pictures of a page
              galley list devices                           the names of devices
              galley list glyphs                            the characters of the font
              galley schema                                 the documents' JSON Schema

            Results go to standard output, messages to standard error.
            """,
        version: Release.version,
        subcommands: [
            RenderCommand.self, FramesCommand.self, VerifyCommand.self, AcceptCommand.self, DiffCommand.self,
            GalleryCommand.self, PreviewCommand.self, ReportCommand.self, DocsCommand.self, InitCommand.self, ListCommand.self,
            SchemaCommand.self,
        ])

    /// Reports errors in writing buffered output at exit, such as a full disk.
    private static func reportOutputThatIsNotWritten() {
        atexit {
            guard fflush(nil) != 0 else { return }
            Console.error("cannot write to standard output: \(SystemError.current)")
            _exit(Failure.Status.cannotWrite.rawValue)
        }
    }

    /// Rejects arguments that are not UTF-8: Swift would replace the invalid bytes, and not find the file.
    private static func checkArguments() {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else { continue }
            Console.error("\"\(String(cString: word))\" is not UTF-8; rename the file")
            Foundation.exit(Failure.Status.usage.rawValue)
        }
    }

    /// Runs the command in a program with its own layouts, which are used if no path is given.
    package static func main(_ catalogue: [CatalogEntry]) {
        CatalogEntry.$current.withValue(catalogue) { main() }
    }

    public static func main() {
        galley_use_passed_arguments()
        reportOutputThatIsNotWritten()
        Interruption.handleSignals()
        checkArguments()
        let status = run(Array(CommandLine.arguments.dropFirst()))
        if status != 0 { Foundation.exit(status) }
    }

    /// Runs the command with arguments. `--version` bypasses the parser, whose startup takes as long as the rest of the program.
    ///
    /// - Returns: the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        guard arguments != ["--version"] else {
            print(Release.version)
            return 0
        }
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
            return 0
        } catch let failure as Failure {
            Console.error(failure.message)
            return failure.status.rawValue
        } catch {
            report(error, for: arguments)
            return exitCode(for: error).rawValue
        }
    }

    public init() {}

    public func run() throws { try refuseWithoutVerb() }

    /// Prints the parser's help or message. Messages quote arguments, which may be file names, so they are escaped like all others.
    private static func report(_ error: any Error, for arguments: [String]) {
        var message = fullMessage(for: error)
        for word in arguments {
            for part in [word] + word.split(separator: "=", maxSplits: 1).map(String.init) where part != TerminalText.line(part) {
                message = message.replacing(part, with: TerminalText.line(part))
            }
        }
        guard !message.isEmpty else { return }
        if exitCode(for: error).isSuccess { print(TerminalText.lines(message)) } else { Console.lines(message) }
    }
}

extension ParsableCommand {
    /// Rejects a command without a verb: a script that lost its arguments must not succeed. The help goes to standard error, as it is
    /// not a result.
    func refuseWithoutVerb() throws {
        Console.lines(Galley.helpMessage(for: Self.self))
        throw ExitCode(Failure.Status.usage.rawValue)
    }
}
