/// A block of characters in the built-in font.
public struct GlyphBlock: Sendable, Hashable {
    /// The name of the Unicode block; `Signs` for characters of blocks that are not listed by name. `฿` is listed with the currencies.
    public let name: String
    /// Characters by code point, without the invisible space and soft hyphen.
    public let characters: [Unicode.Scalar]

    private static let named: [(name: String, ranges: [ClosedRange<Unicode.Scalar>])] = [
        ("Basic Latin", ["\u{21}"..."\u{7E}"]),
        ("Latin-1", ["\u{A1}"..."\u{FF}"]),
        ("Latin Extended-A", ["\u{100}"..."\u{17F}"]),
        ("Latin Extended-B", ["\u{180}"..."\u{2AF}"]),
        ("Latin Extended Additional", ["\u{1E00}"..."\u{1EFF}"]),
        ("Greek", ["\u{370}"..."\u{3FF}"]),
        ("Cyrillic", ["\u{400}"..."\u{4FF}"]),
        ("Hebrew", ["\u{590}"..."\u{5FF}"]),
        ("Currency Symbols", ["\u{E3F}"..."\u{E3F}", "\u{20A0}"..."\u{20CF}"]),
    ]

    /// All blocks of the font.
    public static let all: [GlyphBlock] = {
        var rest = BuiltInFont.characters.filter { $0 != " " }.sorted()
        var blocks: [GlyphBlock] = []
        for (name, ranges) in named {
            let isInBlock = { (character: Unicode.Scalar) in ranges.contains { $0.contains(character) } }
            blocks.append(GlyphBlock(name: name, characters: rest.filter(isInBlock)))
            rest.removeAll(where: isInBlock)
        }
        return blocks + [GlyphBlock(name: "Signs", characters: rest)]
    }()
}
