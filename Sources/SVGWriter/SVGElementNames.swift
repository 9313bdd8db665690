import Scene

/// What elements are called in attributes and titles: the same for many, so it is put together once for them.
struct SVGElementNames: ~Copyable {
    private struct Name: Hashable {
        var category: String
        var kind: String?
    }

    /// Where the bytes of a name stand.
    private struct Texts {
        var facts: Range<Int>
        var title: Range<Int>
    }

    private var names = SVGRegistry<Name>()
    /// By the names' numbers.
    private var texts: [Texts] = []
    private var bytes = SVGBuffer(capacity: 256)
    /// What was numbered last: the next is often called the same.
    private var category: String?
    private var kind: String?
    private var last = 0

    /// The number of an element's name.
    mutating func number(of element: borrowing PlacedElement) -> Int {
        if category == element.category, kind == element.kind { return last }
        category = element.category
        kind = element.kind
        last = names.number(of: Name(category: element.category, kind: element.kind))
        if last == texts.count { put(element.category, element.kind) }
        return last
    }

    /// Writes attributes, up to the opening quote of the index path.
    func putFacts(_ number: Int, to buffer: inout SVGBuffer) {
        buffer.put(bytes, texts[number].facts)
    }

    /// Writes the start of a title's text, with the space behind it.
    func putTitle(_ number: Int, to buffer: inout SVGBuffer) {
        buffer.put(bytes, texts[number].title)
    }

    private mutating func put(_ category: String, _ kind: String?) {
        let start = bytes.count
        putFacts(category, kind)
        let middle = bytes.count
        putTitle(category, kind)
        texts.append(Texts(facts: start..<middle, title: middle..<bytes.count))
    }

    private mutating func putFacts(_ category: String, _ kind: String?) {
        bytes.put(" data-element=\"")
        bytes.put(escaped: category)
        if let kind {
            bytes.put("\" data-kind=\"")
            bytes.put(escaped: kind)
        }
        bytes.put("\" data-index-path=\"")
    }

    private mutating func putTitle(_ category: String, _ kind: String?) {
        bytes.put(escaped: category)
        bytes.put(" ")
        guard let kind else { return }
        bytes.put(escaped: kind)
        bytes.put(" ")
    }
}
