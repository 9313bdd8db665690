import CompositionalLayout
import ProgramMessages
import SwiftSource

/// The drawable declarations in a module's Swift files, compiled and checked.
struct SwiftProgram: Sendable {
    let module: SwiftModule
    /// The drawable declarations, in drawing order.
    let found: [Found]
    let leftOut: [LeftOut]

    struct Found: Sendable {
        var declaration: Declaration
        /// Its index in the program.
        var entry: Int
        let program: RunningProgram
        /// The reason that the code ended before it returned a layout.
        var stop: RunningProgram.Stop?
    }

    struct LeftOut: Sendable {
        var declaration: Declaration
        var reason: String
    }

    init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        module = try SwiftModule(paths, choice.compilation)
        let all = module.declarations.declarations
        guard all.contains(where: \.isDrawable) else {
            (found, leftOut) = ([], all.map { LeftOut(declaration: $0, reason: $0.obstacle ?? "") })
            return
        }
        let built = try ProgramBuilder(module, choice.compilation.arguments).build()
        let program = RunningProgram(built, seconds: choice.seconds)
        var (found, leftOut) = ([Found](), [LeftOut]())
        for (index, declaration) in all.enumerated() {
            let reason: String?
            if let obstacle = declaration.obstacle ?? built.refusals[index] {
                reason = obstacle
            } else if let entry = built.entries.firstIndex(of: index) {
                var entry = Found(declaration: declaration, entry: entry, program: program)
                reason = try Self.refusal(&entry, choice, module.interfaces)
                if reason == nil { found.append(entry) }
            } else {
                reason = "galley cannot call it"
            }
            if let reason { leftOut.append(LeftOut(declaration: declaration, reason: reason)) }
        }
        (self.found, self.leftOut) = (found, leftOut)
    }

    /// The reason that an entry yields no layout; `nil` if it yields one, or stops, which is reported when it is drawn.
    private static func refusal(
        _ found: inout Found, _ choice: SwiftChoice, _ interfaces: InterfaceFiles
    ) throws(Failure) -> String? {
        var request = LayoutRequest(entry: found.entry, viewport: Device.default.viewport, fonts: choice.fonts)
        request.interfaces = interfaces.listings
        do {
            switch try found.program.answer(.check(request)) {
            case .found, .solved: return nil
            case .refused(let reason): return reason
            }
        } catch let stop as RunningProgram.Stop {
            found.stop = stop
            return nil
        } catch {
            throw Failure(.software, "cannot run the compiled program: \(error)")
        }
    }
}

extension SwiftProgram.Found {
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
