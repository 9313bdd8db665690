import VectorScene

/// A colour that changes in the dark colour scheme, and the property that uses it.
struct SVGColorRule: Hashable {
    enum Property: String, Hashable {
        case fill
        case stroke
        case stop

        /// The presentation attribute that holds the colour.
        var attribute: String { self == .stop ? "stop-color" : rawValue }
    }

    var property: Property
    var color: AdaptiveColor
}

extension SVGDocument {
    /// Writes a paint as an attribute.
    ///
    /// - Returns: the names of the colour rules that the paint needs.
    mutating func put(_ paint: Paint, as property: SVGColorRule.Property) -> [String] {
        switch paint {
        case .color(let color):
            body.put(shown(color), as: property)
            return rules(for: color, as: property)
        case .gradient(let gradient):
            body.put(" \(property.attribute)=\"url(#\(idPrefix)\(name(of: gradient)))\"")
            return []
        }
    }

    /// The colour to write as a presentation attribute.
    private func shown(_ color: AdaptiveColor) -> Color { colors == .dark ? color.dark : color.light }

    /// The name of the CSS rule that sets the dark colour; empty if none is needed.
    private mutating func rules(for color: AdaptiveColor, as property: SVGColorRule.Property) -> [String] {
        guard colors == .automatic, color.light != color.dark else { return [] }
        return [rules.name(of: SVGColorRule(property: property, color: color)) {
            var content = SVGBuffer()
            content.put(color.light, as: property)
            content.put(color.dark, as: property)
            return names.name("k", content)
        }]
    }

    /// The `class` attribute for rules, as text; empty for none. Appending it to the document's own buffer here would copy that buffer.
    func classes(_ rules: [String]) -> String {
        rules.isEmpty ? "" : " class=\"\(rules.map { idPrefix + $0 }.joined(separator: " "))\""
    }

    func putRules(to document: inout SVGBuffer) {
        guard rules.all.contains(where: { _ in true }) else { return }
        document.put("<style>\n@media (prefers-color-scheme: dark) {\n")
        for (rule, name) in rules.all {
            document.put(".\(idPrefix)\(name){\(rule.property.attribute):")
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
}

// MARK: - Gradients and clips

extension SVGDocument {
    private mutating func name(of gradient: Gradient) -> String {
        gradients.name(of: gradient) {
            var content = SVGBuffer()
            content.put([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y])
            if gradient.kind == .radial { content.put(" r") }
            for stop in gradient.stops {
                content.put(" offset=\"", stop.offset)
                content.put(stop.color.light, as: .stop)
                content.put(stop.color.dark, as: .stop)
            }
            return names.name("p", content)
        }
    }

    mutating func name(of clip: Shape) -> String {
        clips.name(of: clip) {
            var content = SVGBuffer()
            content.putName(of: clip)
            content.putGeometry(of: clip)
            return names.name("c", content)
        }
    }

    mutating func definitions() -> SVGBuffer {
        var buffer = SVGBuffer()
        for (gradient, name) in gradients.all { put(gradient, name, to: &buffer) }
        for (shape, name) in clips.all {
            buffer.put("<clipPath id=\"\(idPrefix)\(name)\">\n ")
            buffer.putName(of: shape)
            buffer.putGeometry(of: shape)
            buffer.put("/>\n</clipPath>\n")
        }
        return buffer
    }

    private mutating func put(_ gradient: Gradient, _ name: String, to buffer: inout SVGBuffer) {
        let (start, end) = (gradient.start, gradient.end)
        let element = gradient.kind == .linear ? "linearGradient" : "radialGradient"
        buffer.put("<\(element) id=\"\(idPrefix)\(name)\"")
        switch gradient.kind {
        case .linear:
            for (name, length) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] { buffer.put(" \(name)=\"", length) }
        case .radial:
            buffer.put(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(")
            buffer.put([end.x - start.x, 0, 0, end.y - start.y, start.x, start.y])
            buffer.put(")\"")
        }
        buffer.put(">\n")
        for stop in gradient.stops {
            buffer.put(" <stop offset=\"", stop.offset)
            buffer.put(shown(stop.color), as: .stop)
            buffer.put(classes(rules(for: stop.color, as: .stop)))
            buffer.put("/>\n")
        }
        buffer.put("</\(element)>\n")
    }
}

extension SVGBuffer {
    /// A colour as one attribute and its alpha as another.
    fileprivate mutating func put(_ color: Color, as property: SVGColorRule.Property) {
        put(" \(property.attribute)=\"")
        put(hex: color)
        put("\"")
        if color.alpha != 1 { put(" \(property.rawValue)-opacity=\"", color.alpha) }
    }
}
