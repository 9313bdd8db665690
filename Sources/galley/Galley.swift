import ArgumentParser
import AtomicFiles

@main
struct Galley: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley",
        abstract: "Lays out collection layouts and draws them: diagrams of UIKit's compositional layouts, without a phone.",
        discussion: """
            A layout document describes a layout in UIKit's words, and the content it is shown with. From there:

              galley render photos.layout.yaml              photos.svg beside the document
              galley render Layouts -o Output -f svg,png    every document of a folder, in two formats
              galley frames photos.layout.yaml              the frames as a table
              galley gallery Layouts -o Output/gallery      a page of them in every style
              galley verify Layouts                         whether they are as their goldens
              galley diff before.png after.png              what differs between two files
              galley list devices                           what a document can be shown on
              galley list glyphs                            what texts can be written with

            Results go to standard output, messages to standard error.
            """,
        version: "0.1.0",
        subcommands: [
            RenderCommand.self, FramesCommand.self, VerifyCommand.self, AcceptCommand.self, DiffCommand.self,
            GalleryCommand.self, ListCommand.self,
        ])

    /// The version alone needs nothing of the parser, which takes as long to start as the rest of the program.
    static func main() {
        guard !CommandLine.arguments.dropFirst().elementsEqual(["--version"]) else { return print(configuration.version) }
        Interruption.removeUnfinishedFiles()
        main(nil)
    }
}
