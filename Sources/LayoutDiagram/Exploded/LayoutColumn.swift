import CompositionalLayout
import Foundation
import VectorScene

/// The first column: the layout with its sections, one of them enlarged.
///
/// The sections share the space in proportion to their lengths, but none is too thin for its name.
struct LayoutColumn {
    let subject: DrawableLayout
    /// The kind of the section to enlarge; `nil` for a layout without sections.
    let kind: SectionKind?

    private enum Entry {
        case bar(LayoutElement)
        case section(Int)
        case more(Int)
    }

    private static let barLength = 22.0
    private static let sectionGap = 6.0
    private static let shownSections = 6

    private var layout: SolvedLayout { subject.layout }
    private var axis: Axis { layout.scrollAxis }

    var column: ExplodedColumn {
        let entries = entries
        let frame = Rect(x: 0, y: 0, width: size(entries).width, height: size(entries).height)
        var column = ExplodedColumn(
            level: .layout, titles: ["Layout"], tags: tags,
            boxes: [ExplodedBox(rect: frame, level: .layout, look: .container, name: "layout")],
            size: size(entries), frame: frame)
        let inside = frame.inset(by: ExplodedColumn.padding)
        for (entry, rect) in zip(entries, places(entries, in: inside)) { add(entry, in: rect, to: &column) }
        if layout.sectionCount == 0 { column.notes.append(ExplodedNote(texts: ["no sections"], rect: inside)) }
        return column
    }

    private var tags: [String] {
        var tags = [Summary.count(layout.sectionCount, "section")]
        if layout.scrollAxis == .horizontal { tags.append("scrolls sideways") }
        if layout.viewport.isRightToLeft { tags.append("right to left") }
        for side in [BoundarySide.near, .middle, .far] {
            tags += ExplodedWords.rest(bars(side).dropFirst(Self.shownBars(side)), in: layout)
        }
        return tags + ["not to scale"]
    }

    private func add(_ entry: Entry, in rect: Rect, to column: inout ExplodedColumn) {
        switch entry {
        case .bar(let element):
            column.boxes.append(ExplodedBox(
                rect: rect, level: .layout, look: .bar, texts: ExplodedWords.names(of: element, subject),
                name: ExplodedWords.role(of: element, in: layout)))
        case .section(let section):
            let isDrawn = section == kind?.drawn
            column.boxes.append(ExplodedBox(
                rect: rect, level: .section(section), look: isDrawn ? .enlarged : .member,
                texts: ["section \(section)", "\(section)"], name: "section \(section)"))
            if isDrawn { column.enlarged = rect }
        case .more(let count):
            column.notes.append(ExplodedNote(texts: ["… \(Summary.number(count)) more", "…"], rect: rect))
        }
    }
}

// MARK: - Selection and positions

extension LayoutColumn {
    private var entries: [Entry] {
        let sections = shownSections
        func shown(_ side: BoundarySide) -> [Entry] { bars(side).prefix(Self.shownBars(side)).map { .bar($0) } }
        let before = sections.first ?? 0
        let after = layout.sectionCount - (sections.last.map { $0 + 1 } ?? 0)
        return shown(.near) + (before > 0 ? [.more(before)] : []) + sections.map { .section($0) }
            + (after > 0 ? [.more(after)] : []) + shown(.far)
    }

    /// The layout's own headers, side items or footers.
    private func bars(_ side: BoundarySide) -> [LayoutElement] {
        layout.layoutWideElements.filter { element in
            guard subject.shows(element), case .boundary(let alignment, _) = element.role else { return false }
            return layout.side(of: alignment) == side
        }
    }

    /// The maximum number of the layout's headers or footers that are drawn; side items are only counted.
    private static func shownBars(_ side: BoundarySide) -> Int {
        switch side {
        case .near, .far: 3
        case .middle: 0
        }
    }

    /// A range of sections that includes the enlarged one.
    private var shownSections: Range<Int> {
        let count = layout.sectionCount
        guard count > Self.shownSections else { return 0..<count }
        let shown = Self.shownSections - 2
        let drawn = kind?.drawn ?? 0
        let start = drawn < shown ? 0 : min(drawn - 1, count - shown)
        return start..<(start + shown)
    }

    /// A size with the content's aspect ratio, within limits, with space for all names.
    private func size(_ entries: [Entry]) -> Size {
        let content = layout.contentSize
        let width = max(1, Double(content.width))
        let height = max(1, Double(content.height))
        let gaps = Double(max(0, entries.count - 1)) * Self.sectionGap + 2 * ExplodedColumn.padding
        let needed = entries.reduce(gaps) { $0 + least($1) }
        return switch axis {
        case .vertical: Size(width: 150, height: max(needed, min(250, max(height * 150 / width, 110))))
        case .horizontal: Size(width: max(needed, min(220, max(width * 150 / height, 120))), height: 150)
        }
    }

    /// The length that an entry needs for its name.
    private func least(_ entry: Entry) -> Double {
        switch (entry, axis) {
        case (.bar, .vertical): Self.barLength
        case (.section, .vertical): 22
        case (.more, .vertical): 16
        case (.bar, .horizontal), (.section, .horizontal): 54
        case (.more, .horizontal): 18
        }
    }

    private func places(_ entries: [Entry], in inside: Rect) -> [Rect] {
        let lengths = entries.map { entry in
            guard case .section(let section) = entry else { return 0.0 }
            return max(0.001, Rect(layout.sectionFrame(section)).length(axis))
        }
        let total = max(0.001, lengths.reduce(0, +))
        let gaps = Double(max(0, entries.count - 1)) * Self.sectionGap
        let rest = max(0, inside.length(axis) - gaps - entries.reduce(0) { $0 + least($1) })
        var start = inside.near(axis)
        let rects = zip(entries, lengths).map { entry, length in
            let end = start + least(entry) + rest * length / total
            defer { start = end + Self.sectionGap }
            return inside.spanning(axis, from: start, to: end)
        }
        guard axis == .horizontal, layout.viewport.isRightToLeft else { return rects }
        return rects.map { $0.moved(x: inside.minX + inside.maxX - $0.minX - $0.maxX, y: 0) }
    }
}
