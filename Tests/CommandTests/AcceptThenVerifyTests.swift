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
    private static let shared: [[[String]]] = [[["--goldens", "Goldens"]], [["--strict"]], [["--prefer-fonts"]]]

    /// Every value of each option, and every pair of options with values in turn, with the options of both verbs in turn.
    private static let calls: [(options: [String], shared: [String])] = {
        var calls: [([String], [String])] = []
        func add(_ options: [String]) {
            calls.append((options, shared.indices.flatMap { (calls.count >> $0) & 1 == 1 ? shared[$0][0] : [] }))
        }
        for first in looks.indices {
            for value in looks[first] { add(value) }
            for second in looks.indices where second > first {
                let turn = calls.count
                add(looks[first][turn % looks[first].count] + looks[second][turn / 2 % looks[second].count])
            }
        }
        return calls
    }()

    /// The document has texts, an automatic appearance and headers, so that every look shows.
    @Test func aGoldenJustAcceptedPasses() throws {
        #expect(Self.calls.count > 50)
        try Galley.inNewFolder { galley in
            try galley.write(Galley.grid.replacing("height: 30", with: "height: 30, title: Choices"), to: "Layouts/deep/grid.layout.yaml")
            var passed = 0
            for (options, shared) in Self.calls {
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
            #expect(passed > 45, "\(passed)")
        }
    }

    /// The hint of `verify` records what was verified.
    @Test(arguments: [["--goldens", "Goldens"], ["--prefer-fonts", "--strict"], ["--goldens", "Goldens", "--prefer-fonts", "--strict"], []])
    func theHintRepeatsTheOptions(options: [String]) throws {
        try Galley.inFolderOfNamesakes { galley in
            let result = try galley.run(["verify", "Layouts"] + options)
            let command = (["galley", "accept"] + options + ["Layouts"]).joined(separator: " ")
            #expect(result.outputText.hasSuffix("record it: \(command)\n"), "\(result.outputText)")
            #expect(try galley.run(Array(command.split(separator: " ").dropFirst().map(String.init))).status == 0)
            #expect(try galley.run(["verify", "Layouts"] + options).status == 0)
        }
    }
}
