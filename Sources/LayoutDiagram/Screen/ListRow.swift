import CompositionalLayout
import Foundation
import VectorScene

/// A row of a list with separators. Adjacent rows are drawn as one block, rounded only at its ends.
struct ListRow {
    private let touchesRowAbove: Bool
    private let touchesRowBelow: Bool
    /// The distance from a row's end to its text and, by default, to the separator below it (B-T8), in points.
    let textInset: Double

    /// Fails for elements that are not rows of a list with separators.
    init?(_ cell: LayoutElement, in layout: SolvedLayout) {
        guard cell.role == .cell, let section = cell.section, layout.hasSeparators(inSection: section) else { return nil }
        textInset = Double((layout.list(inSection: section)?.metrics ?? .iOS).sideMargin)
        func neighbour(_ item: Int) -> LayoutElement? {
            layout.element(.init(category: .cell, kind: nil, section: section, item: item))
        }
        func touch(_ above: LayoutElement?, _ below: LayoutElement?) -> Bool {
            guard let above, let below else { return false }
            return abs(above.frame.maxY - below.frame.minY) < Self.tolerance
        }
        touchesRowAbove = touch(neighbour(cell.item - 1), cell)
        touchesRowBelow = touch(cell, neighbour(cell.item + 1))
    }

    /// The overlap of a row with the next one, in points. Without it, the background would show between rows that end within a pixel.
    private static let overlap = 0.5
    private static let tolerance = 0.01

    func shape(_ rect: Rect, radius: Double) -> Shape {
        var rect = rect
        if touchesRowBelow { rect.height += Self.overlap }
        switch (touchesRowAbove, touchesRowBelow) {
        case (false, false): return .roundedRect(rect, radius: radius)
        case (true, true): return .rect(rect)
        case (false, true): return .path(Self.end(of: rect, roundedAt: rect.minY, squareAt: rect.maxY, radius))
        case (true, false): return .path(Self.end(of: rect, roundedAt: rect.maxY, squareAt: rect.minY, radius))
        }
    }

    private static func end(of rect: Rect, roundedAt round: Double, squareAt square: Double, _ radius: Double) -> Path {
        let inwards = square > round ? radius : -radius
        var path = Path()
        path.move(to: Point(x: rect.minX, y: square))
        path.round(Point(x: rect.minX, y: round), from: (0, inwards), to: (radius, 0))
        path.round(Point(x: rect.maxX, y: round), from: (-radius, 0), to: (0, inwards))
        path.line(to: Point(x: rect.maxX, y: square))
        path.close()
        return path
    }
}
