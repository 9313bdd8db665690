/// Reads the diagram style of a document.
struct StyleReader {
    let reading: Reading
    /// The base of relative paths; empty for the working folder.
    let folder: String

    /// Reads a style by name, or a map of changes to a style.
    func style(_ node: DocumentNode) -> DocumentStyle? {
        var style = DocumentStyle()
        if case .scalar = node.content {
            guard let kind = kind(node) else { return nil }
            style.kind = kind
            return style
        }
        guard let map = reading.map(node, "a style", .style) else { return nil }
        style.kind = map["name"].flatMap(kind)
        style.showsTitle = map.truth("title")
        style.showsCaption = map.truth("caption")
        if case .scalar(FormatNames.titles, _)? = map["labels"]?.content {
            (style.showsLabels, style.showsOnlyTitles) = (true, true)
        } else if let node = map["labels"] {
            (style.showsLabels, style.showsOnlyTitles) = (reading.truth(node, "labels", or: FormatNames.titles), false)
        }
        style.showsBeyond = map.truth("beyond")
        style.crop = map["crop"].flatMap(crop)
        style.cropMargin = map["cropMargin"].flatMap { reading.length($0, "cropMargin", in: DocumentLimits.cropMargin) }
        style.width = map["width"].flatMap { reading.length($0, "width", in: DocumentLimits.width) }
        if let node = map["fonts"] { FontsReader(reading: reading, folder: folder).read(node, into: &style) }
        if let node = map["colors"] { read(colors: node, into: &style) }
        if let node = map["page"] { read(page: node, into: &style) }
        return style
    }

    private func crop(_ node: DocumentNode) -> PicturePart? {
        guard let text = reading.text(node, "crop") else { return nil }
        if let part = PicturePart(text) { return part }
        reading.report(node.mark, "unknown crop \(text.quoted); write \(PicturePart.forms.joined(separator: ", "))")
        return nil
    }

    /// Reads a colour, or `none`.
    private func read(page node: DocumentNode, into style: inout DocumentStyle) {
        if case .scalar(FormatNames.nothing, _) = node.content {
            style.showsPage = false
        } else if let color = pair(node, "page") {
            style.page = color
        }
    }

    private func kind(_ node: DocumentNode) -> DocumentStyle.Kind? {
        reading.name(node, "style", among: FormatNames.styles)
    }

    // MARK: Colours

    private func read(colors node: DocumentNode, into style: inout DocumentStyle) {
        guard let map = map(node, "colors", .colors) else { return }
        if let page = map["page"] { read(page: page, into: &style) }
        style.ink = map["ink"].flatMap { pair($0, "ink") }
        style.accent = map["accent"].flatMap { pair($0, "accent") }
        guard let nodes = map["sections"].flatMap({ reading.list($0, "sections", atMost: DocumentLimits.sectionColors) }) else { return }
        if nodes.isEmpty { reading.report(map["sections"]?.mark, "sections needs at least one color") }
        style.sections = nodes.compactMap { pair($0, "a section's color") }
    }

    /// Reads a colour for both appearances, or `{light:, dark:}`.
    private func pair(_ node: DocumentNode, _ what: String) -> ColorPair? {
        guard case .map = node.content else {
            return reading.color(node, what).map { ColorPair(light: $0, dark: $0) }
        }
        guard let map = map(node, what, .colorPair) else { return nil }
        for key in ["light", "dark"] where map[key] == nil {
            reading.report(map.mark, "\(what) as a map needs \"\(key)\"")
        }
        guard let light = map["light"].flatMap({ reading.color($0, "light") }),
            let dark = map["dark"].flatMap({ reading.color($0, "dark") })
        else { return nil }
        return ColorPair(light: light, dark: dark)
    }

    /// Reads a map in which a key without a value is an error: it may be an unquoted `#RRGGBB`, which YAML takes for a comment.
    private func map(_ node: DocumentNode, _ what: String, _ form: MapForm) -> DocumentMap? {
        guard var map = reading.map(node, what, form) else { return nil }
        guard case .map(let entries) = node.content else { return map }
        for entry in entries where form.names.contains(entry.key) && entry.value.isNull { map.values[entry.key] = entry }
        return map
    }
}
