import AppCode
import SwiftSource

/// The drawable declarations in a module's Swift files, compiled and checked.
struct SwiftProgram: Sendable {
    /// The files as they are.
    let module: SwiftModule
    /// The drawable declarations, in drawing order.
    let found: [Found]
    /// Declarations that give a view controller whose class is drawn itself.
    let repeated: [Found]
    let leftOut: [LeftOut]
    /// Files that do not compile, which the program is without.
    private(set) var broken: [BrokenFile] = []
    /// The app's folder; `nil` for files of none.
    let appFolder: String?
    /// True if some of the app's files are not searched.
    let isAppCut: Bool
    let surroundings: Surroundings

    struct LeftOut: Sendable {
        var declaration: Declaration
        var reason: String
    }

    struct BrokenFile: Sendable {
        var path: String
        var failure: Failure
    }

    struct Omission: Sendable, Hashable {
        var path: String
        var line: Int
        /// A line, with the place.
        var words: String
        /// True for a value that is assumed, without which frames would differ.
        var decidesFrames = false
    }

    /// The rest of the app as the program has it; no duplicates.
    struct Surroundings: Sendable {
        /// Other files of the app whose code is compiled.
        var otherFiles: [String] = []
        /// Code that is left out, and values that are assumed in its place; what decides frames comes first.
        var omissions: [Omission] = []
        /// Declarations that are taken although others may be meant.
        var assumptions: [Omission] = []
        /// Modules in whose place galley's own are.
        var standIns: [Omission] = []

        mutating func add(_ other: Surroundings) {
            otherFiles += other.otherFiles.filter { !otherFiles.contains($0) }
            let all = omissions + other.omissions.filter { !omissions.contains($0) }
            omissions = all.filter(\.decidesFrames) + all.filter { !$0.decidesFrames }
            assumptions += other.assumptions.filter { !assumptions.contains($0) }
            standIns += other.standIns.filter { !standIns.contains($0) }
        }
    }

    /// - Throws: errors in all of the files, or in none of them.
    init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        var (rest, broken) = (paths, [BrokenFile]())
        while true {
            do throws(Failure) {
                self = try SwiftProgram(compiling: rest, choice)
                self.broken = broken
                return
            } catch {
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
        var (found, repeated, leftOut) = ([Found](), [Found](), [LeftOut]())
        var surroundings = Surroundings()
        var failure: Failure?
        for target in AppSlices.targets(of: module, app) {
            let attempts = try SwiftAttempts(module.with(target.map { module.files[$0] }, drawing: target.count), app, choice)
            if attempts.found.isEmpty, let failure = attempts.failure {
                let failed = paths.count { failure.files[$0] != nil }
                // The others are drawn without these files.
                if failed > 0, failed < paths.count { throw failure }
            }
            func placed(_ one: Found) -> Found {
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            found += attempts.found.map(placed)
            repeated += attempts.repeated.map(placed)
            leftOut += attempts.leftOut.map { one in
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            surroundings.add(attempts.surroundings)
            failure = failure ?? attempts.failure
        }
        surroundings.otherFiles.removeAll(where: paths.contains)
        (self.module, self.found, self.repeated, self.leftOut) = (module, found, repeated, leftOut)
        self.surroundings = surroundings
        (appFolder, isAppCut) = (app.root, app.isCut)
        if found.isEmpty, let failure { throw failure }
    }
}
