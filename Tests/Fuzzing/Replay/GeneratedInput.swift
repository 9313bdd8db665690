import Testing

/// A large input generated on demand: below a megabyte, and of a kind that could take disproportionate resources.
struct GeneratedInput: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () throws -> [UInt8]

    init(_ name: String, _ make: @escaping @Sendable () throws -> [UInt8]) {
        self.name = name
        self.make = make
    }

    var testDescription: String { name }
}

// MARK: - Documents

extension GeneratedInput {
    /// Documents rejected by every verb.
    static let refusedDocuments: [GeneratedInput] = [
        document("unknown keys") { "galley: 1\n" + lines(90_000) { "k\($0): 1" } },
        document("one key again and again") { "galley: 1\n" + lines(90_000) { _ in "a: 1" } },
        document("merged keys") {
            "galley: 1\nbase: &base {" + list(30_000) { "k\($0): 1" } + "}\nsections:\n  - <<: *base\n    items: 1\n"
        },
        document("wrong functions") { head + lines(30_000) { "  - {items: fo\($0)(3), group: 3}" } },
        document("wrong names") { head + lines(30_000) { "  - {items: widht\($0), group: 3}" } },
        document("wrong colours") {
            head + "  - items: [" + list(40_000) { "{color: blux\($0)}" } + "]\n    group: \(point)\n"
        },
        document("colours of sections") {
            "galley: 1\nstyle: {colors: {sections: [" + list(60_000) { "\"#\(String($0 + 1_048_576, radix: 16))\"" } + "]}}\nsections: []\n"
        },
        document("sections of nothing") { "galley: 1\nsections: [" + list(45_000) { _ in "{}" } + "]\n" },
        document("a long kind") { head + "  - {items: 3, header: {kind: \(long("k", 900_000)), height: 10}, group: \(point)}\n" },
        document("a long word") { "galley: 1\nscrollDirection: \(long("x", 1_000_000))\n" },
        document("combining marks") { "galley: 1\nscrollDirection: \"x\(long("\u{301}", 400_000))\"\n" },
        document("brackets") { "galley: 1\nsections: " + long("[", 1_000_000) },
        document("braces") { "galley: 1\nsections: " + long("{a: ", 200_000) },
        document("parentheses") { "galley: 1\ninterSectionSpacing: \(long("(", 1_000_000))\n" },
        document("keys twice in a line") { "galley: 1\nsections: {" + list(80_000) { "a\($0 / 2): 1" } + "}\n" },
        document("line feeds") { "galley: 1\n\(long("\n", 1_000_000))sections: 3\n" },
    ]

    /// Documents that are solved, drawn and recorded. A debug build, which reads a megabyte in half a minute, gets a tenth of the
    /// release build's size.
    static let documents: [GeneratedInput] = [
        document("boundary items") {
            head + "  - items: 3\n    group: \(point)\n    boundaryItems:\n"
                + lines(8_000 / share) { "      - {kind: k\($0), width: 9, height: 9, alignment: top}" }
        },
        document("items of a group") {
            head + "  - items: 100\n    group:\n      width: fractionalWidth(1)\n      height: 10\n      horizontal:\n"
                + lines(16_000 / share) { _ in "        - item: {width: 1, height: 1}" }
        },
        document("sections") { head + lines(800) { _ in "  - {items: 2, group: \(point)}" } },
        document("anchored views") {
            head + "  - items: 1\n    group:\n      width: 100\n      height: 100\n      horizontal:\n        - item:\n"
                + "            width: 100\n            height: 100\n            supplementaryItems:\n"
                + lines(9_000 / share) { "              - {kind: k\($0), width: 1, height: 1, containerAnchor: [top]}" }
        },
        document("pinned items of the layout") {
            "galley: 1\nviewport: {width: 400, height: 800}\nboundaryItems:\n"
                + lines(1_800 / share) { "  - {kind: k\($0), width: 9, height: 9, alignment: top, pinToVisibleBounds: true}" }
                + "sections:\n  - {items: 3, group: \(point)}\n"
        },
        document("subitems below each other") {
            head + "  - items: 3\n    group:\n      width: fractionalWidth(1)\n      height: 20000\n      vertical:\n"
                + lines(19_000 / share) { _ in "        - item: {width: 1, height: 1}" }
        },
        document("long titles") {
            head + "  - items: [" + list(100) { _ in "{title: \"\(long("é", 4_900))\"}" } + "]\n    group: \(point)\n"
        },
    ]

    private static let share = Command.measuresRelease ? 1 : 10
    private static let head = "galley: 1\nviewport: {width: 400, height: 800}\nsections:\n"
    private static let point = "{width: 1, height: 1, horizontal: [{item: {width: 1, height: 1}}]}"

    private static func document(_ name: String, _ text: @escaping @Sendable () -> String) -> GeneratedInput {
        GeneratedInput(name) { Array(text().utf8) }
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ", ")
    }

