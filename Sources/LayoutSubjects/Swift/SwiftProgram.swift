import AppCode
import CompositionalLayout
import ProgramMessages
import SwiftSource

/// The drawable declarations in a module's Swift files, compiled and checked.
struct SwiftProgram: Sendable {
    /// The files as they are.
    let module: SwiftModule
    /// The drawable declarations, in drawing order.
    let found: [Found]
    let leftOut: [LeftOut]
    /// Other files of the app whose code is compiled.
    let otherFiles: [String]
    /// Code that is left out, a line each.
    let omissions: [String]

    struct Found: Sendable {
        var declaration: Declaration
        /// Its index in the program.
        var entry: Int
        let program: RunningProgram
        /// The reason that the code ended before it returned a layout.
        var stop: RunningProgram.Stop?
        /// The reason that its items are replaced by placeholders.
        var replacedItems: RunningProgram.Stop?
    }

    struct LeftOut: Sendable {
        var declaration: Declaration
        var reason: String
    }

    init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        let app = AppFolder(around: paths, root: choice.root)
        let module = try SwiftModule(paths, choice.compilation, in: app)
        var (found, leftOut, otherFiles, omissions) = ([Found](), [LeftOut](), [String](), [String]())
        var failure: Failure?
        for target in AppSlices.targets(of: module, app) {
            let attempts = try SwiftAttempts(module.with(target.map { module.files[$0] }, drawing: target.count), app, choice)
            found += attempts.found.map { one in
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            leftOut += attempts.leftOut.map { one in
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            otherFiles += attempts.otherFiles.filter { !otherFiles.contains($0) && !paths.contains($0) }
            omissions += attempts.omissions
            failure = failure ?? attempts.failure
        }
        (self.module, self.found, self.leftOut, self.otherFiles, self.omissions) = (module, found, leftOut, otherFiles, omissions)
        if found.isEmpty, let failure { throw failure }
    }
}

/// Programs of the same files, each drawing what those before it could not draw.
private struct SwiftAttempts {
    private let declarations: [Declaration]
    private let choice: SwiftChoice
    private var drawn: [Int: SwiftProgram.Found] = [:]
    private var reasons: [Int: String] = [:]
    /// The first error that kept all declarations from being compiled.
    private(set) var failure: Failure?
    private(set) var otherFiles: [String] = []
    private(set) var omissions: [String] = []

    /// - Throws: if the files belong to no app and do not compile.
    init(_ module: SwiftModule, _ app: AppFolder, _ choice: SwiftChoice) throws(Failure) {
        let slices = AppSlices(module, app)
        (declarations, self.choice) = (slices.declarations, choice)
        if slices.isWithinFiles { draw(module) }
        if slices.isApp {
            if found.isEmpty { draw(slices.slice(of: declarations), leavingOutRejected: true) }
        } else if let failure {
            throw failure
        }
        let members = missing.filter { $0.kind != .controller }
        if !members.isEmpty {
            draw(slices.slice(of: members, alone: true), leavingOutRejected: slices.isApp, only: members)
        }
    }

    var found: [SwiftProgram.Found] { declarations.indices.compactMap { drawn[$0] } }

    /// Declarations that no program could draw.
    private var missing: [Declaration] {
        declarations.indices.filter { drawn[$0] == nil || drawn[$0]?.stop != nil }.map { declarations[$0] }
    }

    var leftOut: [SwiftProgram.LeftOut] {
        declarations.indices.filter { drawn[$0] == nil }.map { index in
            SwiftProgram.LeftOut(
                declaration: declarations[index], reason: reasons[index] ?? declarations[index].obstacle ?? "is not compiled")
        }
    }

