import ArgumentParser
import ImageComparison

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Tell what differs between two pictures or two tables of frames.",
        discussion: """
            Frames are compared exactly, pixels as the options say. Of Galley's own pictures the frames that they carry \
            are compared, too: the difference speaks of elements.

              galley diff before.png after.png                  pixels, and the elements that differ
              galley diff before.png after.png -o diff.png      and a picture of it
              galley diff before.svg after.svg                  two SVGs of Galley's, by their frames and lines
              galley diff before.frames.json after.frames.json  two layouts
              galley diff a.png b.png --tolerance 2             components may differ by 2 of 255
              galley diff a.png b.png --perceptual              imperceptible differences are ignored

            The exit status is 0 if they are the same, 1 if they differ, 65 if one cannot be read.
            """)

    @Argument(help: ArgumentHelp("What is expected: a .png, .svg, .json or .txt.", valueName: "before"), completion: .file())
    var before: String

    @Argument(help: ArgumentHelp("What there is.", valueName: "after"), completion: .file())
    var after: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A picture of the difference: .png of pixels, .svg of frames.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(name: .long, help: ArgumentHelp("By how much a colour's components may differ, 0 to 255.", valueName: "count"))
    var tolerance: Int?

    @Flag(name: .long, help: "Ignore imperceptible colour differences, and antialiasing.")
    var perceptual = false

    @Option(name: .shortAndLong, help: "text or json.")
    var format: DifferenceReport.Format = .text

    func run() throws {
        try reporting {
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
    }

    private func rule() throws(Failure) -> ComparisonRule {
        if perceptual {
            guard tolerance == nil else {
                throw Failure(.usage, "--tolerance and --perceptual are two rules; give one of them")
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
