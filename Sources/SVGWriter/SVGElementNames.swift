import Scene

/// What elements are called in attributes and titles: the same for many in a row, so it is put together once for them.
struct SVGElementNames: ~Copyable {
    private var category: String?
    private var kind: String?
    /// Attributes, up to the opening quote of the index path.
    private(set) var facts = SVGBuffer(capacity: 128)
    /// The start of a title's text, with the space behind it.
    private(set) var title = SVGBuffer(capacity: 64)

    mutating func name(_ element: borrowing PlacedElement) {
        guard category != element.category || kind != element.kind else { return }
        category = element.category
        kind = element.kind
        putFacts(element.category, element.kind)
        putTitle(element.category, element.kind)
    }

    private mutating func putFacts(_ category: String, _ kind: String?) {
        facts.removeAll()
        facts.put(" data-element=\"")
        facts.put(escaped: category)
        if let kind {
            facts.put("\" data-kind=\"")
            facts.put(escaped: kind)
        }
        facts.put("\" data-index-path=\"")
    }

    private mutating func putTitle(_ category: String, _ kind: String?) {
        title.removeAll()
        title.put(escaped: category)
        title.put(" ")
        guard let kind else { return }
        title.put(escaped: kind)
        title.put(" ")
    }
}
