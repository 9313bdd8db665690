public import Scene

/// The colours of a diagram, each for light and dark surroundings.
public struct Theme: Sendable, Hashable {
    /// Around the screen.
    public var page: AdaptiveColor
    public var bezel: AdaptiveColor
    public var screen: AdaptiveColor
    public var outline: AdaptiveColor
    public var text: AdaptiveColor
    public var secondaryText: AdaptiveColor
    /// Headers, footers and side items.
    public var bar: AdaptiveColor
    public var barOutline: AdaptiveColor
    /// Backgrounds of sections.
    public var panel: AdaptiveColor
    public var badge: AdaptiveColor
    /// Text on cells and badges.
    public var textOnTint: AdaptiveColor
    /// Text on cells of a colour that is too light for `textOnTint`.
    public var textOnLightTint: AdaptiveColor
    /// What breaks into the screen.
    public var cutout: AdaptiveColor
    /// Tints of cells, by section; each from its lighter to its darker end.
    public var tints: [Tint]

    /// The colours of a cell.
    public struct Tint: Sendable, Hashable {
        public let name: String
        public let light: Color
        public let dark: Color
        /// From light to dark; held once for all that is filled with it.
        let stops: [LinearGradient.Stop]

        public init(name: String, light: Color, dark: Color) {
            self.name = name
            self.light = light
            self.dark = dark
            stops = [.init(offset: 0, color: AdaptiveColor(light)), .init(offset: 1, color: AdaptiveColor(dark))]
        }
    }

    /// Calm surfaces, and tints on which white text reads (at least 4.5 : 1).
    public static let standard = Theme(
        page: AdaptiveColor(light: Color(0xF3F5F9), dark: Color(0x0E1116)),
        bezel: AdaptiveColor(light: Color(0xDEE2EA), dark: Color(0x262C36)),
        screen: AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x171B22)),
        outline: AdaptiveColor(light: Color(0xCDD3DE), dark: Color(0x3A4250)),
        text: AdaptiveColor(light: Color(0x1B2130), dark: Color(0xEEF1F7)),
        secondaryText: AdaptiveColor(light: Color(0x5F6B80), dark: Color(0x9AA4B5)),
        bar: AdaptiveColor(light: Color(0xF8F9FC), dark: Color(0x1F252E)),
        barOutline: AdaptiveColor(light: Color(0xDFE3EC), dark: Color(0x323A47)),
        panel: AdaptiveColor(light: Color(0xEDF0F6), dark: Color(0x222833)),
        badge: AdaptiveColor(Color(0xD92550)),
        textOnTint: AdaptiveColor(Color(0xFFFFFF)),
        // Where white has less than 4.5 : 1, black has more.
        textOnLightTint: AdaptiveColor(Color(0x000000)),
        cutout: AdaptiveColor(light: Color(0x05070A), dark: Color(0x05070A)),
        tints: [
            Tint(name: "blue", light: Color(0x4F69E2), dark: Color(0x3A4DC4)),
            Tint(name: "teal", light: Color(0x14827A), dark: Color(0x0B625C)),
            Tint(name: "orange", light: Color(0xBD5510), dark: Color(0x9A400C)),
            Tint(name: "pink", light: Color(0xCB3B74), dark: Color(0xA8295E)),
            Tint(name: "purple", light: Color(0x7C5DDE), dark: Color(0x5B3FBC)),
            Tint(name: "sky", light: Color(0x1D77C0), dark: Color(0x155A9C)),
            Tint(name: "green", light: Color(0x3B8132), dark: Color(0x2B6324)),
            Tint(name: "gray", light: Color(0x667085), dark: Color(0x4B5567)),
        ])

    /// The tint of a section's cells.
    func tint(ofSection section: Int) -> Tint {
        // Grey is for those who ask for it.
        tints[section % max(1, tints.count - 1)]
    }

    /// The fill of a cell: light at its top-left corner, dark at the other.
    func fill(_ tint: Tint) -> Paint { fill(tint, to: Point(x: 1, y: 1)) }

    /// The fill of a list's row, which goes on in the rows that it touches: light at its left end, dark at the other.
    func rowFill(_ tint: Tint) -> Paint { fill(tint, to: Point(x: 1, y: 0)) }

    private func fill(_ tint: Tint, to end: Point) -> Paint {
        .gradient(LinearGradient(from: .zero, to: end, stops: tint.stops))
    }
}
