import AppCode
import SwiftSource

/// The drawable declarations in a module's Swift files, compiled and checked.
struct SwiftProgram: Sendable {
    /// The module of the user's files, without edits.
    let module: SwiftModule
    /// The declarations that are drawn, in drawing order.
    let entries: [SwiftEntry]
    /// Entries that repeat another entry's picture; only `--only` draws them.
    let repeated: [SwiftEntry]
    let refused: [RefusedEntry]
    /// Files that do not compile and are left out.
    private(set) var broken: [BrokenFile] = []
    /// The app's folder; `nil` for files outside of an app.
    let appFolder: String?
    /// True if some of the app's files are not searched.
    let isAppCut: Bool
    let basis: ProgramBasis

    struct RefusedEntry: Sendable {
        var declaration: Declaration
        var reason: String
    }

    struct BrokenFile: Sendable {
        var path: String
        var failure: Failure
    }

    /// - Throws: if no file compiles, or if there is an error outside the files.
    init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        var (rest, broken) = (paths, [BrokenFile]())
        while true {
            do throws(Failure) {
                self = try SwiftProgram(compiling: rest, choice)
                self.broken = broken
                return
            } catch {
                let error = try CopyFaults.told(error, compiler: Execution.path(of: "swiftc"))
                let failed = rest.filter { error.files[$0] != nil }
                if failed.isEmpty || failed.count == rest.count {
                    throw broken.isEmpty ? error : Failure(
                        error.status, lines: (broken.map(\.failure.message) + [error.message]).joined(separator: "\n"))
                }
                broken += failed.map { BrokenFile(path: $0, failure: Failure(error.status, lines: error.files[$0] ?? "")) }
                rest.removeAll(where: failed.contains)
            }
        }
    }

    private init(compiling paths: [String], _ choice: SwiftChoice) throws(Failure) {
        let app = AppFolder(around: paths, root: choice.root)
        let module = try SwiftModule(paths, choice.compilation, in: app)
        var (entries, repeated, refused) = ([SwiftEntry](), [SwiftEntry](), [RefusedEntry]())
        var (basis, failure) = (ProgramBasis(), Failure?.none)
        for target in AppSlices.targets(of: module, app) {
            let attempts = try SwiftAttempts(module.with(target.map { module.files[$0] }, drawing: target.count), app, choice)
            if attempts.entries.isEmpty, let failure = attempts.failure {
                let failed = paths.count { failure.files[$0] != nil }
                // The caller leaves out these files and draws the others.
                if failed > 0, failed < paths.count { throw failure }
            }
            func placed(_ one: SwiftEntry) -> SwiftEntry {
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            entries += attempts.entries.map(placed)
            repeated += attempts.repeated.map(placed)
            refused += attempts.refused.map { one in
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            basis.add(attempts.basis)
            failure = failure ?? attempts.failure
        }
        basis.otherFiles.removeAll(where: paths.contains)
        (self.module, self.entries, self.repeated, self.refused, self.basis) = (module, Self.numbered(entries), repeated, refused, basis)
        (appFolder, isAppCut) = (app.root, app.isCut)
        if entries.isEmpty, let failure { throw failure }
    }

    /// Numbers the entries of a file that have the same name, such as overloads, from the second one on.
    private static func numbered(_ entries: [SwiftEntry]) -> [SwiftEntry] {
        var (entries, counts) = (entries, [String: Int]())
        for index in entries.indices {
            let name = "\(entries[index].declaration.file) \(entries[index].declaration.path)"
            counts[name, default: 0] += 1
            if let count = counts[name], count > 1 { entries[index].declaration.name += "-\(count)" }
        }
        return entries
    }
}
