import Foundation
import TestSupport
import Testing

/// The command in a new folder of its own, with its resource limits.
struct Command {
    private let temporary = TemporaryFolder()
    var folder: URL { temporary.url }

    /// The program to measure: the release build set in the environment.
    private static let program = ProcessInfo.processInfo.environment["GALLEY_RELEASE"]
    /// Seconds of processor time.
    private static let secondsLimit = 2.0
    /// Memory in kilobytes.
    private static let memoryLimit = 512 * 1024

    /// True if there is a release build to measure.
    static let measuresRelease = program != nil

    /// The verbs for documents, as arguments after the name.
    static let verbs: [@Sendable (String) -> [String]] = {
        let styles = ["screen", "blueprint", "exploded", "plain"].flatMap { ["--style", $0] }
        return [
            { ["frames", $0] },
            { ["render", $0, "-f", "svg,png", "--scale", "1", "-o", "out"] + styles },
            { ["render", $0, "-f", "pdf", "-o", "page.pdf"] },
            { ["render", $0, "--content", "whole", "-o", "whole"] + styles },
            { ["gallery", $0, "-o", "gallery"] },
            { ["accept", $0, "-f", "frames,svg,png"] },
            { ["verify", $0, "--report", "report.html"] },
        ]
    }()

    /// Whole contents as pixels or as a page, some of which are rejected as too large.
    static let verbsThatMayRefuse: [@Sendable (String) -> [String]] = [
        { ["render", $0, "--content", "whole", "-o", "whole.png", "--style", "blueprint"] },
        { ["render", $0, "--content", "whole", "-o", "whole.pdf", "--style", "blueprint"] },
    ]

    /// Runs the command, and records an issue if it exceeds a limit, ends by a signal, or fails without a message.
    @discardableResult
    func isBounded(_ arguments: [String]) throws -> Tool.Result {
        let result = try Tool.fuzzer.run(["measure", Self.program ?? Tool.galley.path] + arguments, in: folder)
        let words = result.errorText.split(separator: "\n").last { $0.hasPrefix("measured: ") }?.split(separator: " ") ?? []
        try #require(words.count == 4, "\(result.errorText)")
        let (seconds, memory, signal) = (Double(words[1]) ?? .infinity, Int(words[2]) ?? .max, Int(words[3]) ?? -1)
        let name = arguments.joined(separator: " ")
        #expect(signal == 0, "galley \(name) ended by signal \(signal): \(result.errorText.prefix(2_000))")
        #expect(seconds <= Self.secondsLimit, "galley \(name) took \(seconds) s of processor time")
        #expect(memory <= Self.memoryLimit, "galley \(name) took \(memory) KB")
        let isSaid = result.errorText.contains("error:") || !result.outputText.isEmpty
        #expect(result.status == 0 || isSaid, "galley \(name) failed with status \(result.status) and no message")
        return result
    }

    /// Compares a file with an ordinary one of its kind, in both orders.
    func isBoundedInDiff(_ name: String) throws {
        let kind = String(name.split(separator: ".").last ?? "")
        let other = try otherFile(kind)
        let drawing = kind == "png" ? "difference.png" : "difference.svg"
        try isBounded(["diff", name, other, "-o", drawing])
        try isBounded(["diff", other, name, "-o", drawing] + (kind == "png" ? ["--perceptual"] : []))
    }

    func write(_ data: Data, to name: String) throws {
        try data.write(to: folder.appendingPathComponent(name))
    }

    /// Creates a valid file of the same kind, by extension, for comparing.
    private func otherFile(_ kind: String) throws -> String {
        let name = "other.\(kind)"
        switch kind {
        case "png", "svg":
            try write(Self.grid, to: "grid.layout.yaml")
            #expect(try Tool.galley.run(["render", "grid.layout.yaml", "-o", name], in: folder).status == 0)
        case "json":
            try write(Self.grid, to: "grid.layout.yaml")
            try write(Tool.galley.run(["frames", "grid.layout.yaml", "-f", "json"], in: folder).outputText, to: name)
        case "txt": try write(Self.table, to: name)
        default: Issue.record("there is no kind of frames or pictures with the extension \(kind)")
        }
        return name
    }

    private func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }

    private static let grid = """
        galley: 1
        viewport: {width: 200, height: 150, scale: 1}
        sections:
          - items: 5
            group: {horizontal: [{item: {width: fractionalWidth(1/3), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 60}

        """

    private static let table = """
        galley frames 1
        viewport 393 × 852 at 3x
        content 393 × 261.3333

        element                  path         x         y     width    height   z
        cell                      0-0         0         0       131  130.6667   0

        """
}

extension Tool {
    static let galley = built("galley")
    static let fuzzer = built("fuzzer")

    /// A program of this package, beside the test bundle.
    private static func built(_ name: String) -> Tool {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let place = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return Tool(path: place.deletingLastPathComponent().appendingPathComponent(name).path)
    }
}
