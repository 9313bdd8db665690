import CompositionalLayout
import Foundation
import VectorScene

/// The column of a section: its groups, the elements around them, and the edge of the screen if it scrolls orthogonally.
struct SectionColumn {
    let subject: DrawableLayout
    let kind: SectionKind
    let typesetter: Typesetter

    private static let limits = Enlargement.Limits(
        minimum: Size(width: 120, height: 70), maximum: Size(width: 210, height: 250))
    private static let sidewaysLimits = Enlargement.Limits(
        minimum: Size(width: 120, height: 70), maximum: Size(width: 300, height: 250))
    private static let shownGroups = 5
    private static let shownSurroundings = 12
    /// Groups drawn thinner than this have no space for their names.
    private static let thinnestGroup = 22.0
    private static let thinnestBar = 16.0

    private var layout: SolvedLayout { subject.layout }
    private var section: Int { kind.drawn }
    private var isSideways: Bool { layout.isOrthogonal(section: section) }
    private var groupCount: Int { layout.groupCount(inSection: section) }
    /// The axis along which groups follow each other.
    private var axis: Axis {
        let scroll = layout.scrollAxis
        return isSideways ? scroll.cross : scroll
    }

    var column: ExplodedColumn {
        let shown = shownGroups
        let enlargement = enlargement(shown)
        let padding = ExplodedColumn.padding
        func place(_ rect: Rect) -> Rect { enlargement.place(rect).moved(x: padding, y: padding) }
        let frame = frame(place(own))
        var boxes = [ExplodedBox(rect: frame, level: .section(section), look: .container, name: "section \(section)")]
        boxes += surroundings(.panel, place) + groups(shown, on: frame, place) + surroundings(.bar, place)
        var column = ExplodedColumn(
            level: .section(section), titles: kind.titles, tags: tags + [enlargement.note], boxes: boxes,
            size: Size(width: enlargement.size.width + 2 * padding, height: enlargement.size.height + 2 * padding),
            frame: frame, enlarged: groupCount > 0 ? boxes.first { $0.look == .enlarged }?.rect : nil)
        if let mark = enlargement.mark {
            column.notes.append(note(on: groupCount - shown, in: mark.moved(x: padding, y: padding)))
        }
        if groupCount == 0 { column.notes.append(ExplodedNote(texts: ["no items", "empty"], rect: emptyRoom(boxes, frame))) }
        if isSideways { markScreen(in: &column) }
        return column
    }

    private func note(on left: Int, in rect: Rect) -> ExplodedNote {
        let texts = ["… \(Summary.count(left, "more group"))", "… \(Summary.number(left)) more", "…"]
        return ExplodedNote(texts: texts, rect: rect)
    }

    private var tags: [String] {
        var tags = kind.sections.count > 1 ? ["section \(section) drawn"] : []
        tags.append(Summary.count(layout.itemCount(inSection: section), "item"))
        if groupCount > 0 { tags.append(Summary.count(groupCount, "group")) }
        if let behavior = layout.orthogonalScrolling(ofSection: section)?.behavior {
            tags.append(ExplodedWords.scrolling(behavior, axis))
        }
        for elements in [bars, panels] {
            tags += ExplodedWords.rest(elements.dropFirst(Self.shownSurroundings), in: layout)
        }
        return tags
    }
}

// MARK: - Members

extension SectionColumn {
    private func groups(_ count: Int, on frame: Rect, _ place: (Rect) -> Rect) -> [ExplodedBox] {
        (0..<count).map { group in
            let rect = place(groupRect(group)).shrunk(by: 1)
            let isSeen = frame.intersects(rect)
            return ExplodedBox(
                rect: rect, level: .group(0), look: group == 0 ? .enlarged : isSeen ? .member : .beyond,
                texts: ["group \(group)", "\(group)"], name: "group \(group)")
        }
    }

    /// The box around the section; it ends at the screen's edge if the section scrolls orthogonally.
    private func frame(_ drawn: Rect) -> Rect {
        let frame = drawn.inset(by: -ExplodedColumn.padding)
        guard isSideways else { return frame }
        switch axis {
        case .horizontal:
            return layout.viewport.isRightToLeft
                ? frame.spanning(.horizontal, from: drawn.minX, to: frame.maxX)
                : frame.spanning(.horizontal, from: frame.minX, to: drawn.maxX)
        case .vertical: return frame.spanning(.vertical, from: frame.minY, to: drawn.maxY)
        }
    }

    private func surroundings(_ look: ExplodedBox.Look, _ place: (Rect) -> Rect) -> [ExplodedBox] {
        let elements = look == .panel ? panels : bars
        return elements.prefix(Self.shownSurroundings).map { element in
            ExplodedBox(
                rect: place(layout.reading(look == .panel ? element.frame : element.slot)), level: .section(section),
                look: look, texts: look == .panel ? [] : ExplodedWords.names(of: element, subject),
                name: ExplodedWords.role(of: element, in: layout))
        }
    }

    private var bars: [LayoutElement] {
        layout.boundaryElements(ofSection: section).filter { subject.shows($0) }
    }

    private var panels: [LayoutElement] {
        layout.decorationElements(ofSection: section).filter { subject.shows($0) }
    }

    /// The part of the section's box that its bars (headers, footers and side items) leave free.
    private func emptyRoom(_ boxes: [ExplodedBox], _ frame: Rect) -> Rect {
        var room = frame.inset(by: 4)
        for bar in boxes where bar.look == .bar {
            if bar.rect.midY < room.midY {
                room = room.spanning(.vertical, from: max(room.minY, bar.rect.maxY), to: room.maxY)
            } else {
                room = room.spanning(.vertical, from: room.minY, to: min(room.maxY, bar.rect.minY))
            }
        }
        return room
    }