    /// - Parameters:
    ///   - leavesOut: true to leave out code that the compiler rejects.
    ///   - roots: the declarations to draw; `nil` for all.
    private mutating func draw(_ module: SwiftModule, leavingOutRejected leavesOut: Bool = false, only roots: [Declaration]? = nil) {
        guard module.declarations.declarations.contains(where: \.isDrawable) else {
            return note(module.declarations.declarations.map { ($0, $0.obstacle) })
        }
        do throws(Failure) {
            let built = try ProgramBuilder(module, choice, leavingOutRejected: leavesOut).build()
            let count = found.count
            try draw(built, Set((roots ?? declarations).compactMap(index)))
            guard found.count > count else { return }
            otherFiles += built.otherFiles.filter { !otherFiles.contains($0) }
            omissions += built.omissions.filter { !omissions.contains($0) }
        } catch {
            failure = failure ?? error
            let first = error.message.split(separator: "\n").first { $0.contains("error:") } ?? ""
            note((roots ?? declarations).map { ($0, "does not compile: \(first)") })
        }
    }

    private mutating func draw(_ built: BuiltProgram, _ roots: Set<Int>) throws(Failure) {
        let program = RunningProgram(built, seconds: choice.seconds)
        for (number, declaration) in built.module.declarations.declarations.enumerated() {
            guard let index = index(of: declaration), roots.contains(index), drawn[index] == nil || drawn[index]?.stop != nil
            else { continue }
            let reason: String?
            if let obstacle = declaration.obstacle ?? built.refusals[number] {
                reason = obstacle
            } else if let entry = built.entries.firstIndex(of: number) {
                var found = SwiftProgram.Found(declaration: declaration, entry: entry, program: program)
                reason = try found.refusal(choice, built.module.interfaces)
                if reason == nil, drawn[index] == nil || found.stop == nil { drawn[index] = found }
            } else {
                reason = "galley cannot call it"
            }
            note([(declaration, reason)])
        }
    }

    private mutating func note(_ found: [(Declaration, String?)]) {
        for (declaration, reason) in found {
            guard let index = index(of: declaration), let reason else { continue }
            reasons[index] = reasons[index] ?? reason
        }
    }

    /// Lines and names stay the same in slices.
    private func index(of declaration: Declaration) -> Int? {
        declarations.firstIndex { $0.file == declaration.file && $0.line == declaration.line && $0.path == declaration.path }
    }
}

extension SwiftProgram.Found {
    /// The reason that an entry yields no layout; `nil` if it yields one, or stops, which is reported when it is drawn.
    fileprivate mutating func refusal(_ choice: SwiftChoice, _ interfaces: InterfaceFiles) throws(Failure) -> String? {
        var request = LayoutRequest(
            entry: entry, viewport: Device.default.viewport, itemCounts: choice.itemCounts, fonts: choice.fonts)
        request.interfaces = interfaces.listings
        do {
            return try refusal(request)
        } catch let stop as RunningProgram.Stop {
            request.itemCounts = request.itemCounts ?? Self.placeholders
            do {
                let reason = try refusal(request)
                replacedItems = stop
                return reason
            } catch {
                self.stop = stop
                return nil
            }
        } catch {
            throw Failure(.software, "cannot run the compiled program: \(error)")
        }
    }

    /// The replacement of its items, for messages.
    var deviation: String? { replacedItems.map { "placeholder items are drawn, as its own cannot be: \($0.words)" } }

    /// Item counts for a layout whose data cannot be had.
    static let placeholders = [12]

    private func refusal(_ request: LayoutRequest) throws -> String? {
        switch try program.answer(.check(request)) {
        case .found, .solved: nil
        case .refused(let reason): reason
        }
    }

    /// - Parameter name: the name in messages.
    func solved(_ request: LayoutRequest, name: String) throws(Failure) -> ProgramLayout {
        do {
            if let stop { throw stop }
            switch try program.answer(.solve(request)) {
            case .solved(let layout): return layout
            case .refused(let reason): throw Failure(.badInput, "\(name): error: \(reason)")
            case .found: throw Failure(.software, "\(name): error: the program sent an unexpected answer")
            }
        } catch let failure as Failure {
            throw failure
        } catch let stop as RunningProgram.Stop {
            throw Failure(.badInput, "\(name): error: \(stop.words)")
        } catch {
            throw Failure(.software, "\(name): error: \(error)")
        }
    }
}
