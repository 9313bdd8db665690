import Foundation
import TestSupport
import Testing

/// Code of Swift files that does not return.
struct EndlessCodeTests {
    private let galley = Galley()

    @Test func codeWithoutAnEndIsStopped() throws {
        try galley.write("""
            import UIKit
            func loops() -> UICollectionViewLayout {
                while ProcessInfo.processInfo.environment["LOOPS"] != nil {}
                return UICollectionViewFlowLayout()
            }

            """, to: "a.swift")
        // The second run compiles nothing.
        try galley.run("render", "a.swift", "--list", environment: Galley.environment)
        let result = try galley.run(["render", "a.swift", "--timeout", "2"], environment: ["LOOPS": "1"])
        #expect(result.status == 65)
        #expect(result.errorText.hasPrefix("a.swift:2: loops: error: the code returned no layout in 2 s; --timeout sets another limit"))
    }

    @Test func codeWithoutAnEndEndsWithAKilledGalley() throws {
        let note = galley.folder.appendingPathComponent("pid").path
        try galley.write("""
            import UIKit
            func loops() -> UICollectionViewLayout {
                try! "\\(ProcessInfo.processInfo.processIdentifier)".write(toFile: "\(note)", atomically: true, encoding: .utf8)
                while true {}
            }

            """, to: "a.swift")
        let process = Galley.tool.process(
            ["render", "a.swift", "--timeout", "300"], environment: Galley.environment, in: galley.folder)
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        try #require(Self.becomesTrue { FileManager.default.fileExists(atPath: note) })
        let program = try #require(Int32(String(contentsOfFile: note, encoding: .utf8)))
        #expect(Self.isRunning(program))
        kill(process.processIdentifier, SIGKILL)
        #expect(Self.becomesTrue { !Self.isRunning(program) })
        kill(program, SIGKILL)
    }

    /// A safety net of two minutes.
    private static func becomesTrue(_ condition: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(120)
        while !condition() {
            if .now > end { return false }
            usleep(20_000)
        }
        return true
    }

    /// False for a process that has ended but is not waited for.
    private static func isRunning(_ process: Int32) -> Bool {
        kill(process, 0) == 0 && (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline")))?.isEmpty != true
    }
}
