import CompositionalLayout
import Foundation
import Goldens
@testable import LayoutSnapshotTesting
import TestSupport
import Testing

/// Tests that record goldens and are killed at any time leave whole goldens, and the next run leaves nothing else.
struct KilledRecordingTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let folderVariable = "GALLEY_KILLED_FOLDER"
    private static let itemsVariable = "GALLEY_KILLED_ITEMS"

    /// The process to kill: it runs only this test, and is started by the other one.
    @Test(.enabled(if: environment[folderVariable] != nil, "It is run by the other test."))
    func recordsGoldens() throws {
        let folder = try #require(Self.environment[Self.folderVariable])
        let items = try #require(Self.environment[Self.itemsVariable].flatMap(Int.init))
        let scratch = Scratch(folder: URL(fileURLWithPath: folder), environment: ["GALLEY_RECORD": "all"])
        for name in Self.names {
            // A golden that is recorded fails its test; this one is to end well.
            _ = scratch.failures {
                assertLayout(ReadmeGrid.layout(), items: [items], as: [.frames, .svg, .png(scale: 1)], named: name)
            }
        }
    }

    private static let names = (0..<2).map { "layout-\($0)" }

    @Test(.enabled(if: environment[folderVariable] == nil))
    func aKilledRunLeavesWholeGoldens() throws {
        let scratch = Scratch()
        let begin = DispatchTime.now().uptimeNanoseconds
        let wholes = try [5, 7].map { try whole($0, in: scratch) }
        let duration = (DispatchTime.now().uptimeNanoseconds - begin) / 2_000
        try #require(wholes[0] != wholes[1] && wholes[0].keys == wholes[1].keys && wholes[0].count == 6)
        var random = SeededGenerator(seed: 1)
        let rounds = MoreTests.count(1, more: 20)
        for round in 0..<rounds {
            let items = round % 2 == 0 ? 5 : 7
            let process = process(items, in: scratch)
            try process.run()
            // Recording is at the end of the run.
            usleep(UInt32(duration / 4 + .random(in: 0..<duration, using: &random)))
            kill(process.processIdentifier, round % 3 == 0 ? SIGTERM : SIGKILL)
            process.waitUntilExit()
            let files = try goldens(of: scratch)
            for (name, bytes) in files where !name.hasSuffix(".unfinished") {
                #expect(wholes.contains { $0[name] == bytes }, "round \(round): \(name) is no whole golden")
            }
            #expect(Set(files.keys).isSuperset(of: wholes[0].keys), "round \(round): a golden is missing")
            #expect(try whole(items, in: scratch) == wholes[round % 2], "round \(round), and the next run")
        }
    }

    private func process(_ items: Int, in scratch: Scratch) -> Process {
        let process = Tool(path: CommandLine.arguments[0]).process(
            ["--testing-library", "swift-testing", "--filter", "KilledRecordingTests"],
            environment: [Self.folderVariable: scratch.folder.path, Self.itemsVariable: "\(items)"])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    private func whole(_ items: Int, in scratch: Scratch) throws -> [String: Data] {
        let process = process(items, in: scratch)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try goldens(of: scratch)
    }

    private func goldens(of scratch: Scratch) throws -> [String: Data] {
        let folder = scratch.folder.appendingPathComponent("__Snapshots__/KilledRecordingTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
    }
}
