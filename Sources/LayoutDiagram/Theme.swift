public import VectorScene

/// The colours of a diagram in light and dark appearance.
public struct Theme: Sendable, Hashable {
    /// Background around the screen.
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
    /// Text on cells that are too light for `textOnTint`.
    public var textOnLightTint: AdaptiveColor
    /// The cutout of the screen: notch or island.
    public var cutout: AdaptiveColor
    /// Tints that cells can use by name.
    public var tints: [Tint]
    /// Tints for cells that request none, one for each section, in rotation; at least one.
    public var sections: [Tint]
    package var blueprint = BlueprintColors()
    /// The colours of an exploded diagram.
    package var exploded = ExplodedPalette.standard
    /// The colours on a device's screen, if they differ from the page's.
    package var device: DeviceColors?

    /// The surfaces and inks on a device's screen.
    package struct DeviceColors: Sendable, Hashable {
        var screen, outline, text, secondaryText, bar, barOutline, panel: AdaptiveColor

        fileprivate init(_ theme: Theme) {
            (screen, outline, text, secondaryText) = (theme.screen, theme.outline, theme.text, theme.secondaryText)
            (bar, barOutline, panel) = (theme.bar, theme.barOutline, theme.panel)
        }
    }

    /// The theme for drawing on a device's screen, where the page's colour has no effect.
    package var onScreen: Theme {
        guard let device else { return self }
        var theme = self
        (theme.screen, theme.outline) = (device.screen, device.outline)
        (theme.text, theme.secondaryText) = (device.text, device.secondaryText)
        (theme.bar, theme.barOutline, theme.panel) = (device.bar, device.barOutline, device.panel)
        return theme
    }

    /// The theme for text beside a drawing without a page, readable on both white and black.
    var withoutPage: Theme {
        // The contrast to both is more than 4.5 : 1.
        let gray = AdaptiveColor(Color(0x767676))
        var theme = self
        (theme.text, theme.secondaryText) = (gray, gray)
        return theme
    }

    /// This theme with the screen surfaces of another.
    func withScreen(of other: Theme) -> Theme {
        var theme = self
        theme.device = DeviceColors(other)
        return theme
    }

    /// The colours of a cell, from its lighter to its darker end.
    public struct Tint: Sendable, Hashable {
        public let name: String
        public let from: AdaptiveColor
        public let to: AdaptiveColor
        /// The fill of a cell, from light (top left) to dark (bottom right), shared by all cells.
        let fill: Paint
        /// The fill of a list row, from light (left) to dark (right), continuous across rows.
        let rowFill: Paint

        public init(name: String, from: AdaptiveColor, to: AdaptiveColor) {
            self.name = name
            self.from = from
            self.to = to
            let stops = [Gradient.Stop(offset: 0, color: from), .init(offset: 1, color: to)]
            fill = .gradient(Gradient(from: .zero, to: Point(x: 1, y: 1), stops: stops))
            rowFill = .gradient(Gradient(from: .zero, to: Point(x: 1, y: 0), stops: stops))
        }

        /// Uses the same colours in both appearances.
        fileprivate init(_ name: String, _ from: UInt32, _ to: UInt32) {
            self.init(name: name, from: AdaptiveColor(Color(from)), to: AdaptiveColor(Color(to)))
        }
    }

    /// Calm surfaces, and tints on which white text is readable (at least 4.5 : 1).
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
        // Black has more than 4.5 : 1 on every tint on which white has less.
        textOnLightTint: AdaptiveColor(Color(0x000000)),
        cutout: AdaptiveColor(light: Color(0x05070A), dark: Color(0x05070A)),
        tints: standardTints,
        // Grey is used only by name.
        sections: Array(standardTints.dropLast()))

    private static let standardTints = [
        Tint("blue", 0x4F69E2, 0x3A4DC4),
        Tint("teal", 0x14827A, 0x0B625C),
        Tint("orange", 0xBD5510, 0x9A400C),
        Tint("pink", 0xCB3B74, 0xA8295E),
        Tint("purple", 0x7C5DDE, 0x5B3FBC),
        Tint("sky", 0x1D77C0, 0x155A9C),
        Tint("green", 0x3B8132, 0x2B6324),
        Tint("gray", 0x667085, 0x4B5567),
    ]

    /// The tint of a section's cells.
    func tint(ofSection section: Int) -> Tint {
        sections[section % sections.count]
    }
}
