import ArgumentParser
import Goldens
import ImageComparison
import LayoutSubjects

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the differences between two files: pictures or frames.",
        discussion: """
            Frames are compared exactly, pixels according to the options. Pictures drawn by \
            Galley contain their frames, which are compared too, so that the differences \
            name elements.

              galley diff before.png after.png                  pixels and elements
              galley diff before.png after.png -o diff.png      also draw the difference
              galley diff before.svg after.svg                  frames and lines
              galley diff before.frames.json after.frames.json  two layouts
              galley diff a.png b.png --tolerance 2             ignore differences up to 2
              galley diff a.png b.png --perceptual              ignore invisible changes

            Pictures can have at most 25 million pixels.

            The exit status is 0 if the files match, 1 if they differ, 65 if one cannot \
            be read.
            """)

    @Argument(help: ArgumentHelp("The expected file: .png, .svg, .json or .txt.", valueName: "before"), completion: .file())
    var before: String

    @Argument(help: ArgumentHelp("The actual file.", valueName: "after"), completion: .file())
    var after: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Draw the difference: a .png for pixels, an .svg for frames.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(name: .long, help: ArgumentHelp("The largest difference of a colour component to ignore, 0 to 255.", valueName: "count"))
    var tolerance: Int?

    @Flag(name: .long, help: "Ignore imperceptible colour differences and antialiasing.")
    var perceptual = false

    @Option(name: .shortAndLong, help: "text or json.")
    var format: DifferenceReport.Format = .text

    func run() throws {
        let rule = try rule()
        let files = (try DiffInput(before), try DiffInput(after))
        guard rule == .exact || files.0.kind == .png || files.1.kind == .png else {
            throw Failure(.usage, "--tolerance and --perceptual are for PNGs; SVGs and frames are compared exactly")
        }
        let report = try DifferenceReport.compare(files.0, files.1, by: rule)
        try Console.result(report.text(format))
        if let output, !report.isSame { try report.write(to: output) }
        if !report.isSame { throw ExitCode(1) }
    }

    private func rule() throws(Failure) -> ComparisonRule {
        if perceptual {
            guard tolerance == nil else {
                throw Failure(.usage, "--tolerance and --perceptual exclude each other")
            }
            return .perceptual()
        }
        guard let tolerance else { return .exact }
        guard (0...255).contains(tolerance) else {
            throw Failure(.usage, "--tolerance is a number from 0 to 255, not \(tolerance)")
        }
        return .tolerance(perChannel: UInt8(tolerance))
    }
}

extension DifferenceReport.Format: ExpressibleByArgument {}
