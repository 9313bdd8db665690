public import LayoutDiagram
import VectorScene

/// Reads the diagram style of a document.
struct StyleReader {
    let reading: Reading

    /// A style by its name, or a map of changes to one.
    func style(_ node: DocumentNode) -> DiagramStyle.Changes? {
        var style = DiagramStyle.Changes()
        if case .scalar = node.content {
            guard let kind = kind(node) else { return nil }
            style.kind = kind
            return style
        }
        guard let map = reading.map(node, "a style", .style) else { return nil }
        func truth(_ key: String) -> Bool? { map[key].flatMap { reading.truth($0, key) } }
        style.kind = map["name"].flatMap(kind)
        style.showsTitle = truth("title")
        style.showsCaption = truth("caption")
        style.showsLabels = truth("labels")
        style.showsBeyond = truth("beyond")
        if let colors = map["colors"].flatMap(colors) { style.colors = colors }
        return style
    }

    private func kind(_ node: DocumentNode) -> DiagramStyle.Kind? {
        reading.name(node, "style", among: FormatNames.styles)
    }

    // MARK: Colours

    private func colors(_ node: DocumentNode) -> DiagramColors? {
        guard let map = map(node, "colors", .colors) else { return nil }
        var colors = DiagramColors()
        colors.page = map["page"].flatMap { pair($0, "page") }
        colors.ink = map["ink"].flatMap { pair($0, "ink") }
        colors.accent = map["accent"].flatMap { pair($0, "accent") }
        if let nodes = map["sections"].flatMap({ reading.list($0, "sections") }) {
            if nodes.isEmpty { reading.report(map["sections"]?.mark, "sections needs at least one color") }
            colors.sections = nodes.compactMap { pair($0, "a section's color") }
        }
        return colors
    }

    /// One colour for light and dark, or `{light:, dark:}`.
    private func pair(_ node: DocumentNode, _ what: String) -> AdaptiveColor? {
        guard case .map = node.content else {
            return reading.color(node, what).map { Theme.standard.color($0) }
        }
        guard let map = map(node, what, .colorPair) else { return nil }
        for key in ["light", "dark"] where map[key] == nil {
            reading.report(map.mark, "\(what) as a map needs \"\(key)\"")
        }
        guard let light = map["light"].flatMap({ reading.color($0, "light") }),
            let dark = map["dark"].flatMap({ reading.color($0, "dark") })
        else { return nil }
        return AdaptiveColor(light: Theme.standard.color(light).light, dark: Theme.standard.color(dark).dark)
    }

    /// A map in which a key without a value is an error: an unquoted `#` begins a comment.
    private func map(_ node: DocumentNode, _ what: String, _ form: MapForm) -> DocumentMap? {
        guard var map = reading.map(node, what, form) else { return nil }
        guard case .map(let entries) = node.content else { return map }
        for entry in entries where form.names.contains(entry.key) && entry.value.isNull { map.values[entry.key] = entry }
        return map
    }
}

extension Reading {
    /// A colour by its name in the standard theme, or as `#RRGGBB`.
    func color(_ node: DocumentNode, _ what: String) -> DiagramTint? {
        guard let text = text(node, what) else { return nil }
        if node.isNull {
            report(node.mark, "\(what) has no value; a color is written in quotes, \"#RRGGBB\", or by its name")
            return nil
        }
        return color(text, at: node.mark)
    }

    /// A colour, or a choice of colours: `width > 700 ? teal : "#AA3300"`.
    func color(_ node: DocumentNode, _ what: String, _ names: Names) -> Chosen<DiagramTint>? {
        guard case .scalar(let text, let isQuoted) = node.content, ChoiceText(text) != nil else {
            return color(node, what).map { .value($0) }
        }
        return chosen(text, at: isQuoted ? node.mark.advanced(by: 1) : node.mark, what, names) { text, start in
            let isNamedInQuotes = text.count > 1 && text.first == text.last && (text.first == "'" || text.first == "\"")
            return color(isNamedInQuotes ? String(text.dropFirst().dropLast()) : text, at: start)
        }
    }

    private func color(_ text: String, at mark: SourceMark) -> DiagramTint? {
        if let color = DiagramTint(text) { return color }
        report(mark, Self.unknownColor(text))
        return nil
    }
}

extension Reading {
    private static func unknownColor(_ text: String) -> String {
        let hint = NearestName.hint(for: text, among: DiagramTint.names)
        return "unknown color \(text.quoted); write \"#RRGGBB\" or a name\(hint)"
    }
}

extension DiagramTint {
    /// The names that a document has for colours.
    static var names: [String] { Theme.standard.tints.map(\.name) }

    fileprivate init?(_ text: String) {
        if Theme.standard.tints.contains(where: { $0.name == text }) {
            self = .named(text)
            return
        }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
        else { return nil }
        self = .rgb(red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
}

extension DiagramStyle.Changes {
    /// Reads the value of a document's `style` key: a name, or a map.
    ///
    /// - Throws: all errors in it, at once.
    public init(_ source: DocumentSource) throws(DocumentError) {
        let node = try DocumentNodeReader.read(source)
        let reading = Reading()
        let changes = StyleReader(reading: reading).style(node)
        guard let changes, reading.isFaultless else { throw reading.error(in: source) }
        self = changes
    }
}
