package import Foundation

extension SolvedLayout {
    /// Wraps the elements of a layout that is not compositional. Each section becomes a single custom group that holds its cells.
    ///
    /// - Parameters:
    ///   - elements: all elements; frames in points and content coordinates, which are not mirrored again.
    ///   - contentSize: the scrollable size, in points.
    ///   - content: provides the item counts of the sections.
    ///   - doubts: the elements whose frames are uncertain.
    /// - Throws: a `LayoutError` if a length is not finite, or if an element belongs to no section or item.
    package init(
        placing elements: [LayoutElement], contentSize: CGSize, scrollAxis: LayoutAxis, in viewport: LayoutViewport,
        content: LayoutContent, doubts: DoubtLog
    ) throws(LayoutError) {
        guard contentSize.width.isFinite, contentSize.height.isFinite else { throw .notFinite() }
        for element in elements where !element.frame.isFinite { throw .notFinite(inSection: element.section) }
        let description = LayoutDescription(placing: elements, contentSize, scrollAxis, itemCounts: content.itemCounts)
        var leftToRight = viewport
        leftToRight.traits.direction = .leftToRight
        self = try description.solveUnmeasured(in: leftToRight, content: LayoutContent(itemCounts: content.itemCounts))
        self.viewport = viewport
        self.content.context = MeasuringContext(doubts: doubts)
        overridden = try overriding(by: elements, contentSize)
    }

    /// The given elements as changes to the solved layout: cells with other properties, all supplementary and decoration items, and
    /// the cells that are absent.
    private func overriding(by elements: [LayoutElement], _ contentSize: CGSize) throws(LayoutError) -> OverriddenElements {
        var overridden = OverriddenElements(contentSize: contentSize)
        var cells: Set<LayoutElement.ID> = []
        for var element in elements {
            guard canHave(element.id) else { throw .noSuchElement(element.id) }
            guard element.category == .cell, let own = self.element(element.id) else {
                overridden.add(element)
                continue
            }
            cells.insert(element.id)
            (element.frame, element.slot, element.group) = (own.frame, own.slot, own.group)
            if element != own { overridden.change(element) }
        }
        for (section, count) in content.itemCounts.enumerated() {
            for item in 0..<count {
                let id = LayoutElement.ID(category: .cell, kind: nil, section: section, item: item)
                if !cells.contains(id), let own = element(id) { overridden.omit(own) }
            }
        }
        return overridden
    }
}

extension LayoutDescription {
    /// Consecutive sections of one custom group each. A section begins at the end of the previous one, and its group's frames
    /// are relative to that position.
    fileprivate init(
        placing elements: [LayoutElement], _ contentSize: CGSize, _ scrollAxis: LayoutAxis, itemCounts: [Int]
    ) {
        self.init(sections: [], scrollAxis: scrollAxis)
        contentInsetsReference = .none
        var owned = itemCounts.map { _ in [LayoutElement]() }
        for element in elements {
            if let section = element.section, owned.indices.contains(section) { owned[section].append(element) }
        }
        var start: CGFloat = 0
        for (own, count) in zip(owned, itemCounts) {
            let end = own.map { scrollAxis == .vertical ? $0.frame.maxY : $0.frame.maxX }.max() ?? start
            let length = max(0, end - start)
            var frames = [GroupDescription.CustomFrame](repeating: .init(.zero), count: count)
            let shift = scrollAxis == .vertical ? CGPoint(x: 0, y: -start) : CGPoint(x: -start, y: 0)
            for cell in own where cell.category == .cell && frames.indices.contains(cell.item) {
                frames[cell.item] = .init(cell.frame.offsetBy(dx: shift.x, dy: shift.y), zIndex: cell.zIndex)
            }
            let group = ItemDescription(
                width: .absolute(scrollAxis == .vertical ? contentSize.width : length),
                height: .absolute(scrollAxis == .vertical ? length : contentSize.height),
                content: .group(GroupDescription(axis: scrollAxis.cross, arrangement: .custom(frames))))
            sections.append(count > 0 ? SectionDescription(group: group) : nil)
            if count > 0 { start += length }
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
