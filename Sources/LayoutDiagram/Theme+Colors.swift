import VectorScene

extension Theme {
    /// Derives a theme from custom colours, adjusted so that all text is readable.
    ///
    ///     let style = DiagramStyle(.blueprint, theme: Theme(DiagramColors(sections: [AdaptiveColor(Color(0x8C1D40))])))
    public init(_ colors: DiagramColors) {
        self = .standard
        if let page = colors.page { setGround(page) }
        if colors.page != nil || colors.ink != nil {
            setInk(colors.ink ?? text)
            setHues()
        }
        if let accent = colors.accent { setAccent(accent) }
        if !colors.sections.isEmpty { setSections(colors.sections) }
        if colors.page != nil { self = withScreen(of: Theme(DiagramColors(ink: colors.ink))) }
    }

    /// Sets the colours of surfaces. They contrast more with the text than the page does, so that text readable on the page is readable
    /// on them.
    private mutating func setGround(_ page: AdaptiveColor) {
        let ends = AdaptiveColor { appearance in
            let (white, black) = (Color(0xFFFFFF), Color(0x000000))
            return page[appearance].contrast(with: black) >= page[appearance].contrast(with: white) ? white : black
        }
        let ink = text.readable(on: [page])
        self.page = page
        screen = page.mixed(with: ends, 0.7)
        bar = page.mixed(with: screen, 0.6)
        panel = page.mixed(with: screen, 0.2)
        (bezel, outline) = (page.mixed(with: ink, 0.09), page.mixed(with: ink, 0.2))
        barOutline = page.mixed(with: ink, 0.1)
        (blueprint.page, blueprint.sectionFill, blueprint.barFill) = (page, screen, bar)
        blueprint.grid = page.mixed(with: ink, 0.05)
        exploded.page = page
    }

    private mutating func setInk(_ ink: AdaptiveColor) {
        let grounds = [page, screen, bar, panel, blueprint.page, blueprint.sectionFill, blueprint.barFill, exploded.page]
        text = ink.readable(on: grounds)
        secondaryText = text.mixed(with: page, 0.3).readable(on: grounds)
        (blueprint.text, blueprint.secondaryText) = (text, secondaryText)
    }

    /// Sets the colours of annotated parts: lines and text readable on the page, and fills on which text is readable.
    private mutating func setHues() {
        func line(_ color: AdaptiveColor) -> AdaptiveColor { color.readable(on: [page, screen]) }
        blueprint.section = line(blueprint.section)
        blueprint.groups = blueprint.groups.map(line)
        blueprint.inset = line(blueprint.inset)
        blueprint.guide = line(blueprint.guide)
        blueprint.spacing = line(blueprint.spacing)
        blueprint.bar = line(blueprint.bar)
        blueprint.decorationFill = washed(blueprint.section, 0.06)
        let items = items(blueprint.item)
        (blueprint.item, blueprint.itemOutline, blueprint.itemFill) = (items.line, items.itemOutline, items.itemFill)
        exploded.layout = shades(exploded.layout.line)
        exploded.sections = exploded.sections.map { shades($0.line) }
        exploded.groups = exploded.groups.map { shades($0.line) }
        exploded.item = shades(exploded.item.line)
        setAnchored(blueprint.anchored)
    }

    private mutating func setAccent(_ accent: AdaptiveColor) {
        badge = accent
        setAnchored(accent)
    }

    private mutating func setAnchored(_ hue: AdaptiveColor) {
        blueprint.anchoredFill = washed(hue, 0.1)
        blueprint.anchored = hue.readable(on: [blueprint.page, blueprint.sectionFill, blueprint.anchoredFill])
    }

    private mutating func setSections(_ colors: [AdaptiveColor]) {
        sections = colors.map(tint(of:))
        blueprint.sections = colors.map(items)
        exploded.sections = colors.map(shades)
    }

    private func washed(_ hue: AdaptiveColor, _ share: Double) -> AdaptiveColor {
        blueprint.sectionFill.washed(hue, share, under: [blueprint.text, blueprint.secondaryText])
    }

    private func items(_ hue: AdaptiveColor) -> BlueprintColors.SectionColors {
        let line = hue.readable(on: [blueprint.page, blueprint.sectionFill])
        return BlueprintColors.SectionColors(
            line: line, itemOutline: blueprint.sectionFill.mixed(with: line, 0.55), itemFill: washed(hue, 0.16))
    }

    private func shades(_ hue: AdaptiveColor) -> ExplodedPalette.Shades {
        let inks = [self.text, secondaryText]
        let wash = screen.washed(hue, 0.08, under: inks)
        let tint = screen.washed(hue, 0.24, under: inks)
        let text = hue.readable(on: [exploded.page, screen, wash, tint])
        return ExplodedPalette.Shades(line: text.mixed(with: hue, 0.4), wash: wash, tint: tint, text: text)
    }
}
