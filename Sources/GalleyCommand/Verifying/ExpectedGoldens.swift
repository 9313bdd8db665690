import Foundation
import Goldens
import HostSystem
import LayoutDocument
import LayoutSubjects

/// The required goldens: those listed under `goldens` in documents, or in the lists beside the goldens, and those listed in a file.
struct ExpectedGoldens {
    let folder: GoldenFolder
    let documents: SubjectCache
    /// Those in the lists beside goldens, by document.
    private let listed: [PathKey: [SubjectGolden]]

    /// - Throws: if a folder or a list cannot be read, or two documents would have the same goldens.
    init(_ folder: GoldenFolder, of inputs: [SubjectInput], _ documents: SubjectCache) throws(Failure) {
        (self.folder, self.documents) = (folder, documents)
        listed = try folder.listed(of: inputs)
    }

    /// True if a document lists its goldens itself.
    func listsItsOwn(_ input: SubjectInput) -> Bool { entries(of: input) != nil }

    /// The existing goldens of each document. If a document lists its goldens, other files do not count.
    ///
    /// - Throws: if a folder cannot be listed, or two documents would have the same goldens.
    func existing(of inputs: [SubjectInput]) throws(Failure) -> [[SubjectGolden]] {
        try folder.goldens(of: inputs).map { $0.filter(isOne) }
    }

    /// True if a file is a golden of its document, which may list others.
    func isOne(_ golden: SubjectGolden) -> Bool {
        guard let entries = entries(of: golden.input) else { return true }
        return entries.contains { GoldenLook(entry: $0.text) == golden.name }
    }

    /// The goldens that `galley accept` records by default for a document. As `galley render` may have left pictures beside it,
    /// only a list or a table of frames indicates that its goldens were chosen.
    ///
    /// - Parameter existing: the existing goldens.
    func recorded(of input: SubjectInput, existing: [SubjectGolden]) -> [SubjectGolden] {
        all(of: input, existing: existing, hasUsualOnes: !existing.contains { $0.name.kind == .frames })
    }

    /// A document's goldens: existing and listed ones. A document with neither lacks the default ones.
    ///
    /// - Parameter existing: the existing goldens.
    func all(of input: SubjectInput, existing: [SubjectGolden]) -> [SubjectGolden] {
        all(of: input, existing: existing, hasUsualOnes: existing.isEmpty)
    }

    /// Empty for a document with errors, which the check of its goldens reports.
    private func entries(of input: SubjectInput) -> [ExpectedGolden]? { (try? documents.document(of: input))?.document?.goldens }

    private func all(of input: SubjectInput, existing: [SubjectGolden], hasUsualOnes: Bool) -> [SubjectGolden] {
        let entries = entries(of: input)
        let listed = entries == nil ? listed[PathKey(input.name)] ?? [] : []
        let expected = (entries ?? []).compactMap { GoldenLook(entry: $0.text) }
        let names = hasUsualOnes && entries == nil && listed.isEmpty ? GoldenLook.usualOnes : expected
        let known = Set(existing.map(\.name))
        let missing = names.filter { !known.contains($0) }.map { look in
            var golden = folder.golden(of: input, look)
            if !expected.isEmpty { golden.expectation = "\"goldens\" in \(input.name) lists it" }
            let mark = entries?.first { GoldenLook(entry: $0.text)?.suffix == golden.name.suffix }?.mark
            golden.expectationPlace = mark.map { SourcePlace(file: input.file, line: $0.line) }
            return golden
        }
        return existing + (missing + listed.filter { !known.contains($0.name) }).uniqued { PathKey($0.path) }
    }

    /// Listed goldens that do not exist, or belong to no checked document.
    ///
    /// - Parameters:
    ///   - path: a file with the path of a golden per line; ignores empty lines and those that begin with `#`.
    ///   - goldens: goldens that are checked anyway.
    static func missing(of path: String, besides goldens: [SubjectGolden]) throws(Failure) -> [Verification.Outcome] {
        guard let text = String(validating: try InputFile.bytes(of: path, "list of goldens"), as: UTF8.self) else {
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
                golden: name, document: nil, place: SourcePlace(file: path, line: index + 1), status: .missing,
                words: [reason]))
        }
        return missing
    }
}
