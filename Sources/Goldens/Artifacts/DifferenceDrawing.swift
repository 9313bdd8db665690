import Foundation
package import LayoutComparison
import SVGWriter
import VectorScene

/// Draws the difference between two layouts: unchanged elements in grey, expected ones as red outlines, actual ones in green.
package struct DifferenceDrawing {
    private let difference: LayoutDifference

    init(_ difference: LayoutDifference) {
        self.difference = difference
    }

    /// Limits of a drawing that people can inspect: points per side, and elements.
    private static let longestSide = 8_000.0
    private static let shownElements = 4_000
    private static let margin = 12.0

    private static let stayed = AdaptiveColor(light: Color(0xE3E7EF), dark: Color(0x2A313C))
    private static let was = AdaptiveColor(light: Color(0xD92550), dark: Color(0xFF6B8B))
    private static let now = AdaptiveColor(light: Color(0x14827A), dark: Color(0x3CC7BC))
    private static let ground = AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x171B22))

    /// The drawing as an SVG.
    package static func svg(of difference: LayoutDifference) -> [UInt8] { DifferenceDrawing(difference).picture().svg() }

    func picture() -> Picture {
        let before = difference.changed.map(\.expected) + difference.vanished
        let after = difference.changed.map(\.actual) + difference.appeared
        let changed = Set((before + after).map(\.id))
        let rest = difference.actual.elements.filter { !changed.contains($0.id) }
        let area = Self.area(of: rest + before + after)
        let page = Rect(x: 0, y: 0, width: area.width + 2 * Self.margin, height: area.height + 2 * Self.margin)
        func boxes(_ elements: [FramedElement], fill: AdaptiveColor?, stroke: AdaptiveColor) -> [Node] {
            elements.prefix(Self.shownElements).map { element in
                let box = Self.rect(element).moved(x: Self.margin - area.minX, y: Self.margin - area.minY)
                return .shape(ShapeNode(.rect(box), fill: fill.map(Paint.color), stroke: Stroke(.color(stroke), width: 1)))
            }
        }
        let nodes = boxes(rest, fill: Self.stayed, stroke: Self.ground)
            + boxes(after, fill: Self.now.opacity(0.25), stroke: Self.now) + boxes(before, fill: nil, stroke: Self.was)
        return Picture(
            size: Size(width: page.width, height: page.height), title: "What differs",
            description: difference.lines().joined(separator: "; "),
            nodes: [.group(Group([.shape(ShapeNode(.rect(page), fill: .color(Self.ground)))] + nodes, clip: .rect(page)))])
    }

    private static func rect(_ element: FramedElement) -> Rect {
        Rect(x: element.frame.minX, y: element.frame.minY, width: element.frame.width, height: element.frame.height)
    }

    /// The bounds of all elements, clipped to the limit.
    private static func area(of elements: [FramedElement]) -> Rect {
        guard let first = elements.first else { return Rect(x: 0, y: 0, width: 1, height: 1) }
        let all = elements.reduce(rect(first)) { $0.union(rect($1)) }
        return Rect(x: all.minX, y: all.minY, width: min(all.width, longestSide), height: min(all.height, longestSide))
    }
}
