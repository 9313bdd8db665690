import HostFiles
package import LayoutDiagram
import MessageText
package import VectorScene

/// Characters missing in the fonts. Each is reported once per run, at its first location.
package struct MissingCharacters {
    private var known: Set<Unicode.Scalar> = []
    /// True if fonts besides the built-in one were used.
    private var hasFonts = false
    /// The first `namedLimit` characters. Only these get a location, as each requires a search through the document.
    private var first: [First] = []

    private struct First {
        let character: Unicode.Scalar
        let place: String
        /// The font that has the character only as a picture, which is not drawn.
        let picture: String?
    }

    /// The maximum number of characters listed.
    private static let namedLimit = 8

    package init() {}

    /// Collects the missing characters of a picture.
    ///
    /// - Parameters:
    ///   - fonts: the fonts of its texts, besides the built-in one.
    ///   - subjects: the subjects that it shows.
    package mutating func collect(_ picture: Picture, fonts: Fonts?, of subjects: [any Subject]) {
        let typesetter = Typesetter(fonts: fonts)
        if fonts != nil { hasFonts = true }
        for character in Self.texts(picture.nodes).flatMap({ typesetter.missingCharacters(in: $0) })
        where known.insert(character).inserted && first.count < Self.namedLimit {
            let picture = fonts?.shaping.fontWithPicture(of: character).map { PathParts($0).name }
            first.append(First(character: character, place: Self.place(of: character, in: subjects), picture: picture))
        }
    }

    /// Adds characters collected elsewhere, such as on another core.
    package mutating func collect(_ other: MissingCharacters) {
        if other.hasFonts { hasFonts = true }
        for place in other.first where !known.contains(place.character) && first.count < Self.namedLimit { first.append(place) }
        known.formUnion(other.known)
    }

    /// Prints the warnings.
    package func report() {
        for missing in first {
            let character = missing.character
            let isMark = character.properties.generalCategory == .nonspacingMark
            let code = String(character.value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
            let lack = missing.picture.map { "\($0) has only a bitmap or another picture, not an outline, of" }
                ?? (hasFonts ? "no font has" : "the font has no")
            Console.note(
                "\(missing.place): warning: \(lack) \"\(character)\" (U+\(padded)); "
                    + (isMark ? "letters are drawn without this mark" : "it is drawn as a box"))
        }
        let rest = known.count - first.count
        if rest > 0 { Console.warning("\(hasFonts ? "the fonts lack" : "the font lacks") \(ListText.count(rest, "more character"))") }
    }

    /// The file and line in which a character is written; the file alone if it is written as an escape, such as `\u{2603}`.
    private static func place(of character: Unicode.Scalar, in subjects: [any Subject]) -> String {
        subjects.lazy.compactMap { $0.place(of: character) }.first ?? subjects.first?.name ?? ""
    }

    private static func texts(_ nodes: [Node]) -> [String] {
        nodes.flatMap { node -> [String] in
            switch node {
            case .shape: []
            case .text(let run): [run.text]
            case .group(let group): texts(group.children)
            }
        }
    }
}
