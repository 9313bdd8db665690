import VectorScene

/// The bytes of an SVG document being written.
struct SVGBuffer {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func put(_ other: SVGBuffer) {
        bytes.append(contentsOf: other.bytes)
    }

    mutating func put(spaces count: Int) {
        for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
    }
}

// MARK: - Numbers

extension SVGBuffer {
    /// Appends a number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    ///
    /// - Precondition: `number` is finite.
    mutating func put(_ number: Double) {
        put(thousandths: Self.thousandths(number))
    }

    /// Appends numbers separated by spaces.
    mutating func put(_ numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { put(" ") }
            put(number)
        }
    }

    /// Appends an attribute with a numeric value; `name` includes the space before it and the opening quote.
    mutating func put(_ name: String, _ number: Double) {
        put(name)
        put(number)
        put("\"")
    }

    /// Appends a number given in thousandths.
    ///
    /// - Parameter isShort: omits a zero before the decimal point, as path data allows.
    mutating func put(thousandths count: Int, isShort: Bool = false) {
        if count < 0 { put("-") }
        let (whole, fraction) = count.magnitude.quotientAndRemainder(dividingBy: 1000)
        if whole > 0 || fraction == 0 || !isShort { put(digitsOf: whole) }
        if fraction > 0 { put(decimalsOf: fraction) }
    }

    private mutating func put(digitsOf number: UInt) {
        if number >= 10 { put(digitsOf: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    private mutating func put(decimalsOf thousandths: UInt) {
        put(".")
        var rest = thousandths
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
            rest = rest % 100 * 10
        }
    }

    /// A number rounded to thousandths and clamped to ±9 · 10¹², beyond any picture's coordinates.
    static func thousandths(_ number: Double) -> Int {
        precondition(number.isFinite, "A picture's numbers must be finite.")
        let count = min(max(number * 1000, -9e15), 9e15)
        return Int(count + (count < 0 ? -0.5 : 0.5))
    }
}

// MARK: - Text

extension SVGBuffer {
    /// Appends text with XML's special characters escaped; characters that XML 1.0 forbids are replaced.
    mutating func put(escaped text: String) {
        put(XMLText.escaped(text, whitespace: .spaces))
    }

    /// Appends machine-readable attributes as `data-` attributes.
    mutating func put(_ attributes: [Meaning.Attribute]) {
        for attribute in attributes {
            put(" data-")
            put(escaped: attribute.name)
            put("=\"")
            put(escaped: attribute.value)
            put("\"")
        }
    }
}

// MARK: - Colours

extension SVGBuffer {
    /// Appends a colour without its alpha, as `#RRGGBB`.
    mutating func put(hex color: Color) {
        put("#")
        for component in [color.red, color.green, color.blue] {
            bytes.append(Self.hexDigit(component >> 4))
            bytes.append(Self.hexDigit(component & 0xF))
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
