import TestSupport
import Testing

/// Code whose picture would be another one in each run, or on each machine.
struct RepeatedRunTests {
    private let galley = Galley()

    private static let values = [
        "CGFloat.random(in: 0...1)", "Float.random(in: 0..<1)", "Int.random(in: 0..<1_000_000)", "UInt8.random(in: .min ... .max)",
        "(0..<64).map { _ in Bool.random() }", "Array(0..<50).shuffled()", "shuffled", "(0..<1_000_000).randomElement()!",
        "Int.random(in: 0..<1_000_000, using: &generator)", "arc4random()", "arc4random_uniform(1_000_000)", "UUID()", "UUID() == UUID()",
        "Set(0..<20)", "Date()", "Date.now", "Date(timeIntervalSinceNow: 60)", "Date().timeIntervalSinceNow",
        "Calendar.current.component(.hour, from: Date())", "Calendar.current.isDateInToday(Date())",
        "Calendar.current.isDateInTomorrow(Date() + 86_400)", "TimeZone.current.secondsFromGMT()",
    ]

    /// Prints values, and draws rows of a random height.
    private func file(_ values: [String], _ more: String = "") -> String {
        """
        import UIKit

        func rows() -> NSCollectionLayoutSection {
            var (shuffled, generator) = (Array(0..<50), SystemRandomNumberGenerator())
            shuffled.shuffle()
            \(values.map { "print(\($0))" }.joined(separator: "\n    "))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(.random(in: 40...200)))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        \(more)
        """
    }

    private func run(timeZone: String) throws -> Tool.Result {
        try galley.run(["frames", "Rows.swift", "--items", "2"], environment: ["TZ": timeZone])
    }

    @Test func timeAndRandomnessAreTheSameInEachRun() throws {
        try galley.write(file(Self.values), to: "Rows.swift")
        let first = try run(timeZone: "Asia/Tokyo")
        let second = try run(timeZone: "America/New_York")
        #expect(first.status == 0 && first.outputText == second.outputText && first.errorText == second.errorText)
        let lines = first.errorText.split(separator: "\n").map(String.init)
        #expect(Array(lines.prefix(Self.values.count).suffix(10)) == [
            "false", lines[13], "2026-06-10 09:41:00 +0000", "2026-06-10 09:41:00 +0000", "2026-06-10 09:42:00 +0000", "0.0", "9", "true",
            "true", "0",
        ])
    }

    @Test func membersOfTheAppItselfStay() throws {
        let own = """
            extension Date { static var now: Date { Date(timeIntervalSince1970: 0) } }
            extension Bool { static func random() -> Bool { true } }
            """
        try galley.write(file(["Date.now", "(0..<20).allSatisfy { _ in Bool.random() }"], own), to: "Rows.swift")
        let lines = try run(timeZone: "UTC").errorText.split(separator: "\n")
        #expect(lines.prefix(2) == ["1970-01-01 00:00:00 +0000", "true"])
    }
}
