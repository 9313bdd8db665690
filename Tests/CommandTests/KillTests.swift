import Foundation
import TestSupport
import Testing

/// A run that is killed at any time leaves no file that is half-written or of two runs, loses none, and the next run leaves
/// nothing of it.
///
/// `GALLEY_SEED` chooses other moments.
struct KillTests {
    private let galley = Galley()

    struct Verb: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        /// The exit status of a complete run.
        var status: Int32 = 0

        var testDescription: String { arguments.joined(separator: " ") }

        static let all = [
            Verb(arguments: ["render", "Layouts", "-f", "svg", "-o", "out"]),
            Verb(arguments: ["render", "Layouts", "-f", "png", "--scale", "1", "-o", "out"]),
            Verb(arguments: ["accept", "Layouts", "--goldens", "out", "-f", "frames,svg,png"]),
            Verb(arguments: ["gallery", "Layouts", "-o", "out"]),
            // The goldens are of another layout, so that there is a report.
            Verb(arguments: ["verify", "Layouts", "--goldens", "goldens", "--report", "out/report.html"], status: 1),
        ]
    }

    /// A folder's files by path.
    private typealias Files = [String: Data]

    private static let environment = ProcessInfo.processInfo.environment
    private static let rounds = MoreTests.count(1, more: 40)

    @Test(arguments: Verb.all)
    func aKilledRunLeavesWholeFiles(verb: Verb) throws {
        try write(9)
        try galley.run("accept", "Layouts", "--goldens", "goldens", "-f", "frames,svg,png")
        // The results for two layouts, and the duration of a run.
        let begin = DispatchTime.now().uptimeNanoseconds
        let wholes = try [5, 7].map { items in try whole(verb, items) }
        let duration = (DispatchTime.now().uptimeNanoseconds - begin) / 2_000
        try #require(wholes[0] != wholes[1] && wholes[0].keys == wholes[1].keys)
        var random = SeededGenerator(seed: Self.environment["GALLEY_SEED"].flatMap(UInt64.init) ?? 1)
        // Runs that ended before the signal arrived do not count.
        var (killed, round) = (0, -1)
        while killed < Self.rounds, round < 10 * Self.rounds {
            round += 1
            try write(round % 2 == 0 ? 5 : 7)
            let moment = UInt64.random(in: 0..<max(1, duration), using: &random)
            let number = round % 3 == 0 ? SIGTERM : SIGKILL
            if try kill(verb, by: number, after: moment) { killed += 1 }
            let place = "round \(round): signal \(number) after \(moment) µs"
            let files = try files()
            let unfinished = files.keys.filter { $0.hasSuffix(".unfinished") }
            #expect(unfinished.isEmpty || number == SIGKILL, "\(place): \(unfinished)")
            for (name, bytes) in files where !unfinished.contains(name) {
                #expect(wholes.contains { $0[name] == bytes }, "\(place): \(name) is no whole file")
            }
            // All files existed before the first kill.
            #expect(files.keys.filter { !unfinished.contains($0) }.count == wholes[0].count, "\(place): a file is missing")
            #expect(try whole(verb, round % 2 == 0 ? 5 : 7) == wholes[round % 2], "\(place), and the next run")
        }
        #expect(killed == Self.rounds, "Of \(round) runs only \(killed) were killed before their end.")
    }

    private static let documents = ["a", "b", "c"]

    private func write(_ items: Int) throws {
        for name in Self.documents {
            try galley.write(Galley.grid.replacing("items: 5", with: "items: \(items)"), to: "Layouts/\(name).layout.yaml")
        }
    }

    /// The files of a complete run.
    private func whole(_ verb: Verb, _ items: Int) throws -> Files {
        try write(items)
        let result = try Galley.tool.run(verb.arguments, in: galley.folder)
        try #require(result.status == verb.status, "\(result.errorText)")
        return try files()
    }

    private func files() throws -> Files {
        let names = galley.files.filter { !$0.hasPrefix("Layouts/") && !$0.hasPrefix("goldens/") }
        return Dictionary(uniqueKeysWithValues: try names.map { ($0, try galley.read($0)) })
    }

    /// - Returns: true if the run was killed before its end.
    private func kill(_ verb: Verb, by number: Int32, after moment: UInt64) throws -> Bool {
        let process = Galley.tool.process(verb.arguments, in: galley.folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try Signal(number: number).atItsDefault { try process.run() }
        usleep(UInt32(moment))
        Foundation.kill(process.processIdentifier, number)
        let end = ContinuousClock.now + .seconds(60)
        while process.isRunning, .now < end { usleep(1_000) }
        if process.isRunning {
            Issue.record("The run goes on after signal \(number), sent after \(moment) µs.")
            Foundation.kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}
