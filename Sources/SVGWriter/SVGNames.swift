/// Names derived from the content of a document's parts: a part keeps its name when other parts change.
struct SVGNames {
    /// The names in use; initially those of the picture's own title and description.
    private var taken: Set<String> = ["title", "desc"]
    /// The number of uses of each readable name.
    private var counts: [String: Int] = [:]

    /// A unique name: a letter for the kind of part, and four characters of a hash of its content.
    ///
    /// - Parameter content: distinguishes the part from others of its kind.
    mutating func name(_ kind: String, _ content: SVGBuffer) -> String {
        var hash = Self.hash(content.bytes)
        while true {
            let name = kind + Self.text(hash, length: 4)
            if taken.insert(name).inserted { return name }
            hash &+= 1
        }
    }

    /// A unique name made from a text: its words joined by hyphens, and a number if the name is taken.
    mutating func name(_ text: String) -> String {
        let words = text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): false
            default: true
            }
        }
        let plain = words.isEmpty ? "part" : words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
        counts[plain, default: 0] += 1
        var name = counts[plain] == 1 ? plain : "\(plain)-\(counts[plain, default: 0])"
        while !taken.insert(name).inserted {
            counts[plain, default: 0] += 1
            name = "\(plain)-\(counts[plain, default: 0])"
        }
        return name
    }

    /// The prefix of all ids in a picture: a letter and five characters. Pictures with equal prefixes could have equal ids.
    static func prefix(of identity: String) -> String { "g" + text(hash(Array(identity.utf8)), length: 5) }

    /// FNV-1a, the same on every machine.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// A hash as digits and lowercase letters. Its high bits, which FNV mixes best, are folded into the low ones.
    private static func text(_ hash: UInt64, length: Int) -> String {
        var rest = hash ^ hash >> 32
        var text = ""
        for _ in 0..<length {
            text += String(rest % 36, radix: 36)
            rest /= 36
        }
        return text
    }
}

/// Numbers values in the order of their first use; equal values share a number.
struct Interner<Value: Hashable> {
    /// Indexed by number.
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// Adds a value, unless an equal one was added before.
    ///
    /// - Returns: the value's number; `values.count - 1` for a new value.
    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// The number of an interned value; `nil` for any other.
    func existingNumber(of value: Value) -> Int? { numbers[value] }
}

/// Values that a document defines once and refers to by name.
struct SVGDefinitions<Value: Hashable> {
    private var interner = Interner<Value>()
    private var names: [String] = []

    /// All values with their names, in the order of their first use.
    var all: Zip2Sequence<[Value], [String]> { zip(interner.values, names) }

    /// The name of a value. A new value is added.
    ///
    /// - Parameter makeName: makes the name of a new value.
    mutating func name(of value: Value, _ makeName: () -> String) -> String {
        let number = interner.number(of: value)
        if number == names.count { names.append(makeName()) }
        return names[number]
    }
}
