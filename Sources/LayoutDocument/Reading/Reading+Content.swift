import CompositionalLayout
import TextFitting

extension Reading {
    /// Reads the title and the content size of an element.
    ///
    /// - Parameter names: the names allowed in the element's expressions. The insets use the names allowed in the section's.
    func content(_ map: DocumentMap, _ names: Names) -> ContentModel {
        ContentModel(
            title: map.template("title", names),
            fitting: map["fitting"].flatMap { fitting($0, names) }, text: text(map, names))
    }

    private func fitting(_ node: DocumentNode, _ names: Names) -> FittingModel? {
        guard let map = map(node, "fitting", .fitting) else { return nil }
        return FittingModel(
            mark: map.mark,
            width: map["width"].flatMap { number($0, "fitting.width", names) },
            height: map["height"].flatMap { number($0, "fitting.height", names) })
    }

    private func text(_ map: DocumentMap, _ names: Names) -> TextModel? {
        let subtitle = map.template("subtitle", names)
        let font = map["font"].flatMap(font)
        let lines = map["lines"].flatMap { wholeNumber($0, "lines", in: DocumentLimits.lines) }
        let insets = map["textInsets"].flatMap { self.insets($0, "textInsets", names.subtracting([.item])) }
        guard let node = map["text"] else {
            for key in MapForm.keysOfTexts where map[key] != nil {
                report(map.keyMark(key), "\(map.what) has \"\(key)\" only with \"text\"")
            }
            return nil
        }
        return template(node, "text", names).map {
            TextModel(mark: node.mark, text: $0, subtitle: subtitle, font: font, lines: lines ?? 0, insets: insets)
        }
    }

    /// Reads a text style by name, or a map: a style with a weight, or a size with a weight and the name of a font.
    private func font(_ node: DocumentNode) -> ElementFont? {
        if case .scalar = node.content { return style(node).map { .style($0, weight: nil) } }
        guard let map = map(node, "a font", .font) else { return nil }
        let weight = map.name("weight", among: FontWeights.named)
        switch (map["style"], map["size"]) {
        case (let node?, nil): return style(node).map { .style($0, weight: weight) }
        case (nil, let node?):
            guard let size = length(node, "size", in: DocumentLimits.fontSize) else { return nil }
            guard let node = map["name"] else { return .size(size, weight: weight ?? FontWeights.regular) }
            return givenFont(node).map { .named($0, size: size, weight: weight ?? FontWeights.regular) }
        case (nil, nil): report(map.mark, "a font needs \"style\" or \"size\"")
        case (_?, let size?): report(size.mark, "a font has either \"style\" or \"size\", not both")
        }
        return nil
    }

    /// The PostScript name of a known font, or of any if the style's fonts are not opened.
    private func givenFont(_ node: DocumentNode) -> String? {
        guard let name = text(node, "name") else { return nil }
        if fontNames.contains(name) || hasUnopenedFonts { return name }
        let advice = fontNames.isEmpty
            ? "the document's style has no fonts" : "the style's fonts are \(fontNames.joined(separator: ", "))"
        report(node.mark, "unknown font \(name.quoted); \(advice)")
        return nil
    }

    private func style(_ node: DocumentNode) -> TextSize.Style? { name(node, "font", among: FormatNames.textStyles) }

    /// An integer literal.
    func wholeNumber(_ node: DocumentNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
        guard case .scalar(let text, isQuoted: false) = node.content, let number = Int(text), range.contains(number) else {
            report(node.mark, "\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(node.phrase)")
            return nil
        }
        return number
    }
}
