import CompositionalLayout
import Foundation

/// Evaluates the numbers of a model, and reports invalid ones.
///
/// An invalid value is reported and replaced by a valid one, so that evaluation can continue and find further errors.
struct Evaluator {
    let reading: Reading
    var scope: Scope

    /// A length in points, of either sign.
    func length(_ value: NumberValue, _ what: String, limit: Double = DocumentLimits.length) -> CGFloat {
        let number = value.expression.number(in: scope)
        guard number.isFinite else {
            reportNotFinite(number, value.mark, what)
            return 0
        }
        guard abs(number) <= limit else {
            let text = NumberText.text(number)
            reading.report(value.mark, "\(what) is \(text); the limit is \(NumberText.text(limit))\(place)")
            return 0
        }
        return CGFloat(number)
    }

    func reportNotFinite(_ number: Double, _ mark: SourceMark, _ what: String) {
        // The sign of NaN differs between platforms.
        let text = number.isNaN ? "nan" : "\(number)"
        reading.report(mark, "\(what) must be a finite number, not \(text)\(place)")
    }

    func length(_ value: NumberValue?, _ what: String) -> CGFloat? {
        value.map { length($0, what) }
    }

    /// A dimension of a size, which must not be negative.
    func side(_ value: NumberValue, _ what: String, limit: Double = DocumentLimits.length) -> CGFloat {
        let number = length(value, what, limit: limit)
        guard number >= 0 else {
            reading.report(value.mark, "\(what) must not be negative, but is \(NumberText.text(Double(number)))\(place)")
            return 0
        }
        return number
    }

    /// A whole number of at least `minimum`.
    func count(_ value: NumberValue, _ what: String, atLeast minimum: Int, atMost limit: Int) -> Int {
        guard let number = wholeNumber(value, what) else { return minimum }
        guard number >= Double(minimum) else {
            reading.report(value.mark, "\(what) must be at least \(minimum), but is \(NumberText.text(number))\(place)")
            return minimum
        }
        guard number <= Double(limit) else {
            reading.report(value.mark, "\(what) is \(NumberText.text(number)); the limit is \(limit)\(place)")
            return minimum
        }
        return Int(number)
    }

    /// A position in the drawing order, which may be negative; `nil` without a value. An invalid value is reported, and gives `nil`.
    func zIndex(_ value: NumberValue?) -> Int? {
        guard let value, let number = wholeNumber(value, "zIndex") else { return nil }
        guard abs(number) <= DocumentLimits.zIndex else {
            let limit = NumberText.text(DocumentLimits.zIndex)
            reading.report(value.mark, "zIndex is \(NumberText.text(number)); the limit is \(limit)\(place)")
            return nil
        }
        return Int(number)
    }

    private func wholeNumber(_ value: NumberValue, _ what: String) -> Double? {
        let number = value.expression.number(in: scope)
        guard number.isFinite, number == number.rounded() else {
            let text = number.isFinite ? NumberText.text(number) : number.isNaN ? "nan" : "\(number)"
            reading.report(value.mark, "\(what) must be a whole number, but is \(text)\(place)")
            return nil
        }
        return number
    }

    func itemCount(_ value: NumberValue) -> Int {
        count(value, "items", atLeast: 0, atMost: DocumentLimits.items)
    }

    /// The section in which an expression failed, as the end of a message; empty for the first section.
    private var place: String {
        scope.section > 0 ? ", in section \(scope.section)" : ""
    }
}

// MARK: - Compound values

extension Evaluator {
    func dimension(_ chosen: Chosen<DimensionValue>, _ what: String) -> LayoutDimension {
        let value = chosen.value(in: scope)
        func fraction() -> CGFloat { side(value.number, "the fraction of \(what)", limit: DocumentLimits.fraction) }
        func points() -> CGFloat { side(value.number, what) }
        return switch value.kind {
        case .fractionalWidth: .fractionalWidth(fraction())
        case .fractionalHeight: .fractionalHeight(fraction())
        case .absolute: .absolute(points())
        case .estimated: .estimated(points())
        case .uniformAcrossSiblings: .uniformAcrossSiblings(points())
        }
    }

    func size(_ item: ItemModel) -> (width: LayoutDimension, height: LayoutDimension) {
        (dimension(item.width, "width"), dimension(item.height, "height"))
    }

    func spacing(_ chosen: Chosen<SpacingValue>, _ what: String) -> LayoutSpacing {
        let value = chosen.value(in: scope)
        let number = length(value.number, what)
        return value.isFlexible ? .flexible(number) : .fixed(number)
    }

    func insets(_ value: InsetsValue?, _ what: String) -> NSDirectionalEdgeInsets? {
        guard let value else { return nil }
        return NSDirectionalEdgeInsets(
            top: length(value.top, what) ?? 0, leading: length(value.leading, what) ?? 0,
            bottom: length(value.bottom, what) ?? 0, trailing: length(value.trailing, what) ?? 0)
    }

    func point(_ value: PointValue?, _ what: String, limit: Double = DocumentLimits.length) -> CGPoint? {
        value.map { CGPoint(x: length($0.x, what, limit: limit), y: length($0.y, what, limit: limit)) }
    }

    func edgeSpacing(_ value: EdgeSpacingModel) -> LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            leading: value.leading.map { spacing($0, "edgeSpacing.leading") } ?? .fixed(0),
            top: value.top.map { spacing($0, "edgeSpacing.top") } ?? .fixed(0),
            trailing: value.trailing.map { spacing($0, "edgeSpacing.trailing") } ?? .fixed(0),
            bottom: value.bottom.map { spacing($0, "edgeSpacing.bottom") } ?? .fixed(0))
    }
}

/// Checks text that can be evaluated when the layout is built: failed arithmetic is an error in the document. Text evaluated later,
/// when its items are drawn, shows a dash in place of the number.
extension Evaluator {
    /// Reports errors in the document's own text.
    func check(_ model: LayoutModel) {
        check(model.title, "title")
        check(model.description, "description")
        for item in model.boundaryItems { check(item.content) }
    }

    /// Reports errors in the text of a section: of its headers and footers, of items listed individually, and of its first item.
    func check(_ model: SectionModel, itemCount: Int) {
        for item in model.boundaryItems { check(item.content) }
        for (_, bar) in model.listBars { check(bar.content) }
        switch model.items.count {
        case .number: if itemCount > 0, let common = model.items.common { check(common.content) }
        case .entries(let entries):
            for (index, entry) in entries.enumerated() { at(item: index).check(entry.content) }
        }
        guard itemCount > 0 else { return }
        for item in model.supplementaryItems where item.isShown?.truth(in: scope) ?? true { check(item.content) }
    }

    private func at(item: Int) -> Evaluator {
        Evaluator(reading: reading, scope: scope.at(section: scope.section, item: item))
    }

    private func check(_ content: ContentModel) {
        check(content.title, "title")
        guard let text = content.text else { return }
        check(text.text, "text")
        check(text.subtitle, "subtitle")
        _ = insets(text.insets, "textInsets")
    }

    private func check(_ text: TextValue?, _ what: String) {
        for case .expression(let expression, let mark) in text?.parts ?? [] {
            guard case .number(let number) = expression.value(in: scope), !number.isFinite else { continue }
            reportNotFinite(number, mark, what)
        }
    }
}
