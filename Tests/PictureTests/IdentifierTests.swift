import LayoutDiagram
import LayoutDocument
import SVGWriter
import VectorScene
import TestSupport
import Testing

/// Ids in an SVG derive from the picture's identity, and names of parts from their content: a layout change changes only the
/// lines that show it.
struct IdentifierTests {
    private static let grid = grid(insets: 2.5, 2.5)

    private static func grid(insets: Double...) -> String {
        """
        galley: 1
        title: Two grids
        viewport: iPhone 15
        sections:

        """ + zip(insets, [5, 8]).map { inset, count in
            """
              - items: \(count)
                group:
                  horizontal:
                    - item: {width: fractionalWidth(1/3), height: fractionalHeight(1), contentInsets: 2.5}
                    - item: {width: fractionalWidth(1/3), height: fractionalHeight(1), contentInsets: \(inset)}
                  width: fractionalWidth(1)
                  height: fractionalWidth(1/3)
                header: {height: 44, title: \(count) photos}

            """
        }.joined()
    }

    private func lines(_ text: String, name: String = "grids.layout.yaml", style: DiagramStyle.Kind) throws -> [String] {
        let picture = try Fixtures.picture(try Document(DocumentSource(name: name, text: text)), style: style)
        return String(decoding: picture.svg(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(arguments: DiagramStyle.Kind.allCases)
    func aChangedTitleChangesOnlyTheLinesThatShowIt(style: DiagramStyle.Kind) throws {
        let before = try lines(Self.grid, style: style)
        let after = try lines(Self.grid.replacing("Two grids", with: "Pair of grids"), style: style)
        #expect(before.count == after.count)
        let changed = zip(before, after).filter { $0 != $1 }.map { $0.0 }
        // The title's own element, and its strokes if drawn.
        #expect(changed.count == (style == .plain ? 1 : 2), "\(changed)")
        #expect(changed.first?.hasPrefix("<title") == true)
    }

    /// Two of five cells then look different from the others: one more symbol, before those of the second section.
    @Test(arguments: [DiagramStyle.Kind.screen, .plain])
    func aChangedInsetChangesOnlyTheElementsThatMoved(style: DiagramStyle.Kind) throws {
        let before = Self.elements(try lines(Self.grid, style: style))
        let after = Self.elements(try lines(Self.grid(insets: 3, 2.5), style: style))
        #expect(before.count == after.count)
        let moved = before.filter { $0.value != after[$0.key] }.keys
        #expect(moved.filter { !$0.isEmpty }.sorted() == ["cell 0-1", "cell 0-4"])
        // Lines outside elements change if they are shared by elements that moved.
        let shared = try #require(before[""])
        let left = Set(after[""] ?? [])
        #expect(shared.filter { !left.contains($0) && !$0.hasPrefix(" ") && $0 != "</g>" }.allSatisfy { $0.hasPrefix("<g id=") })
    }

    /// The lines of each element; those of no element under an empty key.
    private static func elements(_ lines: [String]) -> [String: [String]] {
        var elements: [String: [String]] = [:]
        var current = ""
        for line in lines {
            if let match = line.firstMatch(of: /data-element="(\w+)".* data-index-path="([\d-]+)"/) {
                current = "\(match.1) \(match.2)"
            }
            elements[current, default: []].append(line)
            if line == "</g>" || line == " </g>" { current = "" }
        }
        return elements
    }

    @Test func anotherNameGivesOtherIdsAndThePartsTheirNames() throws {
        let one = try lines(Self.grid, style: .screen)
        let other = try lines(Self.grid, name: "others.layout.yaml", style: .screen)
        let prefixes = try [one, other].map { try #require($0[0].firstMatch(of: /id="(g[0-9a-z]{5})"/)).1 }
        #expect(prefixes[0] != prefixes[1])
        #expect(one.map { $0.replacing(prefixes[0], with: "ID") } == other.map { $0.replacing(prefixes[1], with: "ID") })
    }

    @Test func aDocumentWithoutANameGoesByItsTitle() throws {
        let piped = try lines(Self.grid, name: DocumentSource.standardInputName, style: .screen)
        let other = try lines(
            Self.grid.replacing("Two grids", with: "Pair"), name: DocumentSource.standardInputName, style: .screen)
        #expect(piped[0] != other[0])
    }

    @Test func noTwoGoldensShareAnId() throws {
        let styles = [""] + DiagramStyle.Kind.allCases.filter { $0 != .screen }.map { "/\($0.rawValue)" } + ["/Swift", "/Lettering", "/Views"]
        var owners: [Substring: String] = [:]
        for style in styles {
            for golden in Fixtures.files(in: "Pictures" + style, withSuffix: ".svg") {
                let text = String(decoding: try golden.data(), as: UTF8.self)
                for match in text.matches(of: /\ id="([^"]+)"/) {
                    let owner = "\(style)/\(golden.name)"
                    #expect(owners.updateValue(owner, forKey: match.1) == nil, "\(match.1) is an id of \(owner), too")
                }
            }
        }
        #expect(owners.count > 1000)
    }
}
