import CompositionalLayout
import Scene

extension Theme {
    /// What text needs to be read (WCAG 2, level AA).
    static let readableContrast = 4.5

    /// Text on a tint: the theme's own, or the dark one where that does not read on either end of the fill.
    func text(on tint: Tint) -> AdaptiveColor {
        reads(textOnTint, on: tint.light) && reads(textOnTint, on: tint.dark) ? textOnTint : textOnLightTint
    }

    private func reads(_ text: AdaptiveColor, on ground: Color) -> Bool {
        min(text.light.contrast(with: ground), text.dark.contrast(with: ground)) >= Self.readableContrast
    }

    /// The tint of a cell: what it asks for, or its section's.
    func tint(of element: LayoutElement, asked: DiagramTint?) -> Tint {
        switch asked {
        case nil: tint(ofSection: element.section)
        case .named(let name): tints.first { $0.name == name } ?? tint(ofSection: element.section)
        case .rgb(let red, let green, let blue): tint(of: Color(red: red, green: green, blue: blue))
        }
    }

    /// The tint of a colour of the document's own: from that colour to the deepest shade of it that its text reads on.
    func tint(of color: Color) -> Tint {
        let text = reads(textOnTint, on: color) ? textOnTint : textOnLightTint
        let shade = (12...16).lazy.map { color.shaded(sixteenths: $0) }.first { reads(text, on: $0) }
        return Tint(name: "", light: color, dark: shade ?? color)
    }
}

extension Color {
    fileprivate func shaded(sixteenths: Int) -> Color {
        func shaded(_ component: UInt8) -> UInt8 { UInt8(Int(component) * sixteenths / 16) }
        return Color(red: shaded(red), green: shaded(green), blue: shaded(blue))
    }
}
