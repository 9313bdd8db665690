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
    mutating func putFacts(of element: SVGElement, _ names: borrowing SVGElementNames) -> ElementNumbers {
        names.putFacts(element.name, to: &self)
        let path = putPath(of: element)
        let x = put("\" data-frame=\"", length: element.x)
        let y = put(" ", length: element.y)
        let width = put(" ", length: element.width)
        let height = put(" ", length: element.height)
        put("\"")
        return ElementNumbers(path: path, x: x, y: y, width: width, height: height)
    }

    /// What an element is, for people.
    mutating func putTitle(of element: SVGElement, _ numbers: ElementNumbers, _ names: borrowing SVGElementNames) {
        names.putTitle(element.name, to: &self)
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
    @inline(__always)
    private mutating func putPath(of element: SVGElement) -> Range<Int> {
        let start = count
        let (section, item) = (element.section, element.item)
        write(atMost: 2 * SVGPen.numberLimit + 1) { pen in
            pen.put(whole: section)
            guard let item else { return }
            pen.put(byte: UInt8(ascii: "-"))
            pen.put(whole: item)
        }
        return start..<count
    }

    /// A length to hundredths of a point, behind what stands before it.
    ///
    /// - Returns: where it stands.
    @inline(__always)
    private mutating func put(_ text: StaticString, length: Double) -> Range<Int> {
        put(text)
        let start = count
        write(atMost: SVGPen.numberLimit) { $0.put(Thousandths(hundredthsOf: length)) }
        return start..<count
    }
}
