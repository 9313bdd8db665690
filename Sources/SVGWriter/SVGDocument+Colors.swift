import Scene

/// A colour that is another one in dark surroundings, where it is used so.
struct SVGColorRule: Hashable {
    enum Property: String, Hashable {
        case fill
        case stroke
        case stop

        /// The presentation attribute that has the colour.
        var attribute: String { self == .stop ? "stop-color" : rawValue }
    }

    var property: Property
    var color: AdaptiveColor
}

extension SVGDocument {
    /// A paint as an attribute.
    ///
    /// - Returns: the numbers of its colour rules.
    mutating func put(_ paint: Paint, as property: SVGColorRule.Property) -> [Int] {
        switch paint {
        case .color(let color):
            body.put(shown(color), as: property)
            return rules(for: color, as: property)
        case .gradient(let gradient):
            body.put(" \(property.attribute)=\"url(#\(id("p", gradients.number(of: gradient))))\"")
            return []
        }
    }

    /// The colour that an attribute has.
    private func shown(_ color: AdaptiveColor) -> Color { colors == .dark ? color.dark : color.light }

    /// The number of the rule that gives the dark colour, where there is one to give.
    private mutating func rules(for color: AdaptiveColor, as property: SVGColorRule.Property) -> [Int] {
        guard colors == .automatic, color.light != color.dark else { return [] }
        return [rules.number(of: SVGColorRule(property: property, color: color))]
    }

    func putClasses(_ rules: [Int], to buffer: inout SVGBuffer) {
        guard !rules.isEmpty else { return }
        buffer.put(" class=\"\(rules.map { id("k", $0) }.joined(separator: " "))\"")
    }

    func putRules(to document: inout SVGBuffer) {
        guard !rules.values.isEmpty else { return }
        document.put("<style>\n@media (prefers-color-scheme: dark) {\n")
        for (number, rule) in rules.values.enumerated() {
            document.put(".\(id("k", number)){\(rule.property.attribute):")
            let dark = rule.color.dark
            document.put(hex: dark)
            if dark.alpha != rule.color.light.alpha {
                document.put(";\(rule.property.rawValue)-opacity:")
                document.put(dark.alpha)
            }
            document.put("}\n")
        }
        document.put("}\n</style>\n")
    }

    /// Gradients and clips.
    mutating func definitions() -> SVGBuffer {
        var buffer = SVGBuffer()
        for (number, gradient) in gradients.values.enumerated() { put(gradient, number, to: &buffer) }
        for (number, shape) in clips.values.enumerated() {
            buffer.put("<clipPath id=\"\(id("c", number))\">\n ")
            buffer.putName(of: shape)
            buffer.putGeometry(of: shape)
            buffer.put("/>\n</clipPath>\n")
        }
        return buffer
    }

    private mutating func put(_ gradient: LinearGradient, _ number: Int, to buffer: inout SVGBuffer) {
        buffer.put("<linearGradient id=\"\(id("p", number))\"")
        buffer.put(" x1=\"", gradient.start.x)
        buffer.put(" y1=\"", gradient.start.y)
        buffer.put(" x2=\"", gradient.end.x)
        buffer.put(" y2=\"", gradient.end.y)
        buffer.put(">\n")
        for stop in gradient.stops {
            buffer.put(" <stop offset=\"", stop.offset)
            buffer.put(shown(stop.color), as: .stop)
            putClasses(rules(for: stop.color, as: .stop), to: &buffer)
            buffer.put("/>\n")
        }
        buffer.put("</linearGradient>\n")
    }
}

extension SVGBuffer {
    /// A colour as an attribute, and its alpha as another.
    fileprivate mutating func put(_ color: Color, as property: SVGColorRule.Property) {
        put(" \(property.attribute)=\"")
        put(hex: color)
        put("\"")
        if color.alpha != 1 { put(" \(property.rawValue)-opacity=\"", color.alpha) }
    }
}
