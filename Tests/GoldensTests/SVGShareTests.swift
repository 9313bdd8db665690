import Goldens
import LayoutComparison
import LayoutDiagram
import LinuxUIKit
import TestSupport
import Testing

/// The share of an SVG's lines that differ.
struct SVGShareTests {
    /// A golden with more lines at its end, and one with fewer.
    @Test(arguments: [1, 5, -1, -2]) func theShareIsOfTheLongerPicture(added: Int) throws {
        let solved = try ReadmeGrid.layout().solve(in: Device.iPhoneSE.viewport, content: LayoutContent(itemCounts: [3]))
        let diagram = Diagram(DrawableLayout(layout: solved, identifier: "a", title: "Grid"), style: .plain)
        let snapshot = try Snapshot(of: GoldenLook(Look(), .svg), diagram, table: .json)
        let svg = String(decoding: try snapshot.bytes(), as: UTF8.self)
        var lines = svg.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let count = lines.count
        // The end is "</svg>" and an empty line.
        if added > 0 { lines.insert(contentsOf: (0..<added).map { "<g id=\"\($0)\"/>" }, at: count - 2) }
        if added < 0 { lines.removeSubrange((count - 2 + added)..<(count - 2)) }
        guard case .different(let difference) = try snapshot.compared(with: Array(lines.joined(separator: "\n").utf8)) else {
            Issue.record("it is drawn otherwise")
            return
        }
        #expect(difference.share == Double(abs(added) + 2) / Double(max(count, lines.count)))
    }
}
