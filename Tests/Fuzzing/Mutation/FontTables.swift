/// The tables of a font, which can be changed and reassembled with correct offsets.
struct FontTables {
    private struct Table {
        var tag: [UInt8]
        var data: [UInt8]
    }

    private var version: [UInt8]
    private var tables: [Table] = []

    init(_ bytes: [UInt8]) {
        version = Array(bytes.prefix(4))
        guard bytes.count >= 12 else { return }
        for index in 0..<Self.number(bytes[4..<6]) {
            let entry = bytes.dropFirst(12 + 16 * index).prefix(16)
            guard entry.count == 16 else { return }
            let (offset, length) = (Self.number(entry.dropFirst(8).prefix(4)), Self.number(entry.suffix(4)))
            tables.append(Table(tag: Array(entry.prefix(4)), data: Array(bytes.dropFirst(offset).prefix(length))))
        }
    }

    func bytes() -> [UInt8] {
        var directory = version + Self.bytes(tables.count, 2) + [0, 0, 0, 0, 0, 0]
        var body: [UInt8] = []
        let start = 12 + 16 * tables.count
        for table in tables {
            directory += table.tag + Self.bytes(0, 4) + Self.bytes(start + body.count, 4) + Self.bytes(table.data.count, 4)
            body += table.data + Array(repeating: 0, count: (4 - table.data.count % 4) % 4)
        }
        return directory + body
    }

    // MARK: Changes

    /// A random change of the tables.
    func changed(with donor: FontTables, _ dice: inout Dice) -> FontTables {
        guard !tables.isEmpty else { return donor }
        var changed = self
        let place = Int.random(in: tables.indices, using: &dice)
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: changed.tables.remove(at: place)
        case 1:
            guard let other = donor.tables.randomElement(using: &dice) else { break }
            changed.tables.removeAll { $0.tag == other.tag }
            changed.tables.append(other)
        case 2: changed.tables[place].data = Array(tables[place].data.prefix(Int.random(in: 0...tables[place].data.count, using: &dice)))
        case 3, 4: changed.changeByte(of: place, &dice)
        default: changed.changeNumber(of: place, &dice)
        }
        return changed
    }

    private mutating func changeByte(of place: Int, _ dice: inout Dice) {
        guard let index = tables[place].data.indices.randomElement(using: &dice) else { return }
        tables[place].data[index] = .random(in: .min ... .max, using: &dice)
    }

    private static let numbers = [0, 1, 2, 3, 7, 16, 0x7F, 0xFF, 0x100, 1000, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF]

    /// Counts, offsets and glyph numbers have two bytes.
    private mutating func changeNumber(of place: Int, _ dice: inout Dice) {
        let count = tables[place].data.count / 2
        guard count > 0, let number = Self.numbers.randomElement(using: &dice) else { return }
        let index = 2 * Int.random(in: 0..<count, using: &dice)
        tables[place].data.replaceSubrange(index..<index + 2, with: Self.bytes(number, 2))
    }

    // MARK: Numbers

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(number >> (8 * (count - 1 - $0)) & 0xFF) }
    }
}
