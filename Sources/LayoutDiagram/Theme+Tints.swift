import CompositionalLayout
package import VectorScene

extension Theme {
    /// The text colour on a tint: `textOnTint`, or `textOnLightTint` if that is not readable on both ends of the gradient.
    func text(on tint: Tint) -> AdaptiveColor { ink(on: [tint.from, tint.to]) }

    /// The text colour on a badge or any plain background.
    func text(on ground: AdaptiveColor) -> AdaptiveColor { ink(on: [ground]) }

    /// `color` where it is readable on the background, otherwise the background's usual text colour; decided for each appearance.
    func text(_ color: AdaptiveColor, on ground: AdaptiveColor) -> AdaptiveColor {
        let other = text(on: ground)
        return AdaptiveColor { color[$0].isReadable(on: [ground[$0]]) ? color[$0] : other[$0] }
    }

    private func ink(on grounds: [AdaptiveColor]) -> AdaptiveColor {
        AdaptiveColor { appearance in
            let ink = textOnTint[appearance]
            return ink.isReadable(on: grounds.map { $0[appearance] }) ? ink : textOnLightTint[appearance]
        }
    }

    /// The tint of a cell: the requested one, or its section's.
    func tint(of element: LayoutElement, requested: DiagramTint?) -> Tint {
        let usual = tint(ofSection: element.section ?? 0)
        return switch requested {
        case nil: usual
        case .named(let name): tints.first { $0.name == name } ?? usual
        case .rgb(let red, let green, let blue): tint(of: color(.rgb(red: red, green: green, blue: blue)))
        }
    }

    /// A requested colour: the tint with that name, or the colour itself; the text colour for an unknown name.
    package func color(_ requested: DiagramTint) -> AdaptiveColor {
        switch requested {
        case .named(let name): tints.first { $0.name == name }?.from ?? text
        case .rgb(let red, let green, let blue): AdaptiveColor(Color(red: red, green: green, blue: blue))
        }
    }

    /// A tint for a custom colour: from that colour to its deepest shade on which text is readable.
    func tint(of color: AdaptiveColor) -> Tint {
        let text = text(on: color)
        let deepest = AdaptiveColor { appearance in
            let shades = (12...16).lazy.map { color[appearance].shaded(sixteenths: $0) }
            return shades.first { text[appearance].isReadable(on: [$0]) } ?? color[appearance]
        }
        return Tint(name: "", from: color, to: deepest)
    }
}

extension Color {
    fileprivate func shaded(sixteenths: Int) -> Color {
        func shaded(_ component: UInt8) -> UInt8 { UInt8(Int(component) * sixteenths / 16) }
        return Color(red: shaded(red), green: shaded(green), blue: shaded(blue))
    }
}
