import Foundation
import Goldens
import HostSystem
import LayoutDiagram
import LayoutDocument

/// Compares documents with their goldens, on all cores.
struct Verification {
    /// The result for one golden.
    struct Outcome {
        enum Status: String {
            case same
            case different
            /// The golden does not exist.
            case new
            /// A required golden does not exist.
            case missing
            case unreadable
            case obsolete
            /// The golden has been written.
            case recorded
            /// The document has errors.
            case failed
        }

        var golden: String
        /// The golden's document; `nil` if it has none.
        var document: String?
        /// The location of the first difference or error, or of the requirement for the golden.
        var place: Place?
        var status: Status
        /// Messages, a line each.
        var words: [String]
        /// The cause that it may share with other goldens of the document.
        var failed: FailedVariant?
        var failure: Failure?
        /// The pictures and frames of a problem, for the report.
        var check: GoldenCheck.Result?
        var snapshot: Snapshot?
        /// Oddities in the layout of a recorded golden.
        var oddities: [String] = []
        /// Characters missing in the fonts of a recorded picture.
        var missing = MissingCharacters()
        /// The duration of the check in seconds, without reading the document.
        var seconds = 0.0
    }

    /// A line of a file.
    struct Place {
        var file: String
        var line: Int
        var column: Int?
    }

    let mode: RecordingMode

    /// Checks goldens, without duplicates.
    ///
    /// - Returns: the outcomes in the order of the goldens.
    func run(_ goldens: [SubjectGolden], of documents: SubjectCache) -> [Outcome] {
        let outcomes = Locked([Outcome?](repeating: nil, count: goldens.count))
        let batches = Self.batches(goldens)
        Cores.perform(batches.count) { batch in
            var solved = LastSolved()
            for index in batches[batch] {
                let start = ContinuousClock.now
                var outcome = outcome(goldens[index], documents, &solved)
                outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
                outcomes.withLock { $0[index] = outcome }
            }
        }
        return outcomes.withLock { $0.compactMap { $0 } }
    }

    /// Groups goldens of one document with the same view, so that its layout is solved only once.
    private static func batches(_ goldens: [SubjectGolden]) -> [[Int]] {
        struct Key: Hashable {
            var document: PathKey
            var look: Look
        }
        return OrderedGroups(goldens.indices) { index in
            Key(document: PathKey(goldens[index].input.name), look: goldens[index].name.look.ofLayout)
        }.all.map(\.values)
    }

    private func outcome(_ golden: SubjectGolden, _ documents: SubjectCache, _ solved: inout LastSolved) -> Outcome {
        var outcome = Outcome(golden: golden.path, document: golden.input.name, status: .same, words: [])
        do {
            let document = try documents.document(of: golden.input)
            let golden = try golden.settled(for: document)
            try golden.checkStyle(of: document)
            let diagram = golden.diagram(try solved.subject(of: document, golden.name.look.ofLayout), of: document)
            let snapshot = try golden.snapshot(of: diagram)
            // A page's picture may serve as a golden, but only `galley docs` redraws it.
            let mode = mode != .never && PictureSeal.isOn(golden.file) ? .never : mode
            let result = try GoldenCheck(mode).run(snapshot, against: golden.file)
            (outcome.status, outcome.words) = Self.status(result)
            if case .different(let difference) = result.verdict, outcome.status == .different {
                outcome.failed = FailedVariant(subject: golden.input.name, golden: golden.name, cause: difference.cause)
            }
            if outcome.status == .new, let expectation = golden.expectation {
                (outcome.status, outcome.words) = (.missing, [expectation])
            }
            outcome.place = golden.place(of: result.verdict, in: document)
            // Matching goldens are not kept, as there may be thousands.
            if outcome.isProblem { (outcome.snapshot, outcome.check) = (snapshot, result) }
            if result.isRecorded {
                outcome.oddities = try golden.oddities(of: diagram)
                if let picture = snapshot.picture {
                    outcome.missing.collect(picture, fonts: golden.fonts(of: document), of: [document])
                }
            }
        } catch {
            let failure = Self.failure(error, golden)
            outcome.status = .failed
            outcome.failure = failure
            outcome.place = failure.mark.map { Place(file: golden.input.file, line: $0.line, column: $0.column) }
            outcome.words = failure.message.split(separator: "\n").map(String.init)
            // Errors in a document apply to all of its goldens.
            outcome.failed = FailedVariant(
                subject: golden.input.name, golden: golden.name, cause: DifferenceCause(changes: outcome.words))
        }
        return outcome
    }

