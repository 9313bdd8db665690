import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import TestSupport
import Testing
import VectorScene

/// Members and labels that do not fit are counted or moved, and none is lost: tested with every number around the limits.
struct ElisionTests {
    private func texts(_ text: String, _ style: DiagramStyle) throws -> [PictureGeometry.Text] {
        let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
        return PictureGeometry(try document.picture(style: style)).texts
    }

    private func more(_ texts: [String]) -> Int {
        texts.compactMap { $0.wholeMatch(of: /… (\d+) more/).flatMap { Int($0.1) } }.first ?? 0
    }

    /// A single member is never left out: the text that counts it takes as much room.
    @Test(arguments: 1...14)
    func drawnAndCountedMembersAreAll(count: Int) throws {
        let group = "{vertical: [{item: {width: fractionalWidth(1), height: 44}}], count: \(count), width: fractionalWidth(1), height: \(44 * count)}"
        let all = try texts("galley: 1\nviewport: iPhone 15\nsections:\n  - {items: \(count), group: \(group)}\n", .exploded)
        let left = try #require(all.first { $0.text == "Group" }?.bounds.minX)
        let right = all.first { $0.text.hasPrefix("Item") }?.bounds.minX ?? .infinity
        let column = all.filter { $0.bounds.midX >= left && $0.bounds.midX < right }.map(\.text)
        let told = more(column)
        #expect(column.count { Int($0) != nil } + told == count, "\(column)")
        #expect(told != 1 && (told > 0) == (count > 9))
    }

    @Test(arguments: 1...12)
    func drawnAndCountedSectionsAreAll(count: Int) throws {
        let section = "  - {items: 1, group: {horizontal: [{item: {width: 90, height: 40}}], width: fractionalWidth(1), height: 40}}\n"
        let all = try texts("galley: 1\nviewport: iPhone 15\nsections:\n" + String(repeating: section, count: count), .exploded)
        let names = Set((0..<count).flatMap { ["section \($0)", "\($0)"] })
        let right = try #require(all.first { $0.text.hasPrefix("Section") }?.bounds.minX)
        let column = all.filter { $0.bounds.midX < right }.map(\.text)
        #expect(column.count { names.contains($0) } + more(column) == count, "\(column)")
        #expect(more(column) != 1)
    }

    /// Phrases that have no room beside the title stand below the picture.
    @Test(arguments: [nil, 160, 240, 420] as [Double?])
    func deviceAndSizeAreThereBesideAnyTitle(width: Double?) throws {
        for length in [0, 1, 9, 17, 25, 33, 41, 49, 80, 200] {
            let title = String("A title of many words, one after another, ".repeated(6).prefix(length))
            var style = DiagramStyle.screen
            style.width = width
            let text = "galley: 1\ntitle: \"\(title)\"\nviewport: iPhone 15\nsections: []\n"
            let words = try texts(text, style).map(\.text).joined(separator: " · ")
            for phrase in ["iPhone 15", "393 × 852"] { #expect(words.contains(phrase), "\(length): \(words)") }
        }
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
