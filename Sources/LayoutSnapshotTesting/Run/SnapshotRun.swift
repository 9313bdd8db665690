import Foundation
import Goldens
import HostFiles
import LayoutComparison
import SnapshotReport

/// The goldens that this process's assertions have used so far, and the failures.
final class SnapshotRun: Sendable {
    static let shared = SnapshotRun()

    private struct State: Sendable {
        /// For each golden, a hash of the compared output and its source location. The key is the lowercase path, as some file
        /// systems ignore case.
        var asked: [String: (golden: URL, what: Int, line: String)] = [:]
        var failures: [SnapshotOutcome] = []
        var failed: Set<URL> = []
        /// The folders of the packages' reports.
        var folders: Set<URL> = []
        /// The report folders of packages with an assertion that failed before using all of its goldens.
        var incomplete: Set<URL> = []
    }

    private let state = Locked(State())

    private init() {
        atexit { SnapshotRun.shared.finish() }
    }

    /// Registers the use of a golden.
    ///
    /// - Returns: an error message if a different layout or picture has already used the same golden.
    func ask(for place: GoldenPaths, _ snapshot: Snapshot, _ kind: StrategyGolden) -> String? {
        var hasher = Hasher()
        hasher.combine(snapshot.frames.framesAlone)
        hasher.combine(snapshot.views?.text())
        hasher.combine(kind)
        let (hash, key) = (hasher.finalize(), place.golden.url.path.lowercased())
        return state.withLock { state in
            state.folders.insert(place.root)
            guard let other = state.asked[key] else {
                state.asked[key] = (place.golden.url, hash, place.line)
                return nil
            }
            guard other.what != hash else { return nil }
            let places = other.line == place.line ? "twice at \(place.line)" : "at \(other.line) and at \(place.line)"
            return "\(place.name) is asserted \(places), for different layouts or styles; tell them apart with \"named:\""
        }
    }

    /// Registers that an assertion failed before using all of its goldens.
    func fall(short site: CallSite) {
        let root = ArtifactFolder.root(for: GoldenPaths.file(of: site))
        state.withLock { state in
            state.folders.insert(root)
            state.incomplete.insert(root)
        }
    }

    /// False if an assertion of a package failed before using all of its goldens.
    ///
    /// - Parameter root: the package's report folder.
    func isComplete(_ root: URL) -> Bool { state.withLock { !$0.incomplete.contains(root) } }

    func add(_ outcome: SnapshotOutcome) {
        state.withLock { state in
            // A test may run several times.
            guard state.failed.insert(outcome.place.golden.url).inserted else { return }
            state.failures.append(outcome)
        }
    }

    /// Forgets the goldens in a folder, for tests of the assertions themselves.
    func forget(_ folder: URL) {
        state.withLock { state in
            state.asked = state.asked.filter { !$0.value.golden.path.hasPrefix(folder.path) }
            state.folders = state.folders.filter { !$0.path.hasPrefix(folder.path) }
            state.incomplete = state.incomplete.filter { !$0.path.hasPrefix(folder.path) }
            state.failed = state.failed.filter { !$0.path.hasPrefix(folder.path) }
            state.failures.removeAll { $0.place.root.path.hasPrefix(folder.path) }
        }
    }

    /// Writes the list of used goldens, and the report of failures.
    private func finish() {
        let state = state.withLock { $0 }
        let process = TestProcess(arguments: CommandLine.arguments)
        let asked = UsedGoldens(state.asked.values.lazy.map(\.golden))
        for folder in state.folders {
            do {
                try asked.write(to: folder, of: process, isComplete: isComplete(folder))
                let failures = state.failures.filter { $0.place.root == folder }
                let report = FailureReport(failures, checkedCount: state.asked.count)
                if let page = try report.write(to: folder, of: process) {
                    Self.say("report of the differences: \(page.path)")
                }
                for line in report.annotations(ProcessEnvironment.current) { Self.say(line) }
            } catch {
                Self.say("warning: \(error)")
            }
        }
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension SnapshotOutcome {
    /// The problem for an annotation, shared by all goldens of an assertion.
    fileprivate var problem: AnnotatedProblems.Problem {
        let assertion = place.assertion
        let status: ReportEntry.Status = switch result.verdict {
        case .same, .different: .different
        case .missing: .new
        case .unreadable: .unreadable
        }
        return AnnotatedProblems.Problem(
            subject: place.line, file: assertion.file, line: assertion.line, title: assertion.test, golden: place.name,
            status: status.rawValue, words: words, failed: failed)
    }
}

/// The HTML report of a process's failures.
struct FailureReport {
    private let failures: [SnapshotOutcome]
    private let checkedCount: Int

    init(_ failures: [SnapshotOutcome], checkedCount: Int) {
        self.failures = failures
        self.checkedCount = checkedCount
    }

    /// Commands that make GitHub show failures beside their assertions; empty elsewhere.
    func annotations(_ environment: [String: String]) -> [String] {
        guard environment["GITHUB_ACTIONS"] == "true" else { return [] }
        let problems = failures.sorted { ($0.problem.file, $0.problem.line ?? 0) < ($1.problem.file, $1.problem.line ?? 0) }
        return AnnotatedProblems(problems.map(\.problem)).annotations.map {
            $0.command(in: environment[GitHubAnnotation.workspaceVariable])
        }
    }

    /// Writes the page, or removes an earlier one if there are no failures.
    ///
    /// - Returns: the page; `nil` if there are no failures.
    func write(to folder: URL, of process: TestProcess) throws -> URL? {
        for name in try ArtifactFolder.files(in: folder) where process.supersedes(name) {
            try GoldenFile(name, in: folder).remove()
        }
        guard !failures.isEmpty else { return nil }
        let entries = try failures.sorted { $0.place.name < $1.place.name }.compactMap { failure in
            try ReportEntry(failure.place.name, failure.snapshot, failure.result, of: failure.failed)
        }
        let page = ReportPage(
            title: "Layout snapshots", entries: entries, checkedCount: checkedCount,
            acceptCommand: "\(RecordingMode.variable)=failed swift test")
        let file = GoldenFile(process.reportName, in: folder)
        try file.write(page.html())
        return file.url
    }
}
