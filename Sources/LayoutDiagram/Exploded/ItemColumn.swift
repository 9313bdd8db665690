import CompositionalLayout
import Foundation
import VectorScene

/// The last column: an item, its content insets, and the views anchored to it.
struct ItemColumn {
    let subject: DrawableLayout
    let tree: GroupTree
    let section: Int

    private static let limits = Enlargement.Limits(
        minimum: Size(width: 110, height: 60), maximum: Size(width: 160, height: 170))
    /// The size limits of an item with views anchored to it.
    private static let limitsOfViews = Enlargement.Limits(
        minimum: Size(width: 120, height: 110), maximum: Size(width: 220, height: 200))

    private static let thinnestNamed = 16.0

    private var layout: SolvedLayout { subject.layout }
    private var slot: Rect { layout.reading(tree.part.slot) }
    private var frame: Rect { layout.reading(tree.part.frame) }
    private var views: [LayoutElement] { tree.views.filter { subject.shows($0) } }
    private var isInset: Bool { tree.part.contentInsets != .zero }

    var column: ExplodedColumn {
        let enlargement = Enlargement(
            area, limits: views.isEmpty ? Self.limits : Self.limitsOfViews, isMirrored: layout.viewport.isRightToLeft)
        let outer = enlargement.place(slot)
        let own = isInset ? [] : texts
        var boxes = [ExplodedBox(rect: outer, level: .item, look: .container, texts: own, name: tree.name)]
        if isInset {
            boxes.append(ExplodedBox(
                rect: enlargement.place(frame), level: .item, look: .missing, texts: texts, name: "\(tree.name), its cell"))
        }
        boxes += ExplodedBox.badges(views, .item, subject, enlargement.place)
        var column = ExplodedColumn(
            level: .item, titles: ["Item \(tree.part.item ?? 0)"], tags: tags + [enlargement.note], boxes: boxes,
            size: enlargement.size, frame: outer)
        if min(outer.width, outer.height) < Self.thinnestNamed {
            // A thin box has its size label below it.
            let below = Rect(x: 0, y: outer.maxY + 4, width: column.size.width, height: 14)
            column.size.height = max(column.size.height, below.maxY)
            column.notes.append(ExplodedNote(texts: texts, rect: below))
        }
        return column
    }

    /// The item's size in points, as text.
    private var texts: [String] {
        let size = [frame.width, frame.height].map { NumberText.text($0, decimals: 1) }.joined(separator: " × ")
        return [size + " pt", size, size.replacingOccurrences(of: " ", with: "")]
    }

    private var tags: [String] {
        var tags = tree.part.item.flatMap { item in
            layout.element(.init(category: .cell, kind: nil, section: section, item: item)).flatMap(subject.name)
        }.map { $0.isEmpty ? [] : [$0] } ?? []
        tags.append(SizeText([tree.part]).text ?? "a frame of its own")
        let insets = tree.part.contentInsets
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let texts = sides.map { NumberText.text(Double($0), decimals: 1) }
        if sides.contains(where: { $0 != 0 }) {
            tags.append("insets " + (Set(texts).count == 1 ? texts[0] : texts.joined(separator: " ")))
        }
        return tags + ExplodedWords.rest(views.dropFirst(ExplodedBox.shownBadges), in: layout)
    }

    /// The bounds of the item and its views, extending beyond each edge of the item by at most the item's size.
    private var area: Rect {
        slot.extended(over: views.map { layout.reading($0.frame) })
    }
}
