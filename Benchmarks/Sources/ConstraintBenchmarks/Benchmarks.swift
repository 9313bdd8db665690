import AutoLayoutSources
import Foundation
import Timing

/// Systems of constraints as view hierarchies have them: built and solved at once, then edited; beside kiwisolver, a solver in
/// C++ (`pip install kiwisolver`), if Python has it.
@main
struct Benchmarks {
    private static var report: Report { Report() }

    static func main() throws {
        let samples = [("chain", SampleSystem.chain(constraints: 1_000)), ("column", SampleSystem.column(constraints: 1_000))]
        let kiwi = try? KiwiFigures(samples.map(\.1))
        if kiwi == nil { print("kiwisolver is not installed.") }
        for (index, (name, sample)) in samples.enumerated() {
            report.heading("\(name) of \(sample.constraints.count) constraints")
            let (build, edit) = try (build(sample), edit(sample))
            report.line("built and solved", build, unit: "µs", goal: 1_000)
            report.line("edited", edit, unit: "µs", goal: 20)
            guard let figures = kiwi?.samples[index] else { continue }
            report.ratio("built and solved, kiwisolver's time", build.least / figures.build.least, goal: 2)
            report.ratio("edited, kiwisolver's time", edit.least / figures.edit.least, goal: 2)
        }
        try growth()
        try memory()
    }

    private static func build(_ sample: SampleSystem, runs: Int = 9) throws -> Stopwatch.Reading {
        let constraints = sample.constraintsOfSolver
        return try Stopwatch(runs: runs).time { _ = try SolvedSample(sample, constraints) }
    }

    private static func edit(_ sample: SampleSystem) throws -> Stopwatch.Reading {
        var solved = try SolvedSample(sample, sample.constraintsOfSolver)
        var count = 0.0
        return try Stopwatch(runs: 200).time {
            try solved.edit(by: -(count.truncatingRemainder(dividingBy: 20)))
            count += 1
        }
    }

    /// Ten times the constraints take little more than ten times as long.
    private static func growth() throws {
        report.heading("growth from 1,000 to 10,000 constraints")
        for (name, make) in [("chain", SampleSystem.chain), ("column", SampleSystem.column)] {
            let (small, large) = try (build(make(1_000)), build(make(10_000)))
            report.line("\(name) of 10,000, built and solved", large, unit: "ms", goal: 20)
            report.ratio("\(name), time of 10,000 to that of 1,000", large.least / small.least, goal: 15)
        }
    }

    /// Pages in use do not grow with edits.
    private static func memory() throws {
        report.heading("100,000 edits")
        let sample = SampleSystem.column(constraints: 100)
        var solved = try SolvedSample(sample, sample.constraintsOfSolver)
        func edit(_ count: Int) throws { for index in 0..<count { try solved.edit(by: Double(-(index % 200))) } }
        try edit(10_000)
        let before = try pagesInUse()
        let reading = try Stopwatch(runs: 1).time { try edit(100_000) }
        report.line("an edit of 100 constraints", reading, per: 100_000, unit: "µs", goal: 2)
        print("  pages more in use: \(try pagesInUse() - before)")
    }

    private static func pagesInUse() throws -> Int {
        let statm = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return Int(statm[1]) ?? 0
    }
}

/// The times of kiwisolver.
private struct KiwiFigures {
    struct Figures: Decodable {
        var build: Time
        var edit: Time
    }

    struct Time: Decodable {
        var least: Double
        var median: Double
    }

    var samples: [Figures]

    init(_ samples: [SampleSystem]) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kiwi-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try JSONEncoder().encode(samples).write(to: file)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/kiwi.py", file.path]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        self.samples = try JSONDecoder().decode([Figures].self, from: data)
    }
}
