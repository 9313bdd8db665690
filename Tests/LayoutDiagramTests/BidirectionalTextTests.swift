import Foundation
import TestSupport
import Testing
import TextMeasurement

/// Unicode's own tests of its bidirectional algorithm, of Debian's package `unicode-data`.
@Suite(.enabled(if: UnicodeData.isInstalled, "needs unicode-data; Scripts/bootstrap --tests installs it"))
struct BidirectionalTextTests {
    /// A line of BidiCharacterTest.txt: code points, the line's direction, levels, the order from left to right.
    @Test func charactersHaveTheirLevelsAndOrder() throws {
        var count = 0
        var failures: [String] = []
        for (index, line) in try UnicodeData.lines(of: "BidiCharacterTest.txt").enumerated() {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
            let text = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            // Marks after brackets are rare in the file, and a rule of their own.
            guard index % UnicodeData.step == 0 || Self.hasMarkAndBracket(text) else { continue }
            let direction: BidirectionalText.Direction = ["0": .leftToRight, "1": .rightToLeft][fields[1]] ?? .automatic
            let found = BidirectionalText(text, direction)
            count += 1
            if !Self.agrees(found, levels: fields[3].split(separator: " "), order: fields[4].split(separator: " ")) {
                failures.append(line)
            }
        }
        #expect(count > 90_000 / UnicodeData.step)
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
    }

    /// A line of BidiTest.txt: classes, and in which directions of the line they have the levels and the order above.
    @Test func classesHaveTheirLevelsAndOrder() throws {
        var levels: [Substring] = []
        var order: [Substring] = []
        var count = 0
        var failures: [String] = []
        for line in try UnicodeData.lines(of: "BidiTest.txt") {
            if line.hasPrefix("@Levels:") { levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace) }
            if line.hasPrefix("@Reorder:") { order = line.dropFirst(9).split(whereSeparator: \.isWhitespace) }
            guard !line.hasPrefix("@") else { continue }
            count += 1
            guard count % UnicodeData.step == 0 else { continue }
            let fields = line.split(separator: ";")
            let text = fields[0].split(separator: " ").compactMap { Self.examples[String($0)] }
            let directions = try #require(Int(fields[1].drop { $0 == " " }))
            for (bit, direction) in [BidirectionalText.Direction.automatic, .leftToRight, .rightToLeft].enumerated()
            where directions & 1 << bit != 0 {
                let found = BidirectionalText(text, direction)
                if !Self.agrees(found, levels: levels, order: order) { failures.append("\(direction) \(line)") }
            }
        }
        #expect(count > 490_000)
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
    }

    private static func hasMarkAndBracket(_ text: [Unicode.Scalar]) -> Bool {
        text.contains { $0.properties.generalCategory == .nonspacingMark }
            && text.contains { [.openPunctuation, .closePunctuation].contains($0.properties.generalCategory) }
    }

    private static func agrees(_ found: BidirectionalText, levels: [Substring], order: [Substring]) -> Bool {
        // `x` is a character that the algorithm takes out.
        let kept = Set(levels.indices.filter { levels[$0] != "x" })
        return kept.allSatisfy { Int(found.levels[$0]) == Int(levels[$0]) }
            && found.order.filter(kept.contains) == order.compactMap { Int($0) }
    }

    /// A character of each class.
    private static let examples: [String: Unicode.Scalar] = [
        "L": "a", "R": "א", "AL": "ا", "EN": "1", "ES": "+", "ET": "#", "AN": "٠", "CS": ",", "B": "\u{2029}", "S": "\t", "WS": " ",
        "ON": "!", "BN": "\u{200B}", "NSM": "\u{300}", "LRE": "\u{202A}", "RLE": "\u{202B}", "LRO": "\u{202D}", "RLO": "\u{202E}",
        "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]
}

/// Files of the Unicode Character Database.
enum UnicodeData {
    private static let folder = "/usr/share/unicode"

    static let isInstalled = FileManager.default.fileExists(atPath: folder + "/BidiTest.txt")

    /// Tests one case in this many.
    static let step = MoreTests.count(40, more: 1)

    /// Lines other than comments.
    static func lines(of file: String) throws -> [String] {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return text.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}