    private static func long(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}

// MARK: - Pages

extension GeneratedInput {
    /// Pages that request too many pictures, or none.
    static let refusedPages: [GeneratedInput] = [
        document("blocks") { lines(15_000) { _ in "```yaml galley\ngalley: 1\nsections: [3]\n```\n" } },
        document("equal comments") { lines(18_000) { _ in "<!-- galley: a.layout.yaml -->\n![](a.svg)\n" } },
        document("comments of different pictures") { lines(14_000) { "<!-- galley: a.layout.yaml --offset \($0) -->\n![](\($0).svg)\n" } },
        document("comments one below the other") { lines(500) { _ in "<!-- galley: none.layout.yaml -->" } + long("text\n", 190_000) },
        document("a comment without an end") { "<!-- galley: a\n" + long("\n", 1_000_000) },
        document("a late block") { long("\n", 1_000_000) + "```yaml galley\ngalley: 2\n```\n" },
        document("list marks") { long("- ", 500_000) + wrongComment },
        document("lines in many lists") { long("- ", 100) + "\n" + long("\n", 900_000) + wrongComment },
        document("nested lists") { lines(1_000) { long("  ", $0) + "- a" } + wrongComment },
        document("a comment of one word") { "<!-- galley: \(long("x", 1_000_000)) -->\n" },
        document("a comment of many words") { "<!-- galley: \(long("x ", 500_000)) -->\n" },
        document("sources without an end") { wrongBlock + "<p>\(long("<source", 140_000)) <img src=\"a.svg\" alt=\"\">\n" },
        document("attributes without a value") { wrongBlock + "<img \(long("src ", 250_000)) src=\"a.svg\" alt=\"\">\n" },
        document("one word again and again") { "x " + long("galley:", 140_000) + wrongComment },
        document("paths of many folders") { lines(500) { "<!-- galley: a.layout.yaml -->\n![](\(long("a/", 1_000))\($0).svg)\n" } },
        document("many folders") { "<!-- galley: \(long("a/", 4_900)).layout.yaml -->\n" },
        document("comments in a line") { long("<!-- a -->", 100_000) + wrongComment },
        document("cells in a line") { long("<!-- galley: none.layout.yaml --> | ", 500) + long("x", 900_000) },
        document("brackets of an image") { wrongBlock + "![\(long("[", 1_000_000))\n" },
    ]

    private static let wrongBlock = "```yaml galley\ngalley: 2\n```\n"
    private static let wrongComment = "\n<!-- galley: none.layout.yaml -->\n"
}

// MARK: - Pictures and tables

extension GeneratedInput {
    static let pictures: [GeneratedInput] = [
        GeneratedInput("compressed texts of another's") { try texts("iTXt", "Comment\0\u{1}\0\0\0") },
        GeneratedInput("compressed texts of ours") { try texts("iTXt", "galley:frames\0\u{1}\0\0\0") },
        GeneratedInput("compressed texts of the older kind") { try texts("zTXt", "Comment\0\0") },
        GeneratedInput("zeros beyond the pixels") {
            try PNGFile(width: 1, height: 1).with(RepeatedBytes(pattern: [0], count: 900_000_000)).bytes
        },
        GeneratedInput("empty parts of pixels") {
            var file = PNGFile(width: 1, height: 1)
            for _ in 0..<80_000 { file.add("IDAT", []) }
            return try file.with(RepeatedBytes(pattern: [0, 128], count: 2)).bytes
        },
        GeneratedInput("frames of four megabytes") { try frames(bytes: 4 << 20) },
        GeneratedInput("frames of eight megabytes") { try frames(bytes: 8 << 20) },
    ]

