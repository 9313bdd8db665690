import CompositionalLayout
import Foundation
import HostFiles
@testable import LayoutSubjects
import ProgramMessages
@testable import SwiftSource
import TestSupport
import Testing

/// The attempts at drawing an entry, with a program that answers as a test says.
struct AttemptTests {
    private let galley = Galley()

    private final class Program: EntryProgram {
        let lacksCode = false
        let canGrow = false
        let asked = Locked([Assumptions]())
        private let check: @Sendable (Assumptions) throws -> EntryCheck

        init(_ check: @escaping @Sendable (Assumptions) throws -> EntryCheck) { self.check = check }

        func answer(_ request: ProgramRequest) throws -> ProgramAnswer {
            guard case .check(let parameters) = request else { return .sections(1, described: 1) }
            asked.withLock { $0.append(parameters.assumptions) }
            return .found(try check(parameters.assumptions))
        }
    }

    private static func entry(isMember: Bool, in program: Program) -> SwiftEntry {
        var declaration = Declaration(
            kind: isMember ? .function : .controller, product: .layout, typePath: isMember ? ["Feed"] : [], name: "layout", file: 0, line: 1,
            range: 0..<1)
        if isMember { (declaration.needsInstance, declaration.creation) = (true, .controller) }
        var entry = SwiftEntry(declaration, number: 0, in: program)
        (entry.setProperties, entry.hasEmptyData) = (["model: Model()"], true)
        return entry
    }

    private static func request() -> LayoutRequest { LayoutRequest(entry: 0, viewport: Device.default.viewport) }

    /// Code that stops until something is assumed.
    @Test(arguments: [Assumptions](arrayLiteral: [], .shownController, .properties, .lists, [.lists, .models], .placeholders), [true, false])
    func theFirstPictureThatIsTrueWins(needed: Assumptions, isMember: Bool) throws {
        let program = Program { assumptions in
            guard assumptions.isSuperset(of: needed) else { throw RunError.ended("no data") }
            return EntryCheck(shown: nil)
        }
        var entry = Self.entry(isMember: isMember, in: program)
        let attempts = entry.attempts.enumerated().filter { index, one in
            index == 0 || (!one.contains(.items) || one.contains(.properties)) && one.subtracting(.shownController) != .properties
        }.map(\.element)
        _ = try entry.attempt(SwiftChoice(), Self.request())
        if let index = attempts.firstIndex(where: { $0.isSuperset(of: needed) }) {
            #expect(program.asked.withLock { $0 } == Array(attempts[...index]) && entry.runError == nil)
        } else {
            #expect(program.asked.withLock { $0 } == attempts && entry.runError != nil)
        }
    }

    /// The first attempt stops elsewhere: a property is unset.
    @Test(arguments: [true, false])
    func anOutlinedBodyThatStopsALaterAttemptGetsAPlainValue(isMember: Bool) throws {
        let program = Program { assumptions in
            guard assumptions.contains(.properties) else { throw RunError.ended("no data") }
            guard assumptions.contains(.outlines) else { throw RunError.ended("Fatal error: \(SliceBodies.ID.words) 0 12") }
            return EntryCheck(shown: nil)
        }
        var entry = Self.entry(isMember: isMember, in: program)
        _ = try entry.attempt(SwiftChoice(), Self.request())
        #expect(entry.assumptions.isSuperset(of: [.properties, .outlines]) && entry.runError == nil)
    }

    /// Eight calls for large slices, about 27 for slices of 15 KB; blanks take the compiler no time.
    @Test(arguments: [(200_000, 8), (85_000, 8), (15_000, 27), (0, 54)])
    func smallSlicesGetMoreCallsThanLargeOnes(bytes: Int, calls: Int) {
        let budget = CompilerBudget()
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: bytes) + [UInt8](repeating: UInt8(ascii: " "), count: 500_000)
        while budget.hasCall { budget.takeCall([text]) }
        #expect(budget.calls == calls && budget.isShort)
    }

    /// Its model may bring items of its own, which are better than placeholders; without them, fewer assumptions are.
    @Test(arguments: [true, false])
    func anEntryWithPlaceholderItemsGetsItsModel(bringsItems: Bool) throws {
        let program = Program { assumptions in
            var check = EntryCheck(shown: nil)
            check.hasAssumedCounts = !bringsItems || !assumptions.contains(.properties)
            return check
        }
        var entry = Self.entry(isMember: false, in: program)
        _ = try entry.attempt(SwiftChoice(), Self.request())
        #expect(program.asked.withLock { $0 } == [[], .properties] && entry.assumptions == (bringsItems ? .properties : []))
    }

    @Test func anEmptyDataSourceGetsItemsBeforeItsDataAreAssumed() throws {
        let program = Program { assumptions in
            var check = EntryCheck(shown: nil)
            check.isEmpty = !assumptions.contains(.items)
            return check
        }
        var entry = Self.entry(isMember: false, in: program)
        _ = try entry.attempt(SwiftChoice(), Self.request())
        #expect(program.asked.withLock { $0 } == [[], .properties, .items] && entry.assumptions == .items)
    }

    /// The controller's own data come before assumed items.
    @Test(arguments: [true, false])
    func anEmptyDataSourceGetsTheDataOfAModelThatOtherCodeSets(isMember: Bool) throws {
        let program = Program { assumptions in
            var check = EntryCheck(shown: nil)
            check.isEmpty = assumptions.isDisjoint(with: [.properties, .items])
            return check
        }
        var entry = Self.entry(isMember: isMember, in: program)
        _ = try entry.attempt(SwiftChoice(), Self.request())
        #expect(entry.assumptions == (isMember ? [.shownController, .properties] : .properties))
    }

    /// Time that is counted in answers.
    @Test(arguments: 1...8)
    func theEndOfTheTimeEndsTheClimb(answers: Int) throws {
        let program = Program { _ in throw RunError.ended("no data") }
        var entry = Self.entry(isMember: true, in: program)
        var choice = SwiftChoice()
        choice.deadline = Deadline(seconds: Double(answers)) { Double(program.asked.withLock { $0.count }) }
        _ = try entry.attempt(choice, Self.request())
        #expect(program.asked.withLock { $0.count } == answers && entry.isCutShort && entry.runError != nil)
        #expect(entry.differences.contains { $0.failsStrict && $0.words.contains("--timeout extends it") })
    }

    @Test func codeThatDoesNotEndIsTriedOnce() throws {
        let program = Program { _ in throw RunError.timeout(20) }
        var entry = Self.entry(isMember: true, in: program)
        _ = try entry.attempt(SwiftChoice(), Self.request())
        #expect(program.asked.withLock { $0.count } == 1 && entry.runError != nil)
    }

    /// A copy is wrong where its file is right.
    @Test(arguments: [("struct Row {}\n", true), ("struct Row {}}\n", false)])
    func aWrongCopyOfARightFileIsGalleysFault(text: String, isRight: Bool) throws {
        let compiler = try #require(Tool.named("swiftc")).path
        try galley.write(text, to: "Row.swift")
        let path = galley.folder.appendingPathComponent("Row.swift").path
        var failure = Failure(.badInput, "\(path):1:14: error: extraneous '}' at top level")
        failure.files = [path: failure.message]
        let told = try CopyFaults.told(failure, compiler: compiler)
        #expect(told.message.contains("galley's copy of this file does not parse") == isRight && (told.status == .software) == isRight)
    }
}
