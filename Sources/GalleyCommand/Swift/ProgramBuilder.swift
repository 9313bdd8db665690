import AtomicFiles
import Foundation
import SwiftSource
import TerminalText

/// A compiled program, and what it gives.
struct BuiltProgram: Sendable {
    let path: String
    /// The indices of the declarations that it gives, in order.
    let entries: [Int]
    /// Why the compiler refused others, by their indices.
    let refusals: [Int: String]
    /// Its folder, if it is for this run alone.
    let temporaryFolder: String?
}

/// Compiles the files of a module, unless that has been done before.
struct ProgramBuilder {
    private let module: SwiftModule
    private let toolchain: SwiftToolchain
    private let cache: ProgramCache

    /// How often what galley calls is compiled again without what the compiler refused.
    private static let attempts = 3

    init(_ module: SwiftModule) throws(Failure) {
        self.module = module
        toolchain = try SwiftToolchain()
        var key = Array((Galley.version + "\n" + toolchain.identity + "\n" + toolchain.arguments([], output: "").joined(separator: " ")).utf8)
        for file in module.files {
            key += Array("\n\(PathParts(file.path).name) \(file.source.bytes.count)\n".utf8) + file.source.bytes
        }
        cache = ProgramCache(key: key)
    }

    func build() throws(Failure) -> BuiltProgram {
        if cache.isThere() { return built(cache.folder, Self.refusals(cache.refusals)) }
        let work = try cache.workFolder()
        do {
            let refusals = try compile(in: work.path, isKept: work.isBeside)
            return built(work.isBeside ? cache.keep(work.path) : work.path, refusals)
        } catch {
            _ = try? FileManager.default.removeItem(atPath: work.path)
            throw error
        }
    }

    private func built(_ folder: String, _ refusals: [Int: String]) -> BuiltProgram {
        let entries = ProgramText(module) { refusals[$0] != nil }.entries.map(\.index)
        return BuiltProgram(path: PathParts.join(folder, "program"), entries: entries, refusals: refusals,
            temporaryFolder: folder == cache.folder ? nil : folder)
    }

    // MARK: Compiling

    /// Compiles the program in a folder, with what the compiler refuses of it.
    private func compile(in folder: String, isKept: Bool) throws(Failure) -> [Int: String] {
        var refusals: [Int: String] = [:]
        for _ in 0..<Self.attempts {
            let text = ProgramText(module) { refusals[$0] != nil }
            let result = try compile(text, in: folder, isKept: isKept)
            if result.status == 0 {
                try Self.write(Array(refusals.map { "\($0)\t\($1)\n" }.sorted().joined().utf8), to: PathParts.join(folder, "refusals"))
                return refusals
            }
            let errors = CompilerErrors(result.text, module: module, folder: folder)
            let refused = errors.refused(text)
            guard !errors.hasOthers(text), !refused.isEmpty else { throw errors.failure(toolchain) }
            refusals.merge(refused) { first, _ in first }
        }
        throw Failure(.software, "\(module.files[0].path): error: galley cannot call what it found in it; please report this")
    }

    private func compile(_ text: ProgramText, in folder: String, isKept: Bool) throws(Failure) -> Execution.Result {
        var files: [String] = []
        for (index, copy) in text.copies.enumerated() {
            files.append(Self.copy(of: module.files[index].path, index, in: folder))
            try Self.write(copy, to: files[index])
        }
        files.append(PathParts.join(folder, "main.swift"))
        try Self.write(Array(text.main.utf8), to: files[files.count - 1])
        // Where galley can keep nothing, the compiler cannot either.
        let modules = PathParts.join(folder, "modules")
        let result = try Execution.run(
            toolchain.compiler, toolchain.arguments(files, output: PathParts.join(folder, "program"))
                + (isKept ? [] : ["-module-cache-path", modules]))
        // What was compiled is not needed again.
        let sources = text.copies.indices.map { PathParts.join(folder, "\($0)") } + [files[files.count - 1], modules]
        for source in sources { _ = try? FileManager.default.removeItem(atPath: source) }
        return result
    }

    /// In a folder of its own: the files of a module may have one name.
    static func copy(of path: String, _ index: Int, in folder: String) -> String {
        let name = PathParts(path).name
        return PathParts.join(folder, "\(index)/" + (name == "main.swift" ? "main-file.swift" : name))
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        do {
            try FileManager.default.createDirectory(atPath: PathParts(path).folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(.cannotCreate, "cannot write \(path) to compile it: \(SystemError.text(error))")
        }
    }

    private static func refusals(_ path: String) -> [Int: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (Int, String)? in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return parts.count == 2 ? Int(parts[0]).map { ($0, String(parts[1])) } : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// What the compiler says of a program's files.
struct CompilerErrors {
    /// An error of a file's copy.
    private struct Entry {
        var file: Int
        var line: Int
        var message: String
    }

    private let text: String
    private let module: SwiftModule
    private var entries: [Entry] = []
    /// Whether there is an error that is not in a file.
    private var isElsewhere = false

    init(_ text: String, module: SwiftModule, folder: String) {
        self.module = module
        let copies = module.files.indices.map { ProgramBuilder.copy(of: module.files[$0].path, $0, in: folder) }
        for line in text.split(separator: "\n") where line.contains(": error: ") || line.hasPrefix("error: ") {
            guard let file = copies.firstIndex(where: { line.hasPrefix($0 + ":") }) else {
                isElsewhere = true
                continue
            }
            let parts = line.dropFirst(copies[file].count + 1).split(separator: ":", maxSplits: 3)
            entries.append(Entry(
                file: file, line: parts.first.flatMap { Int($0) } ?? 0,
                message: parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""))
        }
        // Nobody wrote what galley calls, so it is not quoted.
        let quoted = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("galley_entry_") }
        self.text = zip(copies, module.files).reduce(quoted.joined(separator: "\n")) { $0.replacing($1.0, with: $1.1.path) }
    }

    /// The declarations that cannot be called, with the reason, by their indices.
    func refused(_ text: ProgramText) -> [Int: String] {
        var refused: [Int: String] = [:]
        for entry in entries {
            guard let index = text.entries.first(where: { $0.file == entry.file && $0.lines.contains(entry.line) })?.index
            else { continue }
            refused[index] = refused[index] ?? entry.message
        }
        return refused
    }

    /// Whether any error is in what the user wrote.
    func hasOthers(_ text: ProgramText) -> Bool {
        entries.contains { $0.line <= text.lineCounts[$0.file] } || isElsewhere
    }

    /// What is not there of what the errors name, each once.
    private var notes: [String] {
        var notes: [String] = []
        for line in text.split(separator: "\n") where line.contains(": error: ") {
            guard let note = MissingNames.note(for: line.split(separator: ": error: ").last ?? line).map({ "note: \($0)" }),
                !notes.contains(note)
            else { continue }
            notes.append(note)
        }
        return notes
    }

    func failure(_ toolchain: SwiftToolchain) -> Failure {
        if text.contains("compiled with a different version of Swift") || text.contains("module compiled with Swift") {
            return Failure(
                .badInput, "galley's modules were built by another version of Swift than that of \(toolchain.compiler); unpack the "
                    + "release's archive for it, or build galley with it, by \"Scripts/install\" of its source")
        }
        return Failure(.badInput, lines: TerminalText.lines(([text.trimmingCharacters(in: .newlines)] + notes).joined(separator: "\n")))
    }
}
