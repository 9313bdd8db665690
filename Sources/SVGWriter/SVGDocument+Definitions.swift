import Scene

extension SVGDocument {
    /// The root with its identifier first: documentation tools take the first one in the file for the picture's.
    func putHead(of picture: Picture, to document: inout SVGBuffer) {
        document.put("<svg id=\"")
        document.putIdentifier()
        document.put("\" xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        document.put(picture.size.width)
        document.put("\" height=\"")
        document.put(picture.size.height)
        document.put("\" viewBox=\"0 0 ")
        document.put(picture.size.width)
        document.put(" ")
        document.put(picture.size.height)
        document.put("\" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\"")
        if text == .live { document.put(Self.fontFamily) }
        document.put(picture.facts)
        document.put(" role=\"img\" aria-labelledby=\"")
        document.putIdentifier()
        document.put("-title ")
        document.putIdentifier()
        document.put("-desc\">\n<title id=\"")
        document.putIdentifier()
        document.put("-title\">")
        document.put(escaped: picture.title)
        document.put("</title>\n<desc id=\"")
        document.putIdentifier()
        document.put("-desc\">")
        document.put(escaped: picture.description)
        document.put("</desc>\n")
    }

    func putRules(to document: inout SVGBuffer) {
        guard !rules.values.isEmpty else { return }
        document.put("<style>\n@media (prefers-color-scheme: dark) {\n")
        for (number, rule) in rules.values.enumerated() {
            document.put(".")
            document.putIdentifier("k", number)
            let name: StaticString = switch rule.property {
            case .fill: "fill"
            case .stroke: "stroke"
            case .stop: "stop"
            }
            document.put("{")
            document.put(name)
            document.put(rule.property == .stop ? "-color:" : ":")
            let dark = rule.color.dark
            document.put(hex: dark.red, dark.green, dark.blue)
            if dark.alpha != rule.color.light.alpha {
                document.put(";")
                document.put(name)
                document.put("-opacity:")
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
            buffer.put("<clipPath id=\"")
            buffer.putIdentifier("c", number)
            buffer.put("\">\n ")
            buffer.putName(of: shape)
            buffer.putGeometry(of: shape)
            buffer.put("/>\n</clipPath>\n")
        }
        return buffer
    }

    /// What is referred to, which must stand before what refers to it.
    func putDefinitions(_ definitions: borrowing SVGBuffer, to document: inout SVGBuffer) {
        guard definitions.count + sharedBody.count > 0 else { return }
        document.put("<defs>\n")
        document.put(definitions)
        document.put(sharedBody)
        document.put("</defs>\n")
    }

    private mutating func put(_ gradient: LinearGradient, _ number: Int, to buffer: inout SVGBuffer) {
        buffer.put("<linearGradient id=\"")
        buffer.putIdentifier("p", number)
        let ends: [(StaticString, Double)] = [
            ("\" x1=\"", gradient.start.x), ("\" y1=\"", gradient.start.y), ("\" x2=\"", gradient.end.x),
            ("\" y2=\"", gradient.end.y),
        ]
        for (name, value) in ends {
            buffer.put(name)
            buffer.put(value)
        }
        buffer.put("\">\n")
        for stop in gradient.stops {
            buffer.put(" <stop offset=\"")
            buffer.put(stop.offset)
            buffer.put("\"")
            Self.putColor(shown(stop.color), name: " stop-color=\"", opacity: " stop-opacity=\"", to: &buffer)
            Self.putClasses(SVGClasses(fill: rule(for: stop.color, as: .stop)), to: &buffer)
            buffer.put("/>\n")
        }
        buffer.put("</linearGradient>\n")
    }
}
