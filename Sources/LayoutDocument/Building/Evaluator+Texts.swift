import CompositionalLayout

/// Texts whose scope is known when the layout is built: arithmetic gone wrong in them is an error of the document. In
/// others, which are made when their items are drawn, a dash stands for the number.
extension Evaluator {
    /// Notes what is wrong with the document's own texts.
    func check(_ model: LayoutModel) {
        check(model.title, "title")
        check(model.description, "description")
        for item in model.boundaryItems { check(item.title, "title") }
    }

    /// Notes what is wrong with the texts of a section: of its bars, of items listed one by one, and of what its first
    /// item shows.
    func check(_ model: SectionModel, itemCount: Int) {
        for item in model.boundaryItems { check(item.title, "title") }
        for (_, bar) in model.listBars { check(bar.title, "title") }
        switch model.items.count {
        case .number: if itemCount > 0 { check(model.items.common?.title, "title") }
        case .entries(let entries):
            for (index, entry) in entries.enumerated() { at(item: index).check(entry.title, "title") }
        }
        guard itemCount > 0 else { return }
        for item in model.supplementaryItems where item.isShown?.truth(in: scope) ?? true { check(item.title, "title") }
    }

    private func at(item: Int) -> Evaluator {
        Evaluator(reading: reading, scope: scope.at(section: scope.section, item: item))
    }

    private func check(_ text: TextValue?, _ what: String) {
        for case .expression(let expression, let mark) in text?.parts ?? [] {
            guard case .number(let number) = expression.value(in: scope), !number.isFinite else { continue }
            reportNotFinite(number, mark, what)
        }
    }
}
