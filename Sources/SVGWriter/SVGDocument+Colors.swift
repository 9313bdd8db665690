import Scene

extension SVGDocument {
    /// A paint as an attribute, and the classes of its colour rules.
    mutating func put(
        _ paint: Paint, as property: SVGColorRule.Property, name: StaticString, opacity: StaticString, _ classes: inout [Int]
    ) {
        switch paint {
        case .color(let color):
            putColor(color, name: name, opacity: opacity, to: &body)
            if let rule = rule(for: color, as: property) { classes.append(rule) }
        case .gradient(let gradient):
            body.put(name)
            body.put("url(#")
            body.putIdentifier()
            body.put("-p")
            body.put(whole: Int64(gradients.number(of: gradient)))
            body.put(")\"")
        }
    }

    func putColor(
        _ color: AdaptiveColor, name: StaticString, opacity: StaticString, to buffer: inout SVGBuffer
    ) {
        let shown = colors == .dark ? color.dark : color.light
        buffer.put(name)
        buffer.put(hex: shown.red, shown.green, shown.blue)
        buffer.put("\"")
        guard shown.alpha != 1 else { return }
        buffer.put(opacity)
        buffer.put(shown.alpha)
        buffer.put("\"")
    }

    /// The number of the rule that gives the dark colour, where there is one to give.
    mutating func rule(for color: AdaptiveColor, as property: SVGColorRule.Property) -> Int? {
        guard colors == .automatic, color.light != color.dark else { return nil }
        return rules.number(of: SVGColorRule(property: property, color: color))
    }

    mutating func putClasses(_ classes: [Int]) {
        Self.putClasses(classes, to: &body)
    }

    static func putClasses(_ classes: [Int], to buffer: inout SVGBuffer) {
        guard !classes.isEmpty else { return }
        buffer.put(" class=\"")
        for (index, number) in classes.enumerated() {
            if index > 0 { buffer.put(" ") }
            buffer.putIdentifier()
            buffer.put("-k")
            buffer.put(whole: Int64(number))
        }
        buffer.put("\"")
    }
}

