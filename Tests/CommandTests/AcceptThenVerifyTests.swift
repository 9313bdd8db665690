import Foundation
import TestSupport
import Testing

/// A golden just accepted passes, whatever the options.
struct AcceptThenVerifyTests {
    /// The values of each option of looks, besides its absence.
    private static let looks: [[[String]]] = [
        [["--device", "iPhone SE"], ["--size", "200x300"]],
        [["--appearance", "light"], ["--appearance", "dark"], ["--appearance", "auto"], ["--appearance", "light", "--appearance", "dark"]],
        [["--direction", "rtl"], ["--direction", "ltr", "--direction", "rtl"]],
        [["--content-size", "accessibilityLarge"]],
        [["--offset", "0,20"]],
        [["-f", "frames"], ["-f", "svg"], ["-f", "png"], ["-f", "frames,svg"], ["-f", "png", "--scale", "2", "--size", "150x100"]],
        [["--style", "blueprint"], ["--style", "plain"]],
        [["--content", "whole"], ["--section", "0"]],
        [["--crop", "element:0-0", "--crop-margin", "4.5"], ["--width", "150"]],
    ]

    /// The options of both verbs.
    private static let shared: [[String]] = [
        ["--goldens", "Goldens"], ["--strict"], ["--prefer-fonts"], ["--quiet"], ["--allow-empty"],
        ["--timeout", "30"],
    ]

    /// Any number of options of looks, each with any value, and of options of both verbs.
    private static func randomCall(_ random: inout SeededGenerator) -> (options: [String], shared: [String]) {
        let count = Double.random(in: 0..<1, using: &random)
        var call: (options: [String], shared: [String]) = ([], [])
        for values in looks.shuffled(using: &random) where Double.random(in: 0..<1, using: &random) < count {
            call.options += values.randomElement(using: &random) ?? []
        }
        for option in shared where Bool.random(using: &random) { call.shared += option }
        return call
    }

    @Test func aGoldenJustAcceptedWithAnyOptionsPasses() throws {
        var random = SeededGenerator(seed: 41)
        let calls = (0..<MoreTests.count(50, more: 4000)).map { _ in Self.randomCall(&random) }
        #expect(try Self.passed(calls) > calls.count / 4)
    }

    /// The number of calls of `accept` that record goldens; all must pass.
    ///
    /// The document has texts, an automatic appearance and headers, so that every look shows.
    private static func passed(_ calls: [(options: [String], shared: [String])]) throws -> Int {
        var passed = 0
        let galley = Galley()
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 30, title: Choices"), to: "Layouts/deep/grid.layout.yaml")
        for (options, shared) in calls {
            let recorded = try galley.run(["accept", "Layouts"] + options + shared)
            // Some options exclude each other, or are for pictures.
            guard recorded.status == 0 else {
                #expect(recorded.status == 64, "\(options + shared): \(recorded.errorText)")
                continue
            }
            let result = try galley.run(["verify", "Layouts"] + shared)
            #expect(result.status == 0, "\(options + shared): \(result.outputText)\(result.errorText)")
            passed += 1
            for name in galley.files where !name.hasSuffix(".yaml") {
                try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
            }
        }
        return passed
    }

    /// The hint of `verify` records what was verified.
    @Test(arguments: [["--goldens", "Goldens"], ["--prefer-fonts", "--strict"], ["--goldens", "Goldens", "--prefer-fonts", "--strict"], []])
    func theHintRepeatsTheOptions(options: [String]) throws {
        let galley = Galley()
        try galley.writeNamesakes()
        let result = try galley.run(["verify", "Layouts"] + options)
        let command = (["galley", "accept"] + options + ["Layouts"]).joined(separator: " ")
        #expect(result.outputText.hasSuffix("record it: \(command)\n"), "\(result.outputText)")
        #expect(try galley.run(Array(command.split(separator: " ").dropFirst().map(String.init))).status == 0)
        #expect(try galley.run(["verify", "Layouts"] + options).status == 0)
    }
}
