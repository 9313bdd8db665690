import LayoutDiagram
import Scene

/// Warns, once for each, of characters that the lettering lacks.
struct MissingCharacters {
    private var reported: Set<Unicode.Scalar> = []

    mutating func report(_ picture: Picture) {
        let typesetter = Typesetter()
        for character in Self.texts(picture.nodes).flatMap({ typesetter.missingCharacters(in: $0) })
        where reported.insert(character).inserted {
            let code = String(character.value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
            Console.warning("the lettering has no \"\(character)\" (U+\(padded)); a box with its code stands for it")
        }
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
