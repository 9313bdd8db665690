import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import TestSupport

/// The text of a layout document generated from a seed: low screens, so that blueprints leave groups out.
struct RandomDocument {
    private var random: SeededGenerator
    private(set) var text = ""

    /// - Parameter spacing: the spacing between groups; `nil` for a random one.
    init(seed: UInt64, spacing: Double? = nil) {
        random = SeededGenerator(seed: seed)
        text = "galley: 1\ntitle: Test\nviewport: {width: \(pick([200, 320])), height: \(pick([240, 400])), scale: \(pick([1, 2, 3]))"
        text += pick(["", "", ", layoutMargins: [0, 20, 0, 13]", ", safeArea: [0, 17, 0, 0]"])
        text += pick([", layoutDirection: rightToLeft}\n", "}\n", "}\n"])
        text += pick(["scrollDirection: horizontal\n", "", "", ""])
        text += "interSectionSpacing: \(pick([0, 7]))\nsections:\n"
        for _ in 0..<pick([1, 1, 2, 3]) { addSection(spacing) }
    }

    /// Random layouts that UIKit accepts, with their seeds.
    static func layouts(_ count: Int) -> [(seed: UInt64, subject: DrawableLayout)] {
        var layouts: [(UInt64, DrawableLayout)] = []
        var seed: UInt64 = 0
        while layouts.count < count {
            if let subject = RandomDocument(seed: seed).subject { layouts.append((seed, subject)) }
            seed += 1
        }
        return layouts
    }

    /// `nil` for a layout that UIKit refuses.
    var subject: DrawableLayout? {
        do {
            return try DrawableLayout(Document(DocumentSource(name: "test", data: Data(text.utf8))))
        } catch {
            return nil
        }
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func addSection(_ spacing: Double?) {
        let items = pick([1, 4, 7, 30])
        let random = pick([0.0, 5, 12.5])
        text += "  - items: {count: \(items), fitting: {width: \(pick([31, 70])), height: 'item % 3 * 20 + 17'}}\n"
        text += "    contentInsets: \(pick(["0", "8", "16", "[3, 8, 0, 12.5]"]))\n    interGroupSpacing: \(spacing ?? random)\n"
        text += pick(["    contentInsetsReference: layoutMargins\n", ""])
        text += pick(["    orthogonalScrollingBehavior: \(pick(["continuous", "paging", "groupPagingCentered"]))\n", "", ""])
        text += pick(["    header: {height: 30, title: Header}\n", "", ""]) + pick(["    footer: {height: 9}\n", "", ""])
        let rail = "{kind: rail, width: 24, height: \(pick([60, 500, 900])), alignment: \(pick(["leading", "trailing", "topLeading"]))}"
        text += pick(["    boundaryItems: [\(rail)]\n", "", ""])
        text += "    group: \(group(depth: 0))\n"
    }

    private mutating func group(depth: Int) -> String {
        let size = "width: \(side(depth)), height: \(side(depth))"
        guard !pick([true, false, false, false]) else {
            return "{custom: [{frame: [0, 0, 40, 30]}, {frame: [50, 0, 40, \(pick([30, 70]))]}], \(size)}"
        }
        let inner = depth < 2 && pick([true, false, false]) ? "{group: \(group(depth: depth + 1))}" : item()
        let gap = pick(["", ", interItemSpacing: \(pick([3, 10]))", ", interItemSpacing: flexible(4)"])
        return "{\(pick(["horizontal", "vertical"])): [\(inner)\(pick([", " + item(), ""]))], \(size)\(gap)}"
    }

    private mutating func item() -> String {
        "{item: {width: \(side(1)), height: \(side(1))\(pick([", contentInsets: \(pick([2, 5]))", "", ""]))}}"
    }

    private mutating func side(_ depth: Int) -> String {
        let outer = ["fractionalWidth(1)", "fractionalWidth(0.5)", "fractionalHeight(0.5)", "900", "120", "estimated(90)", "44"]
        return pick(depth == 0 ? outer : outer + ["fractionalHeight(1)", "estimated(20)", "30.5"])
    }
}
