package import Goldens
import HostFiles
import LayoutDiagram
import LayoutDocument
import LayoutSubjects
import MessageText
import PagePictures

/// Compares documents with their goldens, on all cores.
package struct Verification {
    let mode: RecordingMode
    /// True to record goldens without elements, and to let them pass.
    let allowsEmpty: Bool

    package init(mode: RecordingMode, allowsEmpty: Bool) {
        (self.mode, self.allowsEmpty) = (mode, allowsEmpty)
    }

    /// Checks goldens, without duplicates.
    ///
    /// - Returns: the outcomes in the order of the goldens.
    package func run(_ goldens: [DocumentGolden], of documents: ReadLayouts) -> [Outcome] {
        let batches = Self.batches(goldens)
        let outcomes = Parallel.map(batches.count) { batch in
            var solved = SolvedLayoutCache()
            return batches[batch].map { index in
                let start = ContinuousClock.now
                var outcome = outcome(goldens[index], documents, &solved)
                outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
                return outcome
            }
        }
        return zip(batches.joined(), outcomes.joined()).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Groups goldens of one document that need the same layout, so that it is solved only once.
    private static func batches(_ goldens: [DocumentGolden]) -> [[Int]] {
        struct Key: Hashable {
            var document: PathKey
            var look: Look
        }
        return OrderedGroups(goldens.indices) { index in
            Key(document: PathKey(goldens[index].input.name), look: goldens[index].name.look.ofLayout)
        }.all.map(\.values)
    }

    private func outcome(_ golden: DocumentGolden, _ documents: ReadLayouts, _ solved: inout SolvedLayoutCache) -> Outcome {
        var outcome = Outcome(golden: golden.path, document: golden.input.name, status: .same, words: [])
        do {
            let document = try documents.document(of: golden.input)
            let golden = try golden.settled(for: document)
            try golden.checkStyle(of: document)
            let diagram = golden.diagram(try solved.layout(of: document, golden.name.solvedLook), of: document)
            let snapshot = try golden.snapshot(of: diagram)
            outcome.notes = snapshot.notes
            // A page's picture may serve as a golden, but only `galley docs` redraws it.
            let mode = mode != .never && PictureSeal.isOn(golden.file) ? .never : mode
            let result = try GoldenCheck(mode, allowsEmpty: allowsEmpty).run(snapshot, against: golden.file)
            (outcome.status, outcome.words) = Self.status(result)
            if case .different(let difference) = result.verdict, outcome.status == .different {
                outcome.failed = FailedVariant(subject: golden.input.name, golden: golden.name, cause: difference.cause)
            }
            if outcome.status == .new, let expectation = golden.expectation {
                (outcome.status, outcome.words) = (.missing, ["line \(expectation.line) of \(expectation.file) asks for it"])
            }
            outcome.place = golden.place(of: result.verdict, in: document)
            // Matching goldens are not kept, as there may be thousands.
            if outcome.isProblem { (outcome.snapshot, outcome.check) = (snapshot, result) }
            if result.isRecorded, let picture = snapshot.picture {
                outcome.missing.collect(picture, fonts: golden.fonts(of: document), of: [document])
            }
        } catch {
            let failure = Self.failure(error, golden)
            outcome.status = .failed
            outcome.failure = failure
            outcome.place = failure.mark.map { SourcePlace(file: golden.input.file, line: $0.line, column: $0.column) }
            outcome.words = failure.message.split(separator: "\n").map(String.init)
            // Errors in a document apply to all of its goldens.
            outcome.failed = FailedVariant(
                subject: golden.input.name, golden: golden.name, cause: DifferenceCause(changes: outcome.words))
        }
        return outcome
    }

    private static func failure(_ error: any Error, _ golden: DocumentGolden) -> Failure {
        if error is GoldenRefusal { return Failure(.badInput, "\(golden.path): error: \(error)") }
        guard let error = error as? GoldenError else { return EncodedPicture.failure(error, golden.input.name) }
        return Failure(error.isAboutWriting ? .cannotWrite : .cannotCreate, "\(golden.path): error: \(error.reason)")
    }

    private static func status(_ result: GoldenCheck.Result) -> (Outcome.Status, [String]) {
        let status: Outcome.Status = switch result.verdict {
        case .same: .same
        case .missing: .new
        case .different: .different
        case .unreadable: .unreadable
        }
        return (result.isRecorded ? .recorded : status, result.verdict.words)
    }
}