    /// Two large files that differ nearly everywhere.
    static let pairs: [(GeneratedInput, GeneratedInput)] = [
        (checks("dots of one bit", [0xAA, 0x55]), checks("the other dots", [0x55, 0xAA])),
        (noise("noise", seed: 1), noise("other noise", seed: 2)),
        (table("a table", x: 0), table("a table of what has moved", x: 1)),
    ]

    /// Sixty texts of 16 MB each.
    private static func texts(_ type: String, _ head: String) throws -> [UInt8] {
        let text = try Array(head.utf8) + RepeatedBytes(pattern: [UInt8(ascii: "a")], count: 16_000_000).compressed()
        // Longer texts would exceed a megabyte.
        precondition(text.count < 16_500)
        var file = PNGFile(width: 1, height: 1)
        for _ in 0..<60 { file.add(type, text) }
        return try file.with(RepeatedBytes(pattern: [0, 128], count: 2)).bytes
    }

    private static let tableHead =
        "galley frames 1\nviewport 10 × 10 at 1x\ncontent 10 × 10\n\nelement path x y width height z\n"

    private static func table(_ name: String, x: Int) -> GeneratedInput {
        document(name) { tableHead + lines(30_000 / share) { "cell 0-\($0) \(x) 0 1 1 0" } }
    }

    /// A picture with a table of frames, the same thousand repeatedly.
    private static func frames(bytes count: Int) throws -> [UInt8] {
        let rows = lines(1_000) { "cell 0-\($0) 0 0 1 1 0" }
        let text = RepeatedBytes(after: Array(tableHead.utf8), pattern: Array(rows.utf8), count: count - tableHead.utf8.count)
        var file = PNGFile(width: 1, height: 1)
        file.add("iTXt", try Array("galley:frames\0\u{1}\0\0\0".utf8) + text.compressed())
        return try file.with(RepeatedBytes(pattern: [0, 128], count: 2)).bytes
    }

    /// The limit for reading is 25 million pixels.
    private static let side = 5_000

    /// Pixels that alternate horizontally and vertically.
    private static func checks(_ name: String, _ rows: [UInt8]) -> GeneratedInput {
        GeneratedInput(name) {
            // Each row begins with its filter type.
            let pattern = rows.flatMap { [UInt8](repeating: 0, count: 1) + [UInt8](repeating: $0, count: side / 8) }
            return try picture(bitsPerPixel: 1, pattern)
        }
    }

    /// Four rows of random greys, repeated.
    private static func noise(_ name: String, seed: UInt64) -> GeneratedInput {
        GeneratedInput(name) {
            var state = seed
            var pattern: [UInt8] = []
            for place in 0..<4 * (side + 1) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                // Each row begins with its filter type.
                pattern.append(place % (side + 1) == 0 ? 0 : UInt8(truncatingIfNeeded: state >> 33))
            }
            return try picture(bitsPerPixel: 8, pattern)
        }
    }

    private static func picture(bitsPerPixel bits: Int, _ pattern: [UInt8]) throws -> [UInt8] {
        let pixels = RepeatedBytes(pattern: pattern, count: side * (1 + side * bits / 8))
        return try PNGFile(width: side, height: side, bitsPerPixel: bits).with(pixels).bytes
    }
}