    /// Marks the part of a row that is on the screen.
    private func markScreen(in column: inout ExplodedColumn) {
        let frame = column.frame
        let height = 14.0
        switch axis {
        case .horizontal:
            column.size.height += height + 4
            let below = Rect(x: frame.minX, y: column.size.height - height, width: frame.width, height: height)
            let beyond = layout.viewport.isRightToLeft
                ? below.spanning(.horizontal, from: 0, to: frame.minX)
                : below.spanning(.horizontal, from: frame.maxX, to: column.size.width)
            column.notes += [
                ExplodedNote(texts: ["on screen"], rect: below), ExplodedNote(texts: ["off screen"], rect: beyond),
            ]
        case .vertical:
            // Placed beside groups that extend outside the box.
            let groups = column.boxes.filter { $0.look == .beyond }.map(\.rect)
            let edge = groups.map(layout.viewport.isRightToLeft ? \.minX : \.maxX)
            let below = Rect(x: 0, y: frame.maxY + 4, width: column.size.width, height: height)
            let beside = layout.viewport.isRightToLeft
                ? below.spanning(.horizontal, from: 0, to: (edge.min() ?? 0) - 6)
                : below.spanning(.horizontal, from: (edge.max() ?? 0) + 6, to: column.size.width)
            if !groups.isEmpty { column.notes.append(ExplodedNote(texts: ["off screen"], rect: beside)) }
        }
    }
}

// MARK: - Places

extension SectionColumn {
    private var own: Rect { layout.reading(layout.sectionFrame(section)) }

    /// A group's rectangle in a section that is scrolled to its initial offset, which is not 0 if the first group is centred.
    private func groupRect(_ group: Int) -> Rect {
        let rect = layout.reading(layout.groupFrame(group, inSection: section))
        let start = Double(layout.orthogonalScrolling(ofSection: section)?.initialOffset ?? 0)
        return rect.moved(axis, by: -start)
    }

    /// The number of groups, from the first, that end at most about one section's length beyond the section.
    private var groupsWithinReach: Int {
        let reach = own.far(axis) + own.length(axis) * 1.01
        return (0..<min(groupCount, Self.shownGroups + 1)).prefix { groupRect($0).far(axis) <= reach || $0 == 0 }.count
    }

    /// The number of groups that can be drawn at a readable size without stretching; at least two.
    private var shownGroups: Int {
        let limit = groupCount <= Self.shownGroups + 1 ? groupCount : Self.shownGroups
        let most = isSideways ? min(limit, groupsWithinReach) : limit
        guard most > 2 else { return most }
        return (3...most).reversed().first { count in
            let drawn = enlargement(count)
            let ratio = drawn.scale.width / drawn.scale.height
            let group = drawn.place(groupRect(0))
            return ratio < 1.5 && group.length(axis) >= Self.thinnestGroup
        } ?? 2
    }

    private func enlargement(_ groups: Int) -> Enlargement {
        let area = area(groups)
        var limits = isSideways ? Self.sidewaysLimits : Self.limits
        let cut = cut(groups)
        let length = area.length(axis) - (cut.map { $0.to - $0.from } ?? 0)
        limits.demand(length * leastScale(groups) + (cut?.mark ?? 0), along: axis)
        return Enlargement(area, cut: cut, limits: limits, isMirrored: layout.viewport.isRightToLeft)
    }

    /// The minimum scale along the groups at which the names of groups and bars fit; 0 if none needs space.
    private func leastScale(_ groups: Int) -> Double {
        let ofGroups = (0..<groups).map { groupRect($0).length(axis) }.filter { $0 > 1 }.map { Self.thinnestGroup / $0 }
        // Bars that are thin in the layout stay thin.
        let ofBars = bars.map { layout.reading($0.slot).length(axis) }.filter { $0 > 12 }.map { Self.thinnestBar / $0 }
        return (ofGroups + (axis == .vertical ? ofBars : [])).max() ?? 0
    }

    /// The cut between the last drawn group and the elements after the groups.
    private func cut(_ groups: Int) -> Enlargement.Cut? {
        guard groups > 0, groups < groupCount else { return nil }
        let end = isSideways ? area(groups).far(axis) : groupRect(groupCount - 1).far(axis)
        let start = min(groupRect(groups - 1).far(axis), end)
        guard isSideways || end > start else { return nil }
        let text = typesetter.width(of: "… \(Summary.number(groupCount - groups)) more", ExplodedPainter.noteStyle)
        return Enlargement.Cut(axis: axis, from: start, to: end, mark: axis == .vertical ? 20 : text + 10)
    }

    /// The bounds of the section, its drawn groups and the elements around them, extending beyond each edge of the section by at most
    /// the section's size.
    private func area(_ groups: Int) -> Rect {
        let around = (bars.map(\.slot) + panels.map(\.frame)).map(layout.reading)
        return own.extended(over: (0..<groups).map(groupRect) + around)
    }
}

extension Rect {
    /// The union of this rectangle with the others. Beyond each edge of this rectangle, it extends by at most the rectangle's size.
    func extended(over others: [Rect]) -> Rect {
        let reach = Rect(x: x - width, y: y - height, width: 3 * width, height: 3 * height)
        return others.map { $0.intersection(reach) }.filter { !$0.isEmpty }.reduce(self) { $0.union($1) }
    }
}

extension SolvedLayout {
    /// A frame in reading coordinates: x grows from the leading edge.
    func reading(_ frame: CGRect) -> Rect {
        let rect = Rect(frame)
        return viewport.isRightToLeft ? Rect(x: -rect.maxX, y: rect.y, width: rect.width, height: rect.height) : rect
    }
}
