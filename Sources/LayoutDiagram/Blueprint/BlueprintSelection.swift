import CompositionalLayout
import Foundation
import VectorScene

/// Selects the sections that a blueprint shows, and the extent of each.
struct BlueprintSelection {
    static let maximumSections = 6
    /// Sections are added until they fill this many screens.
    private static let maximumScreens = 2.0
    /// The minimum length to fill, in points: two low screens would show little of a layout.
    private static let minimumRoom = 1200.0
    /// The maximum numbers of groups and items drawn in a section that is not shown whole.
    private static let maximumGroups = 60
    private static let maximumItems = 600

    /// The visible length, in points, of the second group of an orthogonally scrolling row if that group begins off screen.
    private static let peek = 24.0

    /// The maximum numbers of groups, items and screens of a single section that is drawn whole.
    private static let wholeGroups = 240
    private static let wholeItems = 1200
    private static let wholeScreens = 8.0

    let layout: SolvedLayout
    let content: DiagramContent

    private var axis: Axis { layout.scrollAxis }
    private var screen: Double { Double(axis == .vertical ? layout.viewport.size.height : layout.viewport.size.width) }

    /// - Throws: `DiagramError` if there is too much to draw.
    func cuts() throws(DiagramError) -> [SectionCut] {
        switch content {
        case .whole:
            let limit = DiagramLimits.elements
            guard layout.elementCount <= limit else { throw .tooManyElements(count: layout.elementCount, limit: limit) }
            return (0..<layout.sectionCount).map { section in
                let isRow = layout.isOrthogonal(section: section)
                return cut(section, to: isRow ? rowGroups(section) : layout.groupCount(inSection: section))
            }
        case .visible: return firstSections()
        case .section(let section):
            guard isShownWhole(section) else { return [cut(section, to: firstGroups(section))] }
            let count = layout.groupCount(inSection: section)
            return [SectionCut(
                section: section, groupCount: count, hiddenGroupCount: 0,
                rowReach: layout.isOrthogonal(section: section) ? length(section) : nil)]
        }
    }

    /// The first visible section and those after it, until the screens or the number of sections run out.
    private func firstSections() -> [SectionCut] {
        var cuts: [SectionCut] = []
        var room = max(Self.maximumScreens * screen, Self.minimumRoom)
        var section = firstVisibleSection
        while section < layout.sectionCount, cuts.count < Self.maximumSections, room > 0 {
            let cut = cut(section, to: firstGroups(section))
            cuts.append(cut)
            room -= min(screen, Rect(layout.sectionFrame(section)).length(axis))
            section += 1
        }
        return cuts
    }

    private var firstVisibleSection: Int {
        guard layout.viewport.contentOffset != nil else { return 0 }
        let bounds = Rect(layout.visibleBounds)
        return (0..<layout.sectionCount).first { Rect(layout.sectionFrame($0)).intersects(bounds) } ?? 0
    }

    private func cut(_ section: Int, to count: Int) -> SectionCut {
        let isRow = layout.isOrthogonal(section: section)
        return SectionCut(
            section: section, groupCount: count, hiddenGroupCount: layout.groupCount(inSection: section) - count,
            rowReach: isRow ? reachOfSecondGroup(section, shown: count) : nil,
            groupLimit: content != .whole && !isRow && count > 0 ? Self.maximumScreens * screen : nil)
    }

    /// The end of the drawing of a row whose second group begins off screen: a little beyond that group's start. `nil` for other rows.
    private func reachOfSecondGroup(_ section: Int, shown: Int) -> Double? {
        guard shown == 2, rowStart(1, section) >= rowRoom(section) else { return nil }
        return rowStart(1, section) + Self.peek
    }

    private func rowRoom(_ section: Int) -> Double { Rect(layout.sectionFrame(section)).length(axis.cross) }

    /// The distance of a row's group from the section's leading edge.
    private func rowStart(_ group: Int, _ section: Int) -> Double {
        let (frame, room) = (Rect(layout.groupFrame(group, inSection: section)), Rect(layout.sectionFrame(section)))
        let isMirrored = axis == .vertical && layout.viewport.isRightToLeft
        return (isMirrored ? room.maxX - frame.maxX : frame.near(axis.cross) - room.near(axis.cross))
            - Double(layout.orthogonalScrolling(ofSection: section)?.initialOffset ?? 0)
    }

