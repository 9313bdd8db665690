import Foundation
import Goldens

/// The goldens of documents, found by their names.
struct GoldenFolder {
    /// Where goldens lie; `nil` for beside their documents.
    let path: String?

    /// The goldens of each document, by name, and files that look like a document's but for how they are called.
    ///
    /// - Throws: where a folder cannot be listed.
    func goldens(of inputs: [InputDocument]) throws(Failure) -> [[DocumentGolden]] {
        var goldens = inputs.map { _ in [DocumentGolden]() }
        let folders = Dictionary(grouping: inputs.indices) { folder(of: inputs[$0]) }
        for (folder, indices) in folders.sorted(by: { $0.key < $1.key }) {
            // The longest name first: of "photo" and "photo-plain" the latter owns "photo-plain.svg".
            let owners = indices.sorted { inputs[$0].stem.count > inputs[$1].stem.count }
            for file in try Self.files(in: folder) {
                for index in owners where file.hasPrefix(inputs[index].stem) {
                    guard let name = GoldenName(file.dropFirst(inputs[index].stem.count)) else { continue }
                    goldens[index].append(golden(inputs[index], file, folder, name))
                    break
                }
            }
        }
        return goldens
    }

    private func golden(_ input: InputDocument, _ file: String, _ folder: String, _ name: GoldenName) -> DocumentGolden {
        DocumentGolden(
            input: input, path: PathParts.join(folder, file),
            file: GoldenFile(file, in: URL(fileURLWithPath: folder.isEmpty ? "." : folder)), name: name)
    }

    /// The golden of a document and a name.
    func golden(of input: InputDocument, _ name: GoldenName) -> DocumentGolden {
        golden(input, input.stem + name.suffix, folder(of: input), name)
    }

    /// Pictures and frames of Galley's in the documents' folders that belong to none of them.
    func orphans(of inputs: [InputDocument], knowing goldens: [[DocumentGolden]]) throws(Failure) -> [String] {
        let known = Set(goldens.joined().map(\.path))
        var orphans: [String] = []
        for folder in Set(inputs.map(folder)).sorted() {
            for file in try Self.files(in: folder) {
                let path = PathParts.join(folder, file)
                guard !known.contains(path), GoldenName.Kind.allCases.contains(where: { file.hasSuffix($0.suffix) }) else { continue }
                if GoldenOrigin.isOurs(GoldenFile(file, in: URL(fileURLWithPath: folder.isEmpty ? "." : folder))) { orphans.append(path) }
            }
        }
        return orphans
    }

    private func folder(of input: InputDocument) -> String {
        path ?? input.path.map { PathParts($0).folder } ?? ""
    }

    private static func files(in folder: String) throws(Failure) -> [String] {
        guard FileManager.default.fileExists(atPath: folder.isEmpty ? "." : folder) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw Failure(.noInput, "\(folder): error: cannot read the folder: \(SystemError.text(error))")
        }
    }
}
