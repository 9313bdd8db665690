import Scene

extension SVGBuffer {
    /// Where an element's attributes have the numbers that its title repeats.
    struct ElementNumbers {
        var path: Range<Int>
        var x: Range<Int>
        var y: Range<Int>
        var width: Range<Int>
        var height: Range<Int>
    }

    /// What an element is, for programs.
    mutating func putFacts(of element: borrowing PlacedElement, _ names: borrowing SVGElementNames) -> ElementNumbers {
        put(plain: names.facts)
        let path = putPath(of: element)
        put("\" data-frame=\"")
        let x = put(length: element.frame.x)
        put(" ")
        let y = put(length: element.frame.y)
        put(" ")
        let width = put(length: element.frame.width)
        put(" ")
        let height = put(length: element.frame.height)
        put("\"")
        return ElementNumbers(path: path, x: x, y: y, width: width, height: height)
    }

    /// What an element is, for people.
    mutating func putTitle(_ numbers: ElementNumbers, _ names: borrowing SVGElementNames) {
        put(plain: names.title)
        putAgain(numbers.path)
        put(": ")
        putAgain(numbers.width)
        put(" × ")
        putAgain(numbers.height)
        put(" at ")
        putAgain(numbers.x)
        put(", ")
        putAgain(numbers.y)
    }

    /// - Returns: where it stands.
    private mutating func putPath(of element: borrowing PlacedElement) -> Range<Int> {
        let start = count
        put(whole: element.section)
        if let item = element.item {
            put("-")
            put(whole: item)
        }
        return start..<count
    }

    /// A length to hundredths of a point.
    ///
    /// - Returns: where it stands.
    private mutating func put(length: Double) -> Range<Int> {
        let start = count
        put(Thousandths(hundredthsOf: length))
        return start..<count
    }
}
