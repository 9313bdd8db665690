public import Foundation

/// An external program that a test runs.
public struct Tool: Sendable {
    public struct Result: Sendable {
        public var status: Int32
        public var output: Data
        public var errors: Data

        public init(status: Int32, output: Data, errors: Data) {
            (self.status, self.output, self.errors) = (status, output, errors)
        }

        public var outputText: String { String(decoding: output, as: UTF8.self) }
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    public let path: String

    public init(path: String) {
        self.path = path
    }

    public static let rsvg = named("rsvg-convert")
    public static let xmllint = named("xmllint")
    public static let pdftoppm = named("pdftoppm")
    public static let cmark = named("cmark")
    /// The browser set in the environment.
    public static let browser = ProcessInfo.processInfo.environment["GALLEY_BROWSER"].map { Tool(path: $0) }

    /// The folder of the test build's products.
    public static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let bundle = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return bundle.deletingLastPathComponent()
    }()

    /// A program beside the test bundle.
    public static func built(_ name: String) -> Tool { Tool(path: products.appendingPathComponent(name).path) }

    /// A program on the search path.
    public static func named(_ name: String) -> Tool? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }.map { Tool(path: $0) }
    }

    /// The environment for programs, without variables that would make recording depend on where the tests run, and with time for
    /// compiling Swift files on a busy machine.
    public static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
        name != "CI" && !name.hasPrefix("GALLEY_")
    }.merging(["GALLEY_TIMEOUT": "600"]) { $1 }

    /// Creates a process for the program.
    ///
    /// - Parameter environment: additional variables.
    public func process(_ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = Self.environment.merging(environment) { _, new in new }
        process.currentDirectoryURL = folder
        return process
    }

    /// Runs the program to its end.
    public func run(
        _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Result {
        let process = process(arguments, environment: environment, in: folder)
        // Files rather than pipes: an unread pipe would block the program.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("galley-tool-\(UUID())")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
        try input.write(to: files[0])
        try Data().write(to: files[1])
        try Data().write(to: files[2])
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try Data(contentsOf: files[1]), errors: try Data(contentsOf: files[2]))
    }
}
