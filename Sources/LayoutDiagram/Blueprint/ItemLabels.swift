import CompositionalLayout
import VectorScene

/// Labels items with their index and their requested size, where nothing is in the way.
struct ItemLabels {
    let pen: BlueprintPen

    /// The texts of an item's label at its possible positions, best first.
    ///
    /// - Parameter seen: the visible part of the item.
    func candidates(_ part: SectionAnatomy.Part, seen: Rect) -> [[TextRun]] {
        guard let item = part.part.item else { return [] }
        let margin = min(3 + 2.5 * Double(max(0, part.part.depth - 1)), min(seen.width, seen.height) / 8)
        let box = seen.inset(by: max(2, margin))
        let size = part.part.size.map { "\($0.width) × \($0.height)" }
        let fractions = [0.5, 0, 1]
        var found: [[TextRun]] = []
        if let size {
            for scale in scales(box) {
                found += fractions.compactMap { stacked("\(item)", size, scale, box, $0) }
                found += [0.5, 0.25, 0.75, 0, 1].compactMap { inLine("\(item)", size, scale, box, $0) }
            }
        }
        for style in [17.0, 13, 11, 9].map({ Typesetter.Style(size: $0, weight: .bold) }) where style.size <= largest(box) {
            found += fractions.flatMap { across in
                fractions.compactMap { alone("\(item)", style, box, across: across, $0) }
            }
        }
        return found.filter { $0.allSatisfy { box.contains($0.bounds) } }
    }

    private func largest(_ box: Rect) -> Double { max(9, min(box.width, box.height) * 0.5) }

    /// Font sizes of the index and of the text below it, the largest first.
    private func scales(_ box: Rect) -> [(index: Double, size: Double)] {
        let side = min(box.width, box.height)
        let largest = max(11, min(22, side * 0.3), side * 0.12)
        return [(30, 16), (22, 12), (17, 11), (13, 10), (11, 9)].filter { $0.0 <= largest }
    }

    /// - Parameter fraction: the fraction of the free height that is above the label.
    private func stacked(
        _ index: String, _ size: String, _ scale: (index: Double, size: Double), _ box: Rect, _ fraction: Double
    ) -> [TextRun]? {
        let (first, second) = (Typesetter.Style(size: scale.index, weight: .bold), Typesetter.Style(size: scale.size))
        let (cap, small) = (pen.typesetter.capHeight(first), pen.typesetter.capHeight(second))
        let gap = scale.index * 0.25 + 4
        let free = box.height - cap - gap - small - 4
        guard free >= 0, pen.width(size, second) <= box.width else { return nil }
        let top = box.minY + 2 + free * fraction
        return [
            pen.text(index, at: Point(x: box.midX, y: top + cap / 2), first, pen.colors.text, alignment: .middle),
            pen.text(
                size, at: Point(x: box.midX, y: top + cap + gap + small / 2), second, pen.colors.secondaryText,
                alignment: .middle),
        ]
    }

    /// Both beside each other, in boxes that are wide and low.
    private func inLine(
        _ index: String, _ size: String, _ scale: (index: Double, size: Double), _ box: Rect, _ fraction: Double
    ) -> [TextRun]? {
        let (first, second) = (Typesetter.Style(size: scale.index, weight: .bold), Typesetter.Style(size: scale.size))
        let (indexWidth, sizeWidth) = (pen.width(index, first), pen.width(size, second))
        let free = box.width - indexWidth - sizeWidth - 10
        guard free >= 0, box.height >= pen.typesetter.capHeight(first) + 2 else { return nil }
        let left = box.minX + free * fraction
        return [
            pen.text(index, at: Point(x: left, y: box.midY), first, pen.colors.text),
            pen.text(size, at: Point(x: left + indexWidth + 8, y: box.midY), second, pen.colors.secondaryText),
        ]
    }

    /// - Parameter across: the fraction of the free width that is before the label.
    private func alone(
        _ index: String, _ style: Typesetter.Style, _ box: Rect, across: Double, _ fraction: Double
    ) -> [TextRun]? {
        // Round letters overshoot the baseline and the cap height a little, and their advance.
        let box = Rect(x: box.x, y: box.y + 1, width: box.width, height: box.height - 2)
        let (cap, width) = (pen.typesetter.capHeight(style), pen.width(index, style))
        guard box.height >= cap, width <= box.width else { return nil }
        let y = box.minY + cap / 2 + (box.height - cap) * fraction
        let x = box.minX + width / 2 + (box.width - width) * across
        return [pen.text(index, at: Point(x: x, y: y), style, pen.colors.text, alignment: .middle)]
    }
}
