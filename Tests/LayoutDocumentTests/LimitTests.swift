import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// Limits on the contents of a document, at the last accepted and the first rejected value.
struct LimitTests {
    private static let estimated = "group: {horizontal: [{item: {width: 9, height: estimated(9)}}], width: 9, height: estimated(9)}"

    private static func list(_ fitting: String) -> String {
        "{items: 1, list: {headerMode: supplementary, header: {title: a, fitting: \(fitting)}}}"
    }

    @Test(arguments: [
        ("\(list("{height: 10000000}"))", nil), ("\(list("{height: 10000001}"))", "height is 10000001"),
        ("\(list("{height: 2147483648}"))", "height is 2147483648"), ("\(list("{height: 1e300}"))", "height is 1e+300"),
        ("{items: 1, list: {footerMode: supplementary, footer: {fitting: {height: 1e18}}}}", "height is 1e+18"),
        ("{items: {count: 9, fitting: {height: 2e6 * item}}, list: {}}", "height is 12000000, in section 0"),
        ("{items: {count: 6, fitting: {height: 2e6 * item}}, list: {}}", nil),
        ("{items: 1, header: {height: estimated(9), fitting: {height: 1e8}}, \(rowGroup)}", "height is 100000000"),
        ("{items: 1, header: {width: estimated(9), height: 9, fitting: {width: 1e8}}, \(rowGroup)}", "width is 100000000"),
        ("{repeat: 2, items: {count: 1, fitting: {height: 9 + 1e8 * section}}, \(estimated)}", "height is 100000009, in section 1"),
    ] as [(String, String?)])
    func aFittingLengthHasTheLimitOfEveryOther(section: String, problem: String?) {
        let found = complaints("galley: 1\nviewport: {width: 100, height: 100}\nsections: [\(section)]\n")
        guard let problem else { return #expect(found.isEmpty, "\(found)") }
        let parts = problem.split(separator: ", in")
        #expect(found.count == 1 && found[0].hasPrefix("3:"), "\(found)")
        #expect(found.first?.contains("fitting.\(parts[0]); the limit is 10000000") == true, "\(found)")
        if parts.count > 1, !problem.hasSuffix("section 0") { #expect(found[0].hasSuffix(", in" + parts[1])) }
    }

    @Test(arguments: [
        "header: {kind: KIND, height: 9}", "boundaryItems: [{kind: KIND, width: 9, height: 9, alignment: top}]",
        "decorationItems: [{kind: KIND}]", "background: {kind: KIND}",
    ])
    func aKindHasALimit(item: String) {
        func found(_ length: Int) -> [String] {
            let kind = String(repeating: "k", count: length)
            return complaints("galley: 1\nsections: [{items: 1, \(item.replacing("KIND", with: kind)), \(rowGroup)}]\n")
        }
        #expect(found(250).isEmpty)
        #expect(found(251).count == 1 && found(251)[0].hasSuffix(" kind is longer than 250 bytes"))
    }

    @Test func theKindOfAnAnchoredViewHasALimit() {
        let kind = String(repeating: "k", count: 251)
        let item = "{width: 9, height: 9, supplementaryItems: [{kind: \(kind), width: 1, height: 1, containerAnchor: [top]}]}"
        let found = complaints("galley: 1\nsections: [{items: 1, group: {horizontal: [{item: \(item)}], width: 9, height: 9}}]\n")
        #expect(found.count == 1 && found[0].hasSuffix(" kind is longer than 250 bytes"))
    }

    /// The limits in messages are those on the page.
    @Test(arguments: [
        "sections: [{items: 2e12, \(rowGroup)}]", "sections: [{repeat: 20001, \(rowGroup)}]", "interSectionSpacing: 1e9\nsections: []",
        "title: \(String(repeating: "a", count: 10_001))\nsections: []", "title: '\(String(repeating: "{1}", count: 101))'\nsections: []",
        "sections: [{items: {count: 50001, fitting: {height: 9}}, \(rowGroup)}]",
        "sections: [{items: [{text: a, font: {size: big}}], \(rowGroup)}]",
        "sections: [{items: {count: 40000, text: \(String(repeating: "a", count: 100))}, \(rowGroup)}]", "sections: [{header: {kind: \(String(repeating: "k", count: 251)), height: 9}, \(rowGroup)}]",
        "interSectionSpacing: \(String(repeating: "1+", count: 200))1\nsections: []",
        "interSectionSpacing: \(String(repeating: "(", count: 41))\nsections: []",
        "sections: \(String(repeating: "[", count: 66))\(String(repeating: "]", count: 66))",
        "sections: [{group: {horizontal: [{item: {width: fractionalWidth(20000), height: 9}}], width: 9, height: 9}}]",
        "sections: [{group: {horizontal: [{item: {width: 9, height: 9}}], width: 9, height: 9, count: 10001}}]",
        "sections: []\na: [\(String(repeating: "1,", count: 100_001))]",
    ])
    func everyLimitIsOnTheFormatsPage(document: String) throws {
        let path = "Sources/LayoutDocument/Documentation.docc/LayoutDocument.md"
        let page = try String(contentsOf: Fixtures.root.appendingPathComponent(path), encoding: .utf8)
        let table = page.components(separatedBy: "\n## ").first { $0.hasPrefix("Limits\n") } ?? ""
        let found = complaints("galley: 1\n\(document)\n")
        // The limit is the last number in a message.
        let limit = try #require(found.first?.matches(of: /[0-9]+/).last.map { String($0.output) }, "\(found)")
        #expect(table.contains(try Regex("\\b\(limit)\\b")), "\(found)")
    }

    @Test func theExpressionsOfATextHaveALimit() {
        func found(_ count: Int) -> [String] { complaints("galley: 1\ntitle: '\(String(repeating: "{1}", count: count))'\nsections: []\n") }
        #expect(found(100).isEmpty)
        #expect(found(101) == ["2:8 title has more than 100 expressions"])
    }

    private func group(_ outer: Int, _ inner: Int) -> String {
        """
        {width: 9, height: 9, count: \(outer), horizontal: [{group: \
        {width: 9, height: 9, repeating: \(inner), vertical: [{item: {width: 0, height: 0}}]}}]}
        """
    }

    @Test func theItemsOfAGroupAreCountedAtEveryLevel() {
        #expect(complaints("galley: 1\nsections: [{items: 1, group: \(group(10, 10_000))}]\n").isEmpty)
        let found = complaints("galley: 1\nsections: [{items: 1, group: \(group(11, 10_000))}]\n")
        #expect(found == ["2:30 the group holds 110000 items, counting those of nested groups; the limit is 100000"])
    }

    @Test func theItemsOfAllSectionsGroupsHaveALimit() {
        func found(_ count: Int) -> [String] { complaints("galley: 1\nsections: [{repeat: \(count), items: 1, group: \(group(1, 10_000))}]\n") }
        #expect(found(20).isEmpty)
        #expect(found(101) == ["2:12 the groups of all sections hold more than 1000000 items and views, which is the limit"])
    }

    @Test func theViewsAroundMeasuredItemsAreCounted() {
        func text(_ count: Int) -> String {
            let views = (0..<count).map { "{kind: k\($0), width: 1, height: 1, containerAnchor: [top]}" }.joined(separator: ", ")
            let item = "{width: 9, height: estimated(9), supplementaryItems: [\(views)]}"
            return "galley: 1\nsections: [{items: {count: 50000, fitting: {height: 9}}, group: "
                + "{horizontal: [{item: \(item)}], width: 9, height: estimated(9)}}]\n"
        }
        // Building refuses it; solving would measure a million elements.
        #expect(throws: Never.self) { try document(text(19)).build() }
        #expect(throws: DocumentError.self) { try document(text(20)).build() }
        #expect(complaints(text(20)) == ["2:12 the groups of all sections hold more than 1000000 items and views, which is the limit"])
    }

    @Test func theMeasuredItemsOfAllSectionsHaveALimit() {
        func found(_ count: Int) -> [String] {
            complaints("galley: 1\nsections: [{repeat: \(count), items: {count: 10000, fitting: {height: 9}}, \(rowGroup)}]\n")
        }
        #expect(found(5).isEmpty)
        #expect(found(6) == ["2:31 more than 50000 items of all sections have fitting sizes, which is the limit"])
    }
}
