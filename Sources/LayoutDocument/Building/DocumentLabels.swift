import CompositionalLayout
import Foundation
import TextFitting
import TextMeasurement

/// A document's attributes of individual elements: titles, colours, fitting sizes and visibility.
struct DocumentLabels: Sendable {
    let model: LayoutModel
    let scope: Scope
    /// For each section of the layout, repetitions included, the index of its model.
    let sectionModels: [Int]
    let meter: TextMeter
    /// The boundary and anchored views of each section model by kind, including a list's header and footer.
    private let views: [[String: View]]
    private let layoutViews: [String: View]

    /// The attributes of a supplementary view.
    private struct View: Sendable {
        var kind: String
        var content: ContentModel
        /// False hides the view; `nil` for boundary items and a list's header and footer, which are always shown.
        var isShown: Expression?
        var mark: SourceMark

        init(_ item: BoundaryModel) {
            (kind, content, isShown, mark) = (item.kind, item.content, nil, item.item.mark)
        }

        init(_ item: SupplementaryModel) {
            (kind, content, isShown, mark) = (item.kind, item.content, item.isShown, item.item.mark)
        }

        init(_ kind: String, _ bar: ListBarModel) {
            (self.kind, content, isShown, mark) = (kind, bar.content, nil, bar.mark)
        }
    }

    init(model: LayoutModel, scope: Scope, sectionModels: [Int], meter: TextMeter) {
        (self.model, self.scope, self.sectionModels, self.meter) = (model, scope, sectionModels, meter)
        views = model.sections.map { section in
            Self.views(
                section.listBars.map(View.init) + section.boundaryItems.map(View.init)
                    + section.supplementaryItems.map(View.init))
        }
        layoutViews = Self.views(model.boundaryItems.map(View.init))
    }

    /// Views by kind. A kind that occurs twice is an error when the layout is solved.
    private static func views(_ views: [View]) -> [String: View] {
        Dictionary(views.map { ($0.kind, $0) }) { first, _ in first }
    }

    var documentTitle: String? { model.title?.text(in: scope) }
    var documentDescription: String? { model.description?.text(in: scope) }

    func title(of element: LayoutElement.ID) -> String? {
        content(of: element)?.name(in: scope(of: element))
    }

    /// The insets of a cell's text; `nil` if the document specifies none.
    func textInsets(of element: LayoutElement.ID) -> NSDirectionalEdgeInsets? {
        guard element.category == .cell, let insets = content(of: element)?.text?.insets else { return nil }
        return Evaluator(reading: Reading(), scope: scope(of: element)).insets(insets, "textInsets")
    }

    func color(of element: LayoutElement.ID) -> DocumentColor? {
        element.category == .cell ? section(element)?.items.entry(element.item)?.color?.value(in: scope(of: element)) : nil
    }

    func isHidden(_ element: LayoutElement.ID) -> Bool {
        guard element.category == .supplementary, let isShown = view(element)?.isShown else { return false }
        return !isShown.truth(in: scope(of: element))
    }

    /// The fitting size of an element's content. If its arithmetic fails or a length exceeds the limit, the size is invalid, and the
    /// solver rejects it.
    func fittingSize(_ question: SizeQuestion) -> SizeAnswer? {
        guard let content = content(of: question.element), content.decidesSize else { return nil }
        let scope = scope(of: question.element)
        func length(_ value: NumberValue) -> CGFloat {
            let number = value.expression.number(in: scope)
            return number <= DocumentLimits.length ? CGFloat(number) : .infinity
        }
        var question = question
        if let width = content.fitting?.width { (question.proposal.width, question.isWidthEstimated) = (length(width), false) }
        var answer = content.text?.elementText(in: scope).size(for: question, meter)
            ?? SizeAnswer(question.proposal, doubt: question.list == nil ? .undecided : [])
        if content.fitting?.width != nil { answer.doubt.remove(.undecidedWidth) }
        if let height = content.fitting?.height {
            answer.size?.height = length(height)
            answer.doubt.remove(.undecidedHeight)
        }
        return answer
    }

    /// The error in an element's fitting size, if it exceeds the length limit.
    func longFitting(of element: LayoutElement.ID) -> Diagnostic? {
        guard let fitting = content(of: element)?.fitting else { return nil }
        let reading = Reading()
        let evaluator = Evaluator(reading: reading, scope: scope(of: element))
        for (side, value) in [("width", fitting.width), ("height", fitting.height)] {
            guard let value, value.expression.number(in: evaluator.scope).isFinite else { continue }
            _ = evaluator.length(value, "fitting.\(side)")
        }
        return reading.firstDiagnostic
    }

    private func content(of element: LayoutElement.ID) -> ContentModel? {
        switch element.category {
        case .cell: section(element)?.items.entry(element.item)?.content
        case .supplementary: view(element)?.content
        case .decoration: nil
        }
    }

    private func section(_ element: LayoutElement.ID) -> SectionModel? {
        guard let section = element.section, sectionModels.indices.contains(section) else { return nil }
        return model.sections[sectionModels[section]]
    }

    private func view(_ element: LayoutElement.ID) -> View? {
        guard let kind = element.kind else { return nil }
        guard case .section(let section) = element.owner else { return layoutViews[kind] }
        return sectionModels.indices.contains(section) ? views[sectionModels[section]][kind] : nil
    }

    private func scope(of element: LayoutElement.ID) -> Scope {
        scope.at(section: element.section ?? 0, item: element.item)
    }
}

// MARK: - Errors

extension DocumentLabels {
    /// The lines that describe an element: its section, the groups around it, and itself.
    ///
    /// - Parameter subitems: for a cell and the groups around it, the index of each among the subitems in the group's
    ///   description.
    func marks(of element: LayoutElement.ID, subitems: [Int]) -> [(what: String, mark: SourceMark)] {
        guard let section = section(element) else { return view(element).map { [("boundary item", $0.mark)] } ?? [] }
        let own = [("section", section.mark)]
        if element.category == .supplementary { return own + (view(element).map { [("view", $0.mark)] } ?? []) }
        guard element.category == .cell, case .group(let group) = section.content else { return own }
        let path = (0...subitems.count).map { group.mark(at: Array(subitems.prefix($0))) }
        return own + path.enumerated().map { index, mark in
            (index == subitems.count && !subitems.isEmpty ? "item" : "group", mark)
        }
    }

    /// The line that caused the error; `nil` if the document has no line for it.
    func mark(of error: LayoutError) -> SourceMark? {
        if let element = error.element { return content(of: element)?.mark ?? view(element)?.mark }
        // Of two items of one kind, the second is the mistake.
        func mark(_ items: [BoundaryModel]) -> SourceMark? { items.last { $0.kind == error.kind }?.item.mark }
        guard let index = error.place.section, sectionModels.indices.contains(index) else { return mark(model.boundaryItems) }
        let section = model.sections[sectionModels[index]]
        if let mark = mark(section.boundaryItems) { return mark }
        switch section.content {
        case .group(let group) where error.isAboutGroup:
            return group.mark(at: error.place.subitems + (error.isAboutFirstSubitem ? [0] : []))
        case .group, .list: return section.mark
        }
    }
}

extension TextModel {
    /// The text evaluated in a scope. Errors in its insets are not reported again.
    fileprivate func elementText(in scope: Scope) -> ElementText {
        let evaluator = Evaluator(reading: Reading(), scope: scope)
        return ElementText(
            .plain(text.text(in: scope), font), subtitle: subtitle?.text(in: scope), lines: lines,
            insets: evaluator.insets(insets, "textInsets"))
    }
}
