public import CompositionalLayout
import Foundation
package import TextMeasurement

extension Document {
    /// Builds the layout and its content for the document's own viewport.
    public func build() throws(DocumentError) -> BuiltDocument {
        try build(in: viewport())
    }

    /// Builds the layout and its content for a viewport, evaluating expressions for every section.
    ///
    /// - Throws: all values that are invalid for that viewport.
    public func build(in viewport: LayoutViewport) throws(DocumentError) -> BuiltDocument {
        try build(in: viewport, TextMeter())
    }

    /// - Parameter meter: measures the texts when the layout is solved.
    package func build(in viewport: LayoutViewport, _ meter: TextMeter) throws(DocumentError) -> BuiltDocument {
        let reading = Reading()
        let built = build(in: viewport, meter, reading)
        guard reading.isFaultless else { throw reading.error(in: source) }
        return built
    }

    /// - Parameter reading: receives the errors; valid values take the place of wrong ones.
    func build(in viewport: LayoutViewport, _ meter: TextMeter, _ reading: Reading) -> BuiltDocument {
        let labels = labels(in: viewport, meter, reading)
        let scope = labels.scope
        var viewport = viewport
        var itemCounts: [Int] = []
        var layout = LayoutDescription(sections: [], scrollAxis: model.scrollAxis)
        var work = Work()
        let viewCounts = model.sections.map(\.viewCount)
        for (index, modelIndex) in labels.sectionModels.enumerated() {
            let section = model.sections[modelIndex]
            let evaluator = Evaluator(reading: reading, scope: scope.at(section: index))
            itemCounts.append(itemCount(section, evaluator))
            evaluator.check(section, itemCount: itemCounts[index])
            work.solved += viewCounts[modelIndex]
            guard check(&work, section, itemCount: itemCounts[index], evaluator) else { break }
            layout.sections.append(SectionBuilder(evaluator: evaluator, viewport: viewport).section(section))
            if let offset = evaluator.length(section.orthogonalContentOffset, "orthogonalContentOffset") {
                viewport.orthogonalContentOffsets[index] = offset
            }
        }
        let evaluator = Evaluator(reading: reading, scope: scope)
        evaluator.check(model)
        layout.contentInsetsReference = model.contentInsetsReference
        layout.interSectionSpacing = evaluator.length(model.interSectionSpacing, "interSectionSpacing") ?? 0
        layout.boundaryItems = model.boundaryItems.map(SectionBuilder(evaluator: evaluator, viewport: viewport).boundary)
        return BuiltDocument(
            source: source, viewport: viewport, content: content(itemCounts, labels), layout: layout, labels: labels)
    }

    /// The attributes of the elements. Evaluates only the number of sections.
    private func labels(in viewport: LayoutViewport, _ meter: TextMeter, _ reading: Reading) -> DocumentLabels {
        let scope = Scope(viewport)
        let sectionModels = expandedSections(Evaluator(reading: reading, scope: scope))
        return DocumentLabels(model: model, scope: scope, sectionModels: sectionModels, meter: meter)
    }

    /// The lines of the document that describe an element in a viewport, outermost first: its section, the groups around it, and the
    /// element itself. Does not build the layout.
    ///
    /// - Parameter subitems: the cell's position in its section's groups (`FrameOrigin.subitems`).
    /// - Returns: none if the document has no such element.
    package func lines(of element: LayoutElement.ID, subitems: [Int], in viewport: LayoutViewport) -> [(what: String, line: Int)] {
        let reading = Reading()
        let labels = labels(in: viewport, TextMeter(), reading)
        return reading.isFaultless ? labels.marks(of: element, subitems: subitems).map { ($0.what, $0.mark.line) } : []
    }

    private func expandedSections(_ evaluator: Evaluator) -> [Int] {
        var expanded: [Int] = []
        for (index, section) in model.sections.enumerated() {
            let limit = DocumentLimits.sections
            let room = limit - expanded.count
            guard room > 0 || section.repeatCount != nil else {
                evaluator.reading.report(section.mark, "the document has more than \(limit) sections, which is the limit")
                break
            }
            let count = section.repeatCount.map { evaluator.count($0, "repeat", atLeast: 0, atMost: room) } ?? 1
            expanded += repeatElement(index, count: min(count, room))
        }
        return expanded
    }

    private func itemCount(_ section: SectionModel, _ evaluator: Evaluator) -> Int {
        let count = switch section.items.count {
        case .number(let number): evaluator.itemCount(number)
        case .entries(let entries): entries.count
        }
        if count > DocumentLimits.measuredItems, section.hasFittings {
            evaluator.reading.report(
                section.items.mark, "\(count) items have fitting sizes; the limit is \(DocumentLimits.measuredItems)")
            return 0
        }
        return count
    }

    /// The work of solving all sections, in the quantities that have limits.
    private struct Work {
        /// Items with fitting sizes.
        var measured = 0
        /// Bytes of texts that sizes depend on.
        var texts = 0
        /// Elements that are solved one by one: the items in each section's first group and the views that the section describes; with
        /// fitting sizes, also the anchored views of all items.
        var solved = 0
    }

    /// Adds a section's work; reports the section that exceeds a limit, and returns false.
    private func check(_ work: inout Work, _ section: SectionModel, itemCount: Int, _ evaluator: Evaluator) -> Bool {
        if section.hasFittings { work.measured += itemCount }
        work.texts += section.textSize(itemCount: itemCount)
        if case .group(let group) = section.content {
            // A single group that is too large is reported separately.
            work.solved += min(SectionBuilder.itemCount(group, evaluator), DocumentLimits.groupItems)
            // If sizes are measured, every group is solved with its views.
            if section.hasFittings { work.solved += itemCount * section.supplementaryItems.count }
        }
        let (measured, text, solved) = (DocumentLimits.measuredItems, DocumentLimits.measuredText, DocumentLimits.solvedItems)
        let problem = if work.measured > measured {
            (section.items.mark, "more than \(measured) items of all sections have fitting sizes")
        } else if work.texts > text {
            (section.items.mark, "the texts that are measured have more than \(text) bytes")
        } else if work.solved > solved {
            (section.mark, "the groups of all sections hold more than \(solved) items and views")
        } else {
            nil as (SourceMark, String)?
        }
        guard let (mark, words) = problem else { return true }
        evaluator.reading.report(mark, "\(words), which is the limit")
        return false
    }

    private func content(_ itemCounts: [Int], _ labels: DocumentLabels) -> LayoutContent {
        var content = LayoutContent(itemCounts: itemCounts, measure: labels.fittingSize)
        // Sections without fitting sizes keep their estimates and are not measured item by item.
        content.selfSizingSections = Set(
            labels.sectionModels.indices.filter { model.sections[labels.sectionModels[$0]].hasFittings })
        return content
    }
}
