import CompositionalLayout
import Foundation
import VectorScene

/// Labels the contents of a section. Each label lies inside its box, clear of later drawing and of other labels.
struct SectionLabels {
    let pen: BlueprintPen
    let subject: DrawableLayout
    let visible: Rect
    /// Elements too small for their names.
    var unnamed: [LayoutElement] = []
    var occupancy = RectIndex()

    /// - Parameter taken: areas that labels must avoid.
    init(pen: BlueprintPen, subject: DrawableLayout, visible: Rect, taken: [Rect]) {
        self.pen = pen
        self.subject = subject
        self.visible = visible
        for rect in taken { occupancy.take(rect) }
    }

    mutating func bars(_ bars: [SectionAnatomy.Surrounding]) -> [TextRun] {
        bars.compactMap { bar in
            let size = [bar.element.frame.width, bar.element.frame.height].map { NumberText.text(Double($0), decimals: 2) }.joined(separator: " × ")
            let name = BarText.words(bar.element.kind ?? "")
            let texts = ["\(name) · \(size)", name]
            let run = label(texts, in: bar.rect, sizes: [11, 9], pen.colors.text, mayBeShortened: true)
            if run == nil { unnamed.append(bar.element) }
            return run
        }
    }

    mutating func anchored(_ views: [SectionAnatomy.Anchored]) -> [TextRun] {
        let rects = RectIndex(views.map(\.rect))
        return views.enumerated().compactMap { index, view in
            let run = label(
                [view.element.kind ?? ""], in: view.rect, sizes: [11, 9], pen.colors.anchored, mayBeShortened: false
            ) { ink in
                // A name inside two views would be ambiguous.
                !rects.contains(in: ink) { other, _ in other != index }
            }
            if run == nil { unnamed.append(view.element) }
            return run
        }
    }

    /// The labels of items that have free space for them.
    ///
    /// - Parameters:
    ///   - occlusion: all boxes, in drawing order.
    ///   - first: the index of the first item's box in `occlusion`.
    mutating func items(_ parts: [SectionAnatomy.Part], _ occlusion: RectIndex, first: Int) -> [TextRun] {
        let labels = ItemLabels(pen: pen)
        var runs: [TextRun] = []
        for (index, part) in parts.enumerated() {
            let seen = part.frame.intersection(visible)
            guard !occlusion.isHidden(seen, after: first + index) else { continue }
            let label = labels.label(part, seen: seen) { label in
                let boxes = label.map { $0.bounds.inset(by: -1) }
                return !boxes.contains { occlusion.isCovered($0, after: first + index) } && occupancy.claim(boxes)
            }
            runs += label ?? []
        }
        return runs
    }

    private mutating func label(
        _ texts: [String], in rect: Rect, sizes: [Double], _ color: AdaptiveColor, mayBeShortened: Bool,
        where isClear: (Rect) -> Bool = { _ in true }
    ) -> TextRun? {
        let box = rect.intersection(visible).inset(by: min(4, rect.height / 8))
        let places: [(Typesetter.Alignment, Typesetter.Alignment)] = [
            (.middle, .middle), (.start, .middle), (.end, .middle), (.middle, .start), (.middle, .end),
        ]
        for (index, text) in texts.enumerated() {
            for size in sizes {
                for (horizontal, vertical) in places {
                    let label = Label(
                        text: text,
                        place: LabelPlace(
                            box: box, style: .init(size: size, weight: .bold), horizontal: horizontal, vertical: vertical),
                        color: color, mayBeShortened: mayBeShortened && index == texts.count - 1 && box.width > 40)
                    guard let run = label.run(pen.typesetter), box.contains(run.bounds), isClear(run.bounds) else { continue }
                    if occupancy.claim([run.bounds.inset(by: -1)]) { return run }
                }
            }
        }
        return nil
    }
}
