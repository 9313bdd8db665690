import CompositionalLayout
import Foundation
@testable import LayoutComparison
import LayoutDocument
import MessageText
import Testing
import TestSupport

/// Changes of a layout's description are reported in its own words.
struct LayoutOutlineTests {
    private func record(_ yaml: String) throws -> FramesRecord {
        let source = try DocumentSource(name: "test.layout.yaml", data: Data(yaml.utf8))
        let solved = try Document(source).build(in: LayoutViewport(width: 300, height: 600, scale: 3)).solve()
        var record = FramesRecord(solved, elements: solved.elements())
        record.outline = LayoutOutline(solved)
        return record
    }

    private func layout(
        count: String = "", width: String = "fractionalWidth(0.92)", section: String = "interGroupSpacing: 8",
        item: String = "contentInsets: 2", sections: Int = 1
    ) -> String {
        "galley: 1\nsections:\n" + String(repeating: """
              - items: 6
                \(section)
                group:
                  horizontal:
                    - item: {width: \(count.isEmpty ? "fractionalWidth(1/3)" : "fractionalWidth(1)"), height: fractionalHeight(1), \(item)}
                  \(count.isEmpty ? "interItemSpacing: 4" : "count: \(count)")
                  width: \(width)
                  height: 40
            
            """, count: sections)
    }

    private func described(_ before: String, _ after: String) throws -> [String] {
        LayoutDifference(expected: try record(before), actual: try record(after)).described
    }

    @Test func theOutlineIsALineForEachPart() throws {
        let outline = try #require(try record(layout()).outline)
        #expect(outline.lines == [
            "section 0: groups horizontal; item spacing 4; group spacing 8", "section 0 group: width fractionalWidth(0.92); height absolute(40)",
            "section 0 item: width fractionalWidth(1/3); height fractionalHeight(1); insets 2",
        ])
    }

    @Test func changesAreToldInTheLayoutsWords() throws {
        #expect(try described(layout(count: "3"), layout(count: "2")) == ["section 0: groups of 2, were 3"])
        #expect(try described(layout(), layout(width: "fractionalWidth(0.9)")) == ["section 0 group: width fractionalWidth(0.9), was 0.92"])
        #expect(try described(layout(), layout(width: "280")) == ["section 0 group: width absolute(280), was fractionalWidth(0.92)"])
        #expect(try described(layout(), layout(item: "contentInsets: 3")) == ["section 0 item: insets 3, were 2"])
        #expect(try described(layout(), layout(section: "header: {height: 30}")).last == "section 0 header: new")
    }

    @Test func aChangeOfSeveralSectionsIsToldOnce() throws {
        let after = layout(section: "interGroupSpacing: 9", sections: 4)
        #expect(try described(layout(sections: 4), after) == ["sections 0 to 3: group spacing 9, was 8"])
        #expect(try record(after).outline?.lines.first?.hasPrefix("section 0-3: ") == true)
        #expect(try record(after).outline?.lines.count == 3, "equal sections are kept once")
    }

    @Test func sectionsThatDoNotFollowEachOtherAreNoRange() throws {
        func layout(_ height: Int) -> String {
            "galley: 1\nsections:\n" + (0..<4).map { section in
                """
                  - items: 2
                    \(section == 2 ? "header: {height: 30}" : "header: {height: 20}")
                    group:
                      horizontal: [{item: {width: 50, height: fractionalHeight(1)}}]
                      width: 100
                      height: \(section == 2 ? 40 : height)

                """
            }.joined()
        }
        #expect(try described(layout(40), layout(50)) == ["3 sections, first 0 group: height absolute(50), was 40"])
    }

    /// Values of a boundary item that a golden omits are UIKit's defaults.
    @Test func whatIsNotSaidHasItsUsualValue() throws {
        let header = "header: {height: 30}"
        let pinned = "header: {height: 30, extendsBoundary: false, pinToVisibleBounds: true}"
        #expect(try described(layout(section: header), layout(section: pinned)) == [
            "section 0 header: extends boundary no, was yes; pinned yes, was no",
        ])
        #expect(try described(layout(section: header), layout()).last == "section 0 header: gone")
    }

    @Test func changesBeyondTheLimitAreCounted() throws {
        let (before, after) = (try record(layout()), try record(layout(width: "fractionalWidth(0.9)", item: "contentInsets: 3")))
        let difference = LayoutDifference(expected: before, actual: after)
        #expect(difference.described.count == 2)
        #expect(difference.lines(limit: 1)[1] == "and 1 more change of the description")
        #expect(!difference.lines(limit: 2).contains { $0.hasSuffix("of the description") })
    }

    @Test func insetsAndEdgesAreWrittenInUIKitsOrder() throws {
        let edges = "edgeSpacing: {top: 1, leading: 2, bottom: 3, trailing: 4}"
        let lines = try #require(try record(layout(section: "contentInsets: [1, 2, 3, 4]", item: edges)).outline).lines
        #expect(lines[0].hasSuffix("; insets 1 2 3 4"))
        #expect(lines[2].hasSuffix("; edge spacing 1 2 3 4"))
    }

    /// Frames may be equal on one device alone.
    @Test func aDescriptionAloneIsADifference() throws {
        let difference = LayoutDifference(expected: try record(layout(width: "276")), actual: try record(layout()))
        #expect(!difference.isEmpty && difference.changed.isEmpty)
        #expect(difference.lines() == difference.described && difference.described.count == 1, "\(difference.lines())")
    }

    @Test func goldensWithoutADescriptionHaveNoWords() throws {
        let difference = LayoutDifference(
            expected: try record(layout()).framesAlone, actual: try record(layout(width: "fractionalWidth(0.9)")))
        #expect(!difference.isEmpty && difference.described.isEmpty)
    }

    @Test(arguments: Fixtures.documents)
    func whatIsReadIsWhatWasWritten(fixture: Fixture) throws {
        let solved = try Fixtures.document(fixture.name).build().solve()
        var record = FramesRecord(solved, elements: solved.elements())
        record.outline = LayoutOutline(solved)
        #expect(record.outline != nil)
        #expect(try FramesRecord(text: record.text()).outline == record.outline)
        #expect(try FramesRecord(json: Data(record.json().utf8)).outline == record.outline)
    }

    /// A kind may be any text, but must not end the name in a line.
    @Test(arguments: ["a: b", "a; b", "a\nb", "section 0", "\"", ""])
    func kindsOfAnyTextComeBack(kind: String) throws {
        let quoted = JSONValue.quoted(kind)
        let record = try record(layout(section: "boundaryItems: [{kind: \(quoted), width: 10, height: 10, alignment: top}]"))
        let outline = try #require(record.outline)
        #expect(outline.sections[0].count == 4)
        #expect(try FramesRecord(text: record.text()).outline == outline)
    }

    /// A golden may claim any number of sections.
    @Test(arguments: ["section 0-999999999: group spacing 1", "section 3-1: group spacing 1", "section x: group spacing 1", "section 0: wonder 1"])
    func aDescriptionThatNoLayoutHasIsNone(line: String) throws {
        let record = try FramesRecord(text: "galley frames 1\n\(line)\n\nelement\n")
        #expect(record.outline == nil)
        let lines = Array(repeating: "section 0-999: group spacing 1", count: 5000).joined(separator: "\n")
        #expect(try FramesRecord(text: "galley frames 1\n\(lines)\n\nelement\n").outline == nil)
    }
}
