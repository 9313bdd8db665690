import Scene

extension SVGBuffer {
    /// What an element is, for programs.
    mutating func putFacts(of element: PlacedElement) {
        put(" data-element=\"")
        put(escaped: element.category)
        if let kind = element.kind {
            put("\" data-kind=\"")
            put(escaped: kind)
        }
        put("\" data-index-path=\"")
        putPath(of: element)
        put("\" data-frame=\"")
        put(element.frame.x, element.frame.y, " ")
        put(" ")
        put(element.frame.width, element.frame.height, " ")
        put("\"")
    }

    /// What an element is, for people.
    mutating func putTitle(of element: PlacedElement) {
        put(escaped: element.category)
        put(" ")
        if let kind = element.kind {
            put(escaped: kind)
            put(" ")
        }
        putPath(of: element)
        put(": ")
        put(element.frame.width, element.frame.height, " × ")
        put(" at ")
        put(element.frame.x, element.frame.y, ", ")
    }

    private mutating func putPath(of element: PlacedElement) {
        put(whole: element.section)
        guard let item = element.item else { return }
        put("-")
        put(whole: item)
    }

    /// Two lengths to hundredths of a point.
    private mutating func put(_ one: Double, _ other: Double, _ separator: StaticString) {
        put(Thousandths(hundredthsOf: one))
        put(separator)
        put(Thousandths(hundredthsOf: other))
    }
}