    /// True if a section is short enough to be drawn whole.
    private func isShownWhole(_ section: Int) -> Bool {
        layout.groupCount(inSection: section) <= Self.wholeGroups
            && layout.itemCount(inSection: section) <= Self.wholeItems
            && length(section) <= max(Self.wholeScreens * screen, Self.minimumRoom)
    }

    /// The length of a section along its groups, in points. For an orthogonally scrolling row, an inset after the last group is added,
    /// equal to the one before the first.
    private func length(_ section: Int) -> Double {
        let frame = Rect(layout.sectionFrame(section))
        let count = layout.groupCount(inSection: section)
        guard layout.isOrthogonal(section: section), count > 0 else { return frame.length(axis) }
        let start = Double(layout.orthogonalScrolling(ofSection: section)?.initialOffset ?? 0)
        let first = Rect(layout.groupFrame(0, inSection: section))
        let all = first.union(Rect(layout.groupFrame(count - 1, inSection: section)))
        let room = frame.range(axis.cross)
        let isMirrored = axis == .vertical && layout.viewport.isRightToLeft
        let inset = isMirrored ? room.upperBound - first.far(axis.cross) : first.near(axis.cross) - room.lowerBound
        return max(frame.length(axis.cross), 2 * inset + all.length(axis.cross) - start)
    }

    private func firstGroups(_ section: Int) -> Int {
        layout.isOrthogonal(section: section) ? rowGroups(section) : screenGroups(section)
    }
}

// MARK: - Groups

extension BlueprintSelection {
    /// The number of a section's first groups that fit on a screen, at least one.
    private func screenGroups(_ section: Int) -> Int {
        let count = layout.groupCount(inSection: section)
        guard count > 0 else { return 0 }
        let first = Rect(layout.groupFrame(0, inSection: section))
        var shown = 1
        while shown < count, isWithinLimits(shown, section) {
            let reach = first.union(Rect(layout.groupFrame(shown, inSection: section)))
            guard reach.length(axis) <= screen else { break }
            shown += 1
        }
        // A single remaining group is drawn: a fold in its place would take more space.
        return count - shown == 1 && isWithinLimits(shown, section) ? count : shown
    }

    /// The number of groups visible at the start of an orthogonally scrolling row. If only one is visible, the next one is included
    /// to show the gap between them, unless it begins too far away.
    private func rowGroups(_ section: Int) -> Int {
        let count = layout.groupCount(inSection: section)
        guard count > 0 else { return 0 }
        let room = rowRoom(section)
        var shown = 1
        while shown < count, isWithinLimits(shown, section), rowStart(shown, section) < room { shown += 1 }
        guard shown == 1, count > 1, isWithinLimits(1, section) else { return shown }
        let end = rowStart(0, section) + Rect(layout.groupFrame(0, inSection: section)).length(axis.cross)
        return rowStart(1, section) - end > Measure.smallest && rowStart(1, section) <= 2 * room ? 2 : 1
    }

    private func isWithinLimits(_ shown: Int, _ section: Int) -> Bool {
        guard shown < Self.maximumGroups,
            layout.elementCount(ofFirstGroups: shown, inSection: section) <= DiagramLimits.elements
        else { return false }
        let elements = layout.elements(ofGroup: shown - 1, inSection: section)
        return (elements.last { $0.category == .cell }?.item ?? 0) < Self.maximumItems
    }
}

/// The part of a section that a blueprint shows: its first groups.
struct SectionCut: Hashable {
    var section: Int
    var groupCount: Int
    /// The number of groups left out.
    var hiddenGroupCount: Int
    /// The end of the drawing of an orthogonally scrolling row, in points from the section's leading edge; `nil` for the section's
    /// trailing edge.
    var rowReach: Double?
    /// The maximum length of a group, in points; a longer one is truncated.
    var groupLimit: Double?
}