    private static func failure(_ error: any Error, _ golden: SubjectGolden) -> Failure {
        guard let error = error as? GoldenError else { return SubjectPicture.failure(error, golden.input.name) }
        return Failure(error.isAboutWriting ? .cannotWrite : .cannotCreate, "\(golden.path): error: \(error.reason)")
    }

    private static func status(_ result: GoldenCheck.Result) -> (Outcome.Status, [String]) {
        let words: [String] = switch result.verdict {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
        if result.isRecorded { return (.recorded, words) }
        return switch result.verdict {
        case .same: (.same, [])
        case .missing: (.new, [])
        case .different: (.different, words)
        case .unreadable: (.unreadable, words)
        }
    }
}

/// Caches the last solved document.
private struct LastSolved {
    private var last: (look: Look, subject: DiagramSubject)?

    /// - Parameter document: the same on each call.
    mutating func subject(of document: any Subject, _ look: Look) throws(Failure) -> DiagramSubject {
        if let last, last.look == look { return last.subject }
        // Releases the old value first, to save memory.
        last = nil
        let subject = try document.diagramSubject(look)
        last = (look, subject)
        return subject
    }
}

/// Reads each document only once, regardless of its number of goldens.
final class SubjectCache: Sendable {
    /// A document with its own lock: only those who need it wait while it is read.
    private typealias Entry = Locked<Result<any Subject, Failure>?>

    private let entries = Locked<[PathKey: Entry]>([:])

    /// Reads documents on all cores; errors are thrown when a document is requested.
    func read(_ inputs: [SubjectInput]) {
        Cores.perform(inputs.count) { _ = try? document(of: inputs[$0]) }
    }

    func document(of input: SubjectInput) throws(Failure) -> any Subject {
        let key = PathKey(input.name)
        let entry = entries.withLock { entries in
            let entry = entries[key] ?? Entry(nil)
            entries[key] = entry
            return entry
        }
        let result = entry.withLock { document in
            let result = document ?? Result { () throws(Failure) in try Self.checked(input.read()) }
            document = result
            return result
        }
        return try result.get()
    }

    /// The document, if its list of goldens contains only valid names.
    private static func checked(_ subject: any Subject) throws(Failure) -> any Subject {
        guard let document = subject.document, let goldens = document.goldens else { return subject }
        var known: Set<GoldenLook> = []
        if let second = goldens.first(where: { GoldenLook(entry: $0.text).map { !known.insert($0).inserted } ?? false }) {
            let message = "\"\(TerminalText.excerpt(second.text))\" is listed twice; leave one of them out"
            throw Failure(DocumentError(Diagnostic(at: second.mark, message), in: document.source))
        }
        guard let wrong = goldens.first(where: { GoldenLook(entry: $0.text) == nil }) else { return subject }
        let message = "\"\(TerminalText.excerpt(wrong.text))\" names no golden; write frames, svg or png, and after a "
            + "space what follows the document's name in the file's: \"png ~dark@2x\""
        throw Failure(DocumentError(Diagnostic(at: wrong.mark, message), in: document.source))
    }
}

/// Runs work on all cores.
enum Cores {
    /// Calls `body` for each number below a count. Layouts of a program's own catalogue must be solved on the main thread, which
    /// then does all the work.
    static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
        if CatalogEntry.current == nil {
            DispatchQueue.concurrentPerform(iterations: count, execute: body)
        } else {
            for index in 0..<count { body(index) }
        }
    }
}
