package import VectorScene

/// The colours of an exploded diagram: one hue per level.
package struct ExplodedPalette: Sendable, Hashable {
    package struct Shades: Sendable, Hashable {
        package var line: AdaptiveColor
        /// The fill of containers and of members.
        package var wash: AdaptiveColor
        /// The fill of the member that the next column enlarges.
        package var tint: AdaptiveColor
        /// Text on either fill and on the background.
        package var text: AdaptiveColor
    }

    /// The page around everything.
    package var page: AdaptiveColor
    package var layout: Shades
    /// Shades by section, in rotation; a single one if all sections look alike.
    package var sections: [Shades]
    /// Shades by nesting depth; deeper groups start again from the first.
    package var groups: [Shades]
    package var item: Shades

    func shades(_ level: ExplodedLevel) -> Shades {
        switch level {
        case .layout: layout
        case .section(let section): sections[section % sections.count]
        case .group(let depth): groups[depth % groups.count]
        case .item: item
        }
    }

    /// Hues in neighbouring columns are distinguishable with any kind of colour vision.
    package static let standard = ExplodedPalette(
        page: AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x171B22)),
        layout: shades(light: (0x7C879B, 0xF4F6FA, 0xE4E8F0, 0x4B566A), dark: (0x76829A, 0x1D232D, 0x2C3441, 0xB9C3D4)),
        sections: [
            shades(light: (0x7A4FE0, 0xF4EFFF, 0xE2D6FF, 0x5F33C8), dark: (0x9C7BF0, 0x231C38, 0x3A2C63, 0xCDBBFF)),
        ],
        groups: [
            shades(light: (0x2E6BE6, 0xEBF2FF, 0xCFE0FF, 0x1B50BF), dark: (0x6196F5, 0x17243D, 0x223C6E, 0xADCBFF)),
            shades(light: (0xC2690F, 0xFFF4E6, 0xFFDFB8, 0x8A4500), dark: (0xE0954A, 0x33230F, 0x593A12, 0xFFCB94)),
            shades(light: (0xC03C82, 0xFFEFF7, 0xFFD3E8, 0x9A1F60), dark: (0xE279B0, 0x381828, 0x5E2342, 0xFFB8DB)),
            shades(light: (0x6F7A12, 0xF7F9E3, 0xE6EBB4, 0x525B00), dark: (0xB3BE4E, 0x272A10, 0x444A17, 0xDDE694)),
        ],
        item: shades(light: (0x0E9586, 0xE6F8F5, 0xBDEBE4, 0x066359), dark: (0x3BBFAF, 0x0F2B28, 0x144B45, 0x93E6DB)))

    private static func shades(
        light: (UInt32, UInt32, UInt32, UInt32), dark: (UInt32, UInt32, UInt32, UInt32)
    ) -> Shades {
        func pair(_ light: UInt32, _ dark: UInt32) -> AdaptiveColor {
            AdaptiveColor(light: Color(light), dark: Color(dark))
        }
        return Shades(
            line: pair(light.0, dark.0), wash: pair(light.1, dark.1), tint: pair(light.2, dark.2),
            text: pair(light.3, dark.3))
    }
}
