import AtomicFiles
import Foundation
import LayoutDocument

/// The goldens that there must be: those that documents list under `goldens`, and those of a list in a file.
struct ExpectedGoldens {
    let folder: GoldenFolder
    let documents: SubjectCache

    /// A document's goldens: those that exist, and those that it lists. One with neither lacks those that are recorded by
    /// default.
    ///
    /// - Parameter existing: the goldens that exist.
    func all(of input: SubjectInput, existing: [SubjectGolden]) -> [SubjectGolden] {
        // Of a document that is wrong, the check of its goldens says so.
        let entries = (try? documents.document(of: input))?.goldens ?? []
        let expected = entries.compactMap { GoldenName(entry: $0.text) }
        let names = existing.isEmpty && expected.isEmpty ? GoldenName.usualOnes : expected
        let known = Set(existing.map(\.name))
        let missing = names.filter { !known.contains($0) }.map { folder.golden(of: input, $0) }
        return existing + missing.uniqued { PathKey($0.path) }.map { golden in
            var golden = golden
            if !expected.isEmpty { golden.expectation = "\"goldens\" in \(input.name) lists it" }
            golden.expectationMark = entries.first { GoldenName(entry: $0.text)?.suffix == golden.name.suffix }?.mark
            return golden
        }
    }

    /// The goldens of a list that do not exist, or are of no document that is checked.
    ///
    /// - Parameters:
    ///   - path: a file with the path of a golden on each line; empty lines, and those that begin with `#`, do not count.
    ///   - goldens: those that are checked anyhow.
    static func missing(of path: String, besides goldens: [SubjectGolden]) throws(Failure) -> [Verification.Outcome] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(.noInput, "\(path): error: cannot read the list of goldens")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Failure(.badInput, "\(path): error: the list of goldens is not text in UTF-8")
        }
        let checked = Set(goldens.map { FilePlace($0.path) })
        var missing: [Verification.Outcome] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let name = line.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty, !name.hasPrefix("#"), !checked.contains(FilePlace(name)) else { continue }
            let isThere = FileManager.default.fileExists(atPath: name)
            let reason = "line \(index + 1) of \(path) lists it" + (isThere ? "; no document that is checked has it" : "")
            missing.append(Verification.Outcome(
                golden: name, document: nil, place: Verification.Place(file: path, line: index + 1), status: .missing,
                words: [reason]))
        }
        return missing
    }
}
