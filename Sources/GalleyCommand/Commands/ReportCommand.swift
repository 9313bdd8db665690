import ArgumentParser
import Foundation
import LayoutSubjects
import SnapshotReport

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Combine reports of snapshots.",
        subcommands: [ReportMergeCommand.self])

    func run() throws { try refuseWithoutVerb() }
}

struct ReportMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Combine the reports of shards into one page.",
        discussion: """
            Takes the pages that "galley verify --report" and snapshot tests write. A failure \
            on several pages is shown once, and the counts add up. JUnit's XML and JSON \
            need no merging: continuous integration reads several files.

              galley report merge report-1.html report-2.html -o report.html

            The exit status is 0 if the page is written, whatever it shows, and 65 if a file \
            is not a report, is damaged, or comes from another version of galley.
            """)

    @Argument(help: ArgumentHelp("Reports.", valueName: "report"), completion: .file(extensions: ["html"]))
    var reports: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The page to write; - for standard output.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var output: String

    func run() throws {
        let pages = try reports.map { try Self.page($0) }
        let bytes: [UInt8]
        do {
            bytes = try ReportPage(merging: pages).html()
        } catch {
            throw EncodedPicture.failure(error, output)
        }
        if output == "-" { return try Console.result(Data(bytes)) }
        try OutputFile.write(bytes, to: output, links: .named)
    }

    private static func page(_ path: String) throws -> ReportPage {
        do {
            return try ReportPage(reading: InputFile.bytes(of: path, "report"))
        } catch let error as ReportError {
            throw Failure(.badInput, "\(path): error: \(error)")
        }
    }
}
