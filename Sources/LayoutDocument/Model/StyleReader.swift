/// Reads how a document asks to be drawn.
struct StyleReader {
    let reading: Reading

    private static let keys = ["name", "title", "caption", "labels", "beyond", "colors"]
    private static let colorKeys = ["page", "ink", "accent", "sections"]

    /// A style by its name, or a map that changes it.
    func style(_ node: DocumentNode) -> DocumentStyleChanges? {
        var style = DocumentStyleChanges()
        if case .scalar = node.content {
            guard let name = name(node) else { return nil }
            style.name = name
            return style
        }
        guard let map = reading.map(node, "a style", keys: Self.keys) else { return nil }
        func truth(_ key: String) -> Bool? { map[key].flatMap { reading.truth($0, key) } }
        style.name = map["name"].flatMap(name)
        style.showsTitle = truth("title")
        style.showsCaption = truth("caption")
        style.showsLabels = truth("labels")
        style.showsBeyond = truth("beyond")
        if let colors = map["colors"].flatMap(colors) { style.colors = colors }
        return style
    }

    private func name(_ node: DocumentNode) -> DocumentStyle.Name? {
        reading.name(node, "style", among: DocumentStyle.Name.allCases.map { ($0.rawValue, $0) })
    }

    // MARK: Colours

    private func colors(_ node: DocumentNode) -> DocumentColors? {
        guard let map = map(node, "colors", keys: Self.colorKeys) else { return nil }
        var colors = DocumentColors()
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
    private func pair(_ node: DocumentNode, _ what: String) -> DocumentColors.Pair? {
        guard case .map = node.content else {
            return reading.color(node, what).map { DocumentColors.Pair(light: $0, dark: $0) }
        }
        guard let map = map(node, what, keys: ["light", "dark"]) else { return nil }
        for key in ["light", "dark"] where map[key] == nil {
            reading.report(map.mark, "\(what) as a map needs \"\(key)\"")
        }
        guard let light = map["light"].flatMap({ reading.color($0, "light") }),
            let dark = map["dark"].flatMap({ reading.color($0, "dark") })
        else { return nil }
        return DocumentColors.Pair(light: light, dark: dark)
    }

    /// A map in which a key without a value is wrong: `#` begins a comment where it is not quoted.
    private func map(_ node: DocumentNode, _ what: String, keys: [String]) -> DocumentMap? {
        guard var map = reading.map(node, what, keys: keys) else { return nil }
        guard case .map(let entries) = node.content else { return map }
        for entry in entries where keys.contains(entry.key) && entry.value.isNull { map.values[entry.key] = entry }
        return map
    }
}

extension Reading {
    func color(_ node: DocumentNode, _ what: String) -> DocumentColor? {
        guard let text = text(node, what) else { return nil }
        if node.isNull {
            report(node.mark, "\(what) has no value; a color is written in quotes, \"#RRGGBB\", or by its name")
            return nil
        }
        if let color = DocumentColor(text) { return color }
        let hint = NearestName.hint(for: text, among: DocumentColor.Name.allCases.map(\.rawValue))
        report(node.mark, "unknown color \"\(text)\"; write \"#RRGGBB\" or a name\(hint)")
        return nil
    }
}
