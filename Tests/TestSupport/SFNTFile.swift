import Foundation

/// The tables of an OpenType font, modifiable by tests.
public struct SFNTFile: Sendable {
    private let version: [UInt8]
    public var tables: [String: [UInt8]] = [:]

    public init(_ file: [UInt8]) {
        version = Array(file.prefix(4))
        for index in 0..<Int(file[4]) << 8 | Int(file[5]) {
            let entry = 12 + 16 * index
            func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(file[entry + offset + $1]) } }
            let name = String(decoding: file[entry..<entry + 4], as: UTF8.self)
            tables[name] = Array(file[number(8)..<number(8) + number(12)])
        }
    }

    /// A font of `NotoFonts`.
    public init(noto name: String) throws {
        try self.init([UInt8](Data(contentsOf: URL(fileURLWithPath: NotoFonts.path(name + ".ttf")))))
    }

    /// The font as a file. Its checksums are 0, as nothing verifies them.
    public var bytes: [UInt8] {
        var directory = version + Self.short(tables.count) + [0, 0, 0, 0, 0, 0]
        var body: [UInt8] = []
        let start = 12 + 16 * tables.count
        for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
            directory += Array(name.utf8) + Self.long(0) + Self.long(start + body.count) + Self.long(table.count)
            body += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return directory + body
    }

    /// Writes the font to a temporary file, which exists while `body` runs.
    public func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }

    public static func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

    public static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }
}

extension SFNTFile {
    /// A layer of a coloured glyph; a `nil` colour means the text colour.
    public typealias Layer = (glyph: Int, color: (red: UInt8, green: UInt8, blue: UInt8)?)

    /// Gives a glyph coloured layers (COLR 0).
    public mutating func color(glyph: Int, _ layers: [Layer]) {
        let colors = layers.compactMap(\.color)
        var next = 0
        let records = layers.flatMap { layer -> [UInt8] in
            defer { next += layer.color == nil ? 0 : 1 }
            return Self.short(layer.glyph) + Self.short(layer.color == nil ? 0xFFFF : next)
        }
        tables["COLR"] = Self.short(0) + Self.short(1) + Self.long(14) + Self.long(20) + Self.short(layers.count)
            + Self.short(glyph) + Self.short(0) + Self.short(layers.count) + records
        tables["CPAL"] = Self.short(0) + Self.short(colors.count) + Self.short(1) + Self.short(colors.count) + Self.long(14)
            + Self.short(0) + colors.flatMap { [$0.blue, $0.green, $0.red, 255] }
    }

    /// An `fvar` table: the axes' tags with minimum, default and maximum values.
    public static func axes(_ axes: [(tag: String, least: Int, usual: Int, greatest: Int)]) -> [UInt8] {
        let head = [16, 2, axes.count, 20, 0, 4 + 4 * axes.count].flatMap(short)
        return axes.reduce(into: long(0x10000) + head) { table, axis in
            table += Array(axis.tag.utf8)
            table += [axis.least, axis.usual, axis.greatest].flatMap { long($0 << 16) }
            table += short(0) + short(256)
        }
    }

    /// Replaces the glyphs of a TrueType font by the given glyph data.
    public mutating func replaceGlyphs(_ glyphs: [[UInt8]]) {
        var offsets = [0]
        var body: [UInt8] = []
        for glyph in glyphs {
            body += glyph + Array(repeating: 0, count: (4 - glyph.count % 4) % 4)
            offsets.append(body.count)
        }
        tables["glyf"] = body
        tables["loca"] = offsets.flatMap(Self.long)
        tables["maxp"]?.replaceSubrange(4..<6, with: Self.short(glyphs.count))
        // Sets four-byte offsets in `loca`.
        tables["head"]?.replaceSubrange(50..<52, with: [0, 1])
        tables["hhea"]?.replaceSubrange(34..<36, with: [0, 1])
        tables["hmtx"] = Self.short(500) + Array(repeating: 0, count: 2 * glyphs.count)
        for name in ["GSUB", "GPOS", "GDEF"] { tables[name] = nil }
    }

    /// A composite glyph whose components are each offset by a hundred units.
    public static func composite(_ components: [Int]) -> [UInt8] {
        let head = short(0xFFFF) + Array(repeating: 0, count: 8)
        return head + components.enumerated().flatMap { index, glyph in
            // Arguments are words and offsets; more components follow except after the last.
            short(0x3 | (index < components.count - 1 ? 0x20 : 0)) + short(glyph) + short(100) + short(0)
        }
    }

    /// A triangle of a thousand units.
    public static let triangle: [UInt8] =
        short(1) + short(0) + short(0) + short(1000) + short(1000) + short(2) + short(0)
        + [1, 1, 1] + short(0) + short(1000) + short(-500 & 0xFFFF) + short(0) + short(0) + short(1000)

    /// A polygon with the given number of points.
    public static func polygon(_ count: Int) -> [UInt8] {
        short(1) + short(0) + short(0) + short(1000) + short(1000) + short(count - 1) + short(0)
            + Array(repeating: 1, count: count) + (0..<count).flatMap { short($0 % 2 == 0 ? 7 : -5 & 0xFFFF) }
            + (0..<count).flatMap { short($0 % 3 == 0 ? 11 : -6 & 0xFFFF) }
    }
}
