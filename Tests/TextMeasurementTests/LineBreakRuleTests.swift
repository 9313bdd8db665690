import Foundation
import Testing

@testable import TextMeasurement

private let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

/// Unicode's own test of its line breaking algorithm, from Debian's package `unicode-data`.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: file), "needs unicode-data; Scripts/bootstrap --tests installs it"))
struct LineBreakRuleTests {
    /// Each line has `÷` where a line may break, `×` where it may not, and code points between.
    @Test func linesEndWhereUnicodeSays() throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        var count = 0
        var failures: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "#", maxSplits: 1)
            let words = parts[0].split(whereSeparator: \.isWhitespace)
            let scalars = words.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
            let expected = words.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
            count += 1
            if LineBreakRules(scalars).opportunities != Array(expected.dropLast()) { failures.append(String(parts[1])) }
        }
        #expect(count > 7_000)
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(8).joined(separator: "\n"))")
    }
}
