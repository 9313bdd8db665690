import Scene

extension SVGDocument {
    /// A paint as an attribute.
    ///
    /// - Returns: the number of its colour rule.
    mutating func put(
        _ paint: Paint, as property: SVGColorRule.Property, name: StaticString, opacity: StaticString
    ) -> Int? {
        switch paint {
        case .color(let color):
            Self.putColor(shown(color), name: name, opacity: opacity, to: &body)
            return rule(for: color, as: property)
        case .gradient(let gradient):
            body.put(name)
            body.put("url(#")
            body.putIdentifier("p", gradients.number(of: gradient))
            body.put(")\"")
            return nil
        }
    }

    /// The colour that an attribute tells.
    func shown(_ color: AdaptiveColor) -> Color {
        colors == .dark ? color.dark : color.light
    }

    static func putColor(_ color: Color, name: StaticString, opacity: StaticString, to buffer: inout SVGBuffer) {
        buffer.put(name)
        buffer.put(hex: color.red, color.green, color.blue)
        buffer.put("\"")
        guard color.alpha != 1 else { return }
        buffer.put(opacity, color.alpha)
    }

    /// The number of the rule that gives the dark colour, where there is one to give.
    mutating func rule(for color: AdaptiveColor, as property: SVGColorRule.Property) -> Int? {
        guard colors == .automatic, color.light != color.dark else { return nil }
        return rules.number(of: SVGColorRule(property: property, color: color))
    }

    mutating func putClasses(_ classes: SVGClasses) {
        Self.putClasses(classes, to: &body)
    }

    static func putClasses(_ classes: SVGClasses, to buffer: inout SVGBuffer) {
        guard let first = classes.fill ?? classes.stroke else { return }
        buffer.put(" class=\"")
        buffer.putIdentifier("k", first)
        if classes.fill != nil, let second = classes.stroke {
            buffer.put(" ")
            buffer.putIdentifier("k", second)
        }
        buffer.put("\"")
    }
}
