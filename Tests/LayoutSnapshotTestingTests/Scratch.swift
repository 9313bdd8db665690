import Foundation
import Goldens
import HostFiles
import IssueReporting
@testable import LayoutSnapshotTesting
import TestSupport
import Testing

/// A new folder that represents a separate package, in which assertions store goldens. It is removed with its last reference.
final class Scratch: Sendable {
    let folder: URL
    private let owner: TemporaryFolder?
    private let environment: [String: String]

    /// - Parameter environment: the environment for recording, independent of the tests' own.
    init(environment: [String: String] = [:]) {
        let owner = TemporaryFolder()
        (folder, self.owner, self.environment) = (owner.url, owner, environment)
        precondition(FileManager.default.createFile(atPath: folder.path + "/Package.swift", contents: nil))
    }

    /// An existing folder, which stays.
    init(folder: URL, environment: [String: String]) { (self.folder, owner, self.environment) = (folder, nil, environment) }

    deinit {
        if owner != nil { SnapshotRun.shared.forget(folder) }
    }

    /// Runs `body` with its goldens in this folder.
    func bind<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        try ProcessEnvironment.$given.withValue(environment) {
            try GoldenPaths.$folder.withValue(folder, operation: body)
        }
    }

    /// The messages of failed assertions with their goldens in this folder; empty if all pass.
    func failures(_ assertion: () -> Void) -> [String] {
        let collector = Collector()
        bind { withIssueReporters([collector], operation: assertion) }
        return collector.messages.withLock { $0 }
    }

    /// The same for assertions that await the work of controllers.
    @MainActor
    func awaitedFailures(_ assertion: @MainActor () async -> Void) async -> [String] {
        let collector = Collector()
        await ProcessEnvironment.$given.withValue([:]) {
            await GoldenPaths.$folder.withValue(folder) {
                await withIssueReporters([collector]) { await assertion() }
            }
        }
        return collector.messages.withLock { $0 }
    }

    /// Collects issues instead of failing the test.
    private struct Collector: IssueReporter {
        let messages = Locked<[String]>([])

        func reportIssue(
            _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
            line: UInt, column: UInt
        ) {
            let text = message() ?? ""
            messages.withLock { $0.append(text) }
        }
    }

    /// The goldens by name, in order.
    var goldens: [String] {
        let folder = folder.appendingPathComponent("__Snapshots__")
        return names(in: folder).flatMap { names(in: folder.appendingPathComponent($0)) }
    }

    private var goldenFolder: URL { folder.appendingPathComponent("__Snapshots__/\(Self.file)") }

    /// The artifacts of failures.
    var artifacts: [String] { names(in: folder.appendingPathComponent(".build/galley/\(Self.file)")) }

    /// The tests' file.
    private static let file = "AssertLayoutTests"

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    func golden(_ name: String) throws -> Data { try Data(contentsOf: goldenFolder.appendingPathComponent(name)) }

    func write(_ data: Data, to name: String) throws {
        try FileManager.default.createDirectory(at: goldenFolder, withIntermediateDirectories: true)
        try data.write(to: goldenFolder.appendingPathComponent(name))
    }
}
