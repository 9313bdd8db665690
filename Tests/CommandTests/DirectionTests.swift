import Foundation
import TestSupport
import Testing

/// The direction that is asked for replaces the document's: asked to run right to left, a document is as one that does so itself,
/// and back it is the same again, in every verb.
struct DirectionTests {
    private let galley = Galley()

    private static let verbs: [[String]] = ["screen", "blueprint", "exploded", "plain"].flatMap { style in
        ["svg", "png", "pdf"].map { ["render", "grid.layout.yaml", "-o", "-", "--style", style, "-f", $0] }
    } + [
        ["render", "grid.layout.yaml", "-o", "-", "--content", "whole", "--text", "live", "-f", "pdf"],
        ["render", "grid.layout.yaml", "-o", "-", "--crop", "element:0-1", "--crop-margin", "5"],
        ["render", "grid.layout.yaml", "-o", "-", "--offset", "40", "--width", "200"],
        ["accept", "grid.layout.yaml", "--goldens", "goldens", "-f", "frames,svg,png"],
        ["frames", "grid.layout.yaml"], ["frames", "grid.layout.yaml", "-f", "json", "--visible"],
    ]

    @Test(arguments: verbs)
    func aDirectionThatIsAskedForIsAsTheDocumentsOwn(verb: [String]) throws {
        let texts = ["leftToRight", "rightToLeft"].map { direction in
            """
            galley: 1
            title: Grid
            viewport: {width: 320, height: 240, scale: 2, layoutDirection: \(direction)}
            sections:
              - items: 7
                contentInsets: {leading: 10, trailing: 30}
                header: {height: 30, title: Header}
                group: {horizontal: [{item: {width: 70, height: 50, contentInsets: {trailing: 4}}}], interItemSpacing: 6, width: fractionalWidth(1), height: 50}
              - {items: 5, orthogonalScrollingBehavior: continuous, group: {horizontal: [{item: {width: 90, height: 40}}], width: 100, height: 40}}

            """
        }
        func output(_ text: String, _ options: [String] = []) throws -> Data {
            try galley.write(text, to: "grid.layout.yaml")
            let result = try galley.run(verb + options)
            #expect(result.status == 0, "\(result.errorText)")
            let goldens = galley.files.filter { $0.hasPrefix("goldens/grid") }
            let files = try goldens.map { try galley.read($0) }
            for golden in goldens { try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(golden)) }
            return goldens.isEmpty ? result.output : files.reduce(Data(), +)
        }
        let (left, right) = (try output(texts[0]), try output(texts[1]))
        #expect(left != right && !left.isEmpty)
        #expect(try output(texts[0], ["--direction", "rtl"]) == right)
        #expect(try output(texts[1], ["--direction", "ltr"]) == left)
    }
}
