import CompositionalLayout
import VectorScene

/// Labels items with their index and requested size where space is free.
struct ItemLabels {
    let pen: BlueprintPen

    /// The first of an item's possible labels that fits.
    ///
    /// - Parameters:
    ///   - seen: the visible part of the item.
    ///   - fits: called for each label, best first, until one fits. Later labels are not typeset, as that takes far longer than the
    ///     check.
    func label(_ part: SectionAnatomy.Part, seen: Rect, where fits: ([TextRun]) -> Bool) -> [TextRun]? {
        guard let item = part.part.item else { return nil }
        let margin = min(3 + 2.5 * Double(max(0, part.part.depth - 1)), min(seen.width, seen.height) / 8)
        let box = seen.inset(by: max(2, margin))
        let fractions = [0.5, 0, 1]
        func first(_ places: some Sequence<[TextRun]>) -> [TextRun]? {
            places.first { $0.allSatisfy { box.contains($0.bounds) } && fits($0) }
        }
        if let size = SizeText([part.part]).text {
            for scale in scales(box) {
                // Each text is typeset once for all its positions.
                let index = word("\(item)", .init(size: scale.index, weight: .bold), pen.colors.text)
                let size = word(size, .init(size: scale.size), pen.colors.secondaryText)
                let below = fractions.lazy.compactMap { stacked(index, size, scale.index * 0.25 + 4, box, $0) }
                let beside = [0.5, 0.25, 0.75, 0, 1].lazy.compactMap { inLine(index, size, box, $0) }
                if let label = first(below) ?? first(beside) { return label }
            }
        }
        for style in [17.0, 13, 11, 9].map({ Typesetter.Style(size: $0, weight: .bold) }) where style.size <= largest(box) {
            let index = word("\(item)", style, pen.colors.text)
            for across in fractions {
                let places = fractions.lazy.compactMap { alone(index, box, across: across, $0) }
                if let label = first(places) { return label }
            }
        }
        return nil
    }

    private func largest(_ box: Rect) -> Double { max(9, min(box.width, box.height) * 0.5) }

    /// Font sizes of the index and of the text below it, the largest first.
    private func scales(_ box: Rect) -> [(index: Double, size: Double)] {
        let side = min(box.width, box.height)
        let largest = max(11, min(22, side * 0.3), side * 0.12)
        return [(30, 16), (22, 12), (17, 11), (13, 10), (11, 9)].filter { $0.0 <= largest }
    }

    /// The index above the size; `nil` if they do not fit.
    ///
    /// - Parameters:
    ///   - gap: space between the index and the size below it.
    ///   - fraction: the share of the free height above the label.
    private func stacked(_ index: Word, _ size: Word, _ gap: Double, _ box: Rect, _ fraction: Double) -> [TextRun]? {
        let free = box.height - index.cap - gap - size.cap - 4
        guard free >= 0, size.width <= box.width else { return nil }
        let top = box.minY + 2 + free * fraction
        return [
            index.run(at: Point(x: box.midX, y: top + index.cap / 2), .middle),
            size.run(at: Point(x: box.midX, y: top + index.cap + gap + size.cap / 2), .middle),
        ]
    }

    /// Index and size side by side, for wide, low boxes.
    private func inLine(_ index: Word, _ size: Word, _ box: Rect, _ fraction: Double) -> [TextRun]? {
        let free = box.width - index.width - size.width - 10
        guard free >= 0, box.height >= index.cap + 2 else { return nil }
        let left = box.minX + free * fraction
        return [
            index.run(at: Point(x: left, y: box.midY), .start),
            size.run(at: Point(x: left + index.width + 8, y: box.midY), .start),
        ]
    }

    /// The index without the size; `nil` if it does not fit.
    ///
    /// - Parameter across: the share of the free width before the label.
    private func alone(_ index: Word, _ box: Rect, across: Double, _ fraction: Double) -> [TextRun]? {
        // Round letters slightly overshoot baseline, cap height and advance.
        let box = Rect(x: box.x, y: box.y + 1, width: box.width, height: box.height - 2)
        guard box.height >= index.cap, index.width <= box.width else { return nil }
        let y = box.minY + index.cap / 2 + (box.height - index.cap) * fraction
        let x = box.minX + index.width / 2 + (box.width - index.width) * across
        return [index.run(at: Point(x: x, y: y), .middle)]
    }

    private func word(_ text: String, _ style: Typesetter.Style, _ color: AdaptiveColor) -> Word {
        Word(
            text: pen.typesetter.run(text, at: .zero, style, color: color), cap: pen.typesetter.capHeight(style))
    }

    /// A typeset text without a position.
    private struct Word {
        let text: TextRun
        /// The height of the word's capitals.
        let cap: Double

        var width: Double { text.advance }

        /// The text at a position.
        ///
        /// - Parameter point: the position at half the cap height.
        func run(at point: Point, _ alignment: Typesetter.Alignment) -> TextRun {
            var run = text
            run.alignment = alignment
            run.origin = Point(x: alignment == .middle ? point.x - run.advance / 2 : point.x, y: point.y + cap / 2)
            return run
        }
    }
}
