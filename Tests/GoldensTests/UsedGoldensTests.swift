import Foundation
@testable import Goldens
import HostFiles
import TestSupport
import Testing

/// The lists of used goldens, which determine obsolete ones.
struct UsedGoldensTests {
    private static let whole = ["/x/P.xctest", "--testing-library", "swift-testing"]
    private let temporary = TemporaryFolder()
    private var package: URL { temporary.url }

    init() throws { try Data().write(to: package.appendingPathComponent("Package.swift")) }

    private func golden(_ name: String, in other: URL? = nil) -> URL {
        (other ?? package).appendingPathComponent("Tests/__Snapshots__/T/\(name).txt")
    }

    private func ask(_ names: [String], _ arguments: [String] = whole, isComplete: Bool = true) throws {
        try UsedGoldens(names.map { golden($0) }).write(
            to: package.appendingPathComponent(".build/galley"), of: TestProcess(arguments: arguments), isComplete: isComplete)
    }

    private func asked(_ names: [String], in other: URL? = nil) throws -> [String]? {
        let list = try ProcessEnvironment.$given.withValue([:]) { try UsedGoldens.read(for: golden("any", in: other)) }
        return list.map { list in names.filter { list.contains(golden($0, in: other)) } }
    }

    @Test(arguments: [
        (["P.xctest", "--testing-library", "swift-testing"], false),
        (["P.xctest", "--skip-build", "--parallel", "--testing-library", "swift-testing"], false),
        (["P.xctest", "--filter", "a", "--testing-library", "swift-testing"], true),
        (["P.xctest", "--skip=a", "--testing-library", "swift-testing"], true),
        (["P.xctest"], false), (["xctest", "/x/P.xctest"], false), (["P.xctest", "M.Class/test"], true),
        (["P.xctest", "M.Class/test,M.Class/other"], true), (["xctest", "-XCTest", "M.Class/test", "/x/P.xctest"], true),
    ])
    func aRunOfSomeTestsIsKnownByItsArguments(arguments: [String], isPartial: Bool) {
        #expect(TestProcess(arguments: arguments).isPartial == isPartial)
    }

    @Test func aWholeRunTakesThePlaceOfTheLast() throws {
        #expect(try asked(["a"]) == nil)
        try ask(["a", "b"])
        try ask(["b", "c"])
        #expect(try asked(["a", "b", "c"]) == ["b", "c"])
    }

    @Test(arguments: [["P.xctest", "--filter", "c", "--testing-library", "swift-testing"], ["P.xctest", "M.Class/test"]])
    func aRunOfSomeTestsAddsToTheListAndTakesNothing(arguments: [String]) throws {
        try ask(["c"], arguments)
        #expect(try asked(["c"]) == nil, "it says nothing of the others")
        try ask(["a"])
        for name in ["c", "d", "c"] { try ask([name], arguments) }
        #expect(try asked(["a", "b", "c", "d"]) == ["a", "c", "d"])
    }

    @Test func aRunThatFellShortTakesNothing() throws {
        try ask(["a", "b"])
        try ask(["c"], isComplete: false)
        #expect(try asked(["a", "b", "c"]) == ["a", "b", "c"])
    }

    @Test func aPackageThatIsMovedOrReachedByALinkKeepsItsList() throws {
        try ask(["a"])
        let link = package.deletingLastPathComponent().appendingPathComponent("galley-link-\(UUID())")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package)
        defer { unlink(link.path) }
        #expect(try asked(["a", "b"], in: link) == ["a"])
        let place = package.deletingLastPathComponent().appendingPathComponent("galley-moved-\(UUID())")
        try FileManager.default.moveItem(at: package, to: place)
        defer { try? FileManager.default.moveItem(at: place, to: package) }
        #expect(try asked(["a", "b"], in: place) == ["a"])
    }

    @Test func manyProcessesAddAtOnce() throws {
        try ask([])
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            do {
                try ask(["g\(index)"], ["P.xctest", "M.Class/test\(index)"])
            } catch {
                Issue.record(error)
            }
        }
        #expect(try asked((0..<40).map { "g\($0)" })?.count == 40)
    }

    @Test func reportsOfProcessesDoNotTakeEachOthersPlace() {
        let swiftTesting = TestProcess(arguments: Self.whole)
        let xctest = TestProcess(arguments: ["P.xctest"])
        let single = TestProcess(arguments: ["P.xctest", "M.Class/test"])
        #expect(swiftTesting.reportName == "report.html")
        #expect(xctest.reportName == "report.xctest.html")
        #expect(single.reportName == "report.xctest.M-Class-test.html")
        #expect(xctest.supersedes(single.reportName) && !single.supersedes(xctest.reportName))
        #expect(!xctest.supersedes("report.html") && !swiftTesting.supersedes(xctest.reportName))
    }
}
