import ArgumentParser
import CompositionalLayout
import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutSubjects
import MessageText

struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Print the frames of layout documents.",
        discussion: """
            Frames are in points, in content coordinates, in drawing order, on the \
            viewport's pixel grid.

              galley frames photos.layout.yaml                  a table
              galley frames photos.layout.yaml --format json    for programs
              galley frames photos.layout.yaml --visible        only elements on the screen
              galley frames Layouts                             all documents of a folder
              galley frames - < photos.layout.yaml              from standard input
            """)

    @Argument(help: ArgumentHelp(
        "Layout documents, Swift files, folders of them, or - for standard input.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: """
        A table for people, or JSON for programs: an object, or a list of objects for several documents.
        """)
    var format: ListOptions.Format = .table

    @Flag(name: .long, help: "Only elements that are on the screen.")
    var visible = false

    @Flag(name: .long, help: "For Swift files: print the views in and around the elements on the screen, one line each, instead of frames.")
    var views = false

    @Option(name: .long, help: ArgumentHelp(
        "Lay out for this device instead of the document's; see \"galley list devices\".", valueName: "name"),
        completion: DeviceNames.completion)
    var device: String?

    @Option(name: .long, help: ArgumentHelp(
        "The viewport's size in points, such as 500x700, instead of the document's.", valueName: "size"))
    var size: OutputSize?

    @Option(name: .long, help: ArgumentHelp(
        "The layout direction, ltr or rtl, instead of the document's.", valueName: "direction"))
    var direction: LayoutTraits.Direction?

    @Option(name: .long, help: ArgumentHelp(
        "Lay out for this text size (Dynamic Type), such as accessibilityLarge, instead of the document's.", valueName: "category"))
    var contentSize: LayoutTraits.ContentSize?

    @Option(name: .long, help: ArgumentHelp("The scroll offset from the start, in points.", valueName: "distance"))
    var offset: [CommaSeparated<OutputOffset>] = []

    @OptionGroup var texts: TextOptions
    @OptionGroup var notes: NoteOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var swift: SwiftOptions

    func validate() throws {
        guard device == nil || size == nil else { throw ValidationError("--device and --size exclude each other") }
        guard !views || format == .table else { throw ValidationError("--views prints text, not JSON") }
        let count = offset.flatMap(\.values).count
        guard count <= 1 else { throw ValidationError("--offset takes one value here, not \(count)") }
    }

    func run() throws {
        if paths == ["-"], Console.inputIsTerminal {
            throw Failure(.usage, "there is no document on standard input; see \"galley help frames\"")
        }
        let inputs = try LayoutInput.find(paths, swift.choice, fonts.changes()).read(with: texts, notes)
        var failures = FailureList()
        var records: [(name: String, record: Record)] = []
        for input in inputs {
            do {
                records.append((input.name, try record(try input.read())))
            } catch let failure as Failure {
                failures.append(failure, of: input.name)
            }
        }
        if inputs.count == 1, let first = failures.first { throw first }
        failures.report()
        try Console.result(inputs.count == 1 ? text(records[0].record) : text(records))
        if let first = failures.first { throw ExitCode(first.status.rawValue) }
    }

    private enum Record {
        case frames(FramesRecord)
        case views(ViewsRecord)
    }

    private func text(_ record: Record, document: String? = nil) -> String {
        switch record {
        case .frames(let record): format == .json ? record.json(document: document) : record.table()
        case .views(let record): record.text()
        }
    }

    /// The frames of several documents, each under its name.
    private func text(_ records: [(name: String, record: Record)]) -> String {
        switch format {
        case .table: records.map { "\(TerminalText.line($0.name))\n\n\(text($0.record))" }.joined(separator: "\n")
        case .json: "[\n" + records.map { text($0.record, document: $0.name) }.joined(separator: ",\n") + "]\n"
        }
    }

    private func record(_ subject: any Subject) throws -> Record {
        let device = try DeviceNames.find(device.map { [$0] } ?? []).first
        var look = Look(
            device: device, size: size?.size, direction: direction, contentSize: contentSize,
            offset: offset.first?.values.first?.points, content: visible || views ? .visible : .whole)
        look.style.cells = views ? .views : .boxes
        do {
            let solved = try subject.solved(for: look)
            subject.tell(solved.notes)
            if views {
                guard let screen = solved.views else {
                    throw Failure(.badInput, "\(subject.name): error: it has no views; --views is for controllers and views of Swift files")
                }
                return .views(ViewsRecord(screen))
            }
            var record = try FramesRecord(solved.layout, visible ? .visible : .whole, isHidden: solved.isHidden)
            for element in record.elements { record.doubts[element.id] = solved.layout.doubtIfUnmeasured(of: element.id) }
            record.estimatedAxis = solved.layout.hasUnmeasuredElements ? solved.layout.scrollAxis : nil
            return .frames(record)
        } catch let error as ElementLimitError {
            let hint = visible ? "" : "; --visible prints those on the screen"
            throw Failure(.badInput, "\(subject.name): error: \(error); at most \(error.limit) are printed\(hint)")
        }
    }
}
