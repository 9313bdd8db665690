/// Characters of the lettering that belong together.
public struct GlyphBlock: Sendable, Hashable {
    /// As Unicode names it; what stands in none of the first blocks is a sign.
    public let name: String
    /// By code point. Space and soft hyphen, which show nothing, are left out.
    public let characters: [Unicode.Scalar]

    private static let named: [(name: String, range: ClosedRange<Unicode.Scalar>)] = [
        ("Basic Latin", "\u{21}"..."\u{7E}"), ("Latin-1", "\u{A1}"..."\u{FF}"), ("Latin Extended-A", "\u{100}"..."\u{17F}"),
    ]

    /// Everything that the lettering covers.
    public static let all: [GlyphBlock] = {
        let covered = Lettering.characters.filter { $0 != " " }.sorted()
        let blocks = named.map { block in
            GlyphBlock(name: block.name, characters: covered.filter(block.range.contains))
        }
        let rest = covered.filter { character in !named.contains { $0.range.contains(character) } }
        return blocks + [GlyphBlock(name: "Signs", characters: rest)]
    }()

    /// The characters as text.
    public var text: String { String(String.UnicodeScalarView(characters)) }
}
