import ArgumentParser
import CompositionalLayout
import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutDocument

struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Print the frames of a layout document.",
        discussion: """
            Frames are in points, in content coordinates, in drawing order, on the \
            viewport's pixel grid.

              galley frames photos.layout.yaml                  a table
              galley frames photos.layout.yaml --format json    for programs
              galley frames photos.layout.yaml --visible        only what is on the screen
              galley frames - < photos.layout.yaml              from standard input
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table
        case json
    }

    @Argument(help: ArgumentHelp("A layout document, or - for standard input.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var path: String

    @Option(name: .shortAndLong, help: "A table for people, or JSON for programs.")
    var format: Format = .table

    @Flag(name: .long, help: "Only elements that are on the screen.")
    var visible = false

    @Option(name: .long, help: ArgumentHelp(
        "Lay out for this device instead of the document's; see \"galley list devices\".", valueName: "name"),
        completion: .list(Device.all.map(\.name)))
    var device: String?

    /// The largest number of elements that is printed: about a second's work.
    static let elementLimit = 200_000

    func run() throws {
        try reporting {
            if path == "-", Console.inputIsTerminal {
                throw Failure(.usage, "there is no document on standard input; see \"galley help frames\"")
            }
            let inputs = try InputDocument.find([path])
            guard inputs.count == 1, let input = inputs.first else {
                throw Failure(.usage, "\(path) holds \(inputs.count) documents; name one of them")
            }
            let record = try record(try input.read(), input)
            try Console.result(format == .json ? record.json() : record.table())
        }
    }

    private func record(_ document: Document, _ input: InputDocument) throws -> FramesRecord {
        let device = try DeviceNames.find(device.map { [$0] } ?? []).first
        do {
            let built = try document.build(in: document.viewport(on: device))
            let solved = try built.solve()
            return try FramesRecord(
                solved, visible ? .visible : .whole, limit: Self.elementLimit, isHidden: built.isHidden)
        } catch let error as ElementLimitError {
            let hint = visible ? "" : "; --visible prints those on the screen"
            throw Failure(.badInput, "\(input.name): error: \(error); at most \(error.limit) are printed\(hint)")
        } catch let error as DocumentError {
            throw Failure(error)
        }
    }
}
