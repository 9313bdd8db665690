package import VectorScene

/// The colours of a blueprint: one for each kind of annotated part.
package struct BlueprintColors: Sendable, Hashable {
    package var page = AdaptiveColor(light: Color(0xF9FBFF), dark: Color(0x10151E))
    package var grid = AdaptiveColor(light: Color(0xEBF0F9), dark: Color(0x182030))
    package var text = AdaptiveColor(light: Color(0x16233B), dark: Color(0xE8EEF8))
    package var secondaryText = AdaptiveColor(light: Color(0x4A5972), dark: Color(0xA9B6CA))
    package var section = AdaptiveColor(light: Color(0x7446D8), dark: Color(0xB496FF))
    package var sectionFill = AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x141B27))
    /// Outlines of groups, by nesting depth; groups nested deeper than the list use its last colour.
    package var groups = [
        AdaptiveColor(light: Color(0x2460D6), dark: Color(0x78A9FF)),
        AdaptiveColor(light: Color(0xB0286F), dark: Color(0xFF8ABB)),
        AdaptiveColor(light: Color(0x8A5A00), dark: Color(0xE8B85C)),
        AdaptiveColor(light: Color(0x0B7285), dark: Color(0x5CCFE6)),
        AdaptiveColor(light: Color(0x4F6F00), dark: Color(0xB4D455)),
    ]
    package var item = AdaptiveColor(light: Color(0x2460D6), dark: Color(0x78A9FF))
    /// Lighter than a group's outline, which often coincides with it.
    package var itemOutline = AdaptiveColor(light: Color(0x94B5F6), dark: Color(0x4469AE))
    package var itemFill = AdaptiveColor(light: Color(0xDCE7FD), dark: Color(0x1B2D50))
    package var inset = AdaptiveColor(light: Color(0xC2410C), dark: Color(0xFF9B70))
    package var guide = AdaptiveColor(light: Color(0x64748B), dark: Color(0x94A3B8))
    package var spacing = AdaptiveColor(light: Color(0x0B7A66), dark: Color(0x46D6B4))
    package var bar = AdaptiveColor(light: Color(0x475569), dark: Color(0xAFBDD2))
    package var barFill = AdaptiveColor(light: Color(0xEEF2F8), dark: Color(0x1D2735))
    package var anchored = AdaptiveColor(light: Color(0xC01C48), dark: Color(0xFF86A3))
    package var anchoredFill = AdaptiveColor(light: Color(0xFDE8ED), dark: Color(0x3B1724))
    package var decorationFill = AdaptiveColor(light: Color(0xF3F0FB), dark: Color(0x1C1B2E))
    /// Text on a tag, which is filled with the colour of its section or group.
    package var textOnTag = AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x10151E))

    /// The sections' colours, in rotation; if empty, all sections look alike.
    package var sections: [SectionColors] = []

    package struct SectionColors: Sendable, Hashable {
        package var line: AdaptiveColor
        package var itemOutline: AdaptiveColor
        package var itemFill: AdaptiveColor
    }

    package init() {}

    package func group(_ depth: Int) -> AdaptiveColor { groups[min(depth, groups.count - 1)] }

    /// The colours of one section's drawing.
    func ofSection(_ section: Int) -> BlueprintColors {
        guard !sections.isEmpty else { return self }
        let own = sections[section % sections.count]
        var colors = self
        (colors.section, colors.item) = (own.line, own.line)
        (colors.itemOutline, colors.itemFill) = (own.itemOutline, own.itemFill)
        return colors
    }

    /// `textOnTag`, adjusted if it is not readable on a tag of this colour.
    func text(on tag: AdaptiveColor) -> AdaptiveColor { textOnTag.readable(on: [tag]) }
}
