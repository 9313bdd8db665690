import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import LayoutDocument

/// The schema accepts and rejects the same documents as the reader.
struct SchemaTests {
    private let schema = try! SchemaValidator(DocumentSchema.json)

    /// The fixtures, the format page's examples, and a document with every key.
    private static let documents: [(name: String, text: String)] = {
        let page = Fixtures.root.appendingPathComponent("Sources/LayoutDocument/Documentation.docc/LayoutDocument.md")
        let blocks = (try? String(contentsOf: page, encoding: .utf8))?.matches(of: /```yaml\n(.*?)```/.dotMatchesNewlines()) ?? []
        let fixtures = Fixtures.documents.compactMap { fixture in
            (try? String(contentsOf: fixture.url, encoding: .utf8)).map { (fixture.name, $0) }
        }
        return fixtures + blocks.enumerated().map { ("example \($0.offset)", String($0.element.1)) } + everyKey + named
    }()

    /// A document with a font's name, which must be installed.
    private static var named: [(name: String, text: String)] {
        guard NotoFonts.areInstalled else { return [] }
        return [("named font", """
            galley: 1
            style: {fonts: ["\(NotoFonts.path("NotoSans-Regular.ttf"))"]}
            sections:
              - items: [{text: t, font: {name: NotoSans-Regular, size: 17}}]
                list: {}
            """)]
    }

    private static func node(_ text: String) throws -> DocumentNode {
        try DocumentNodeReader.read(DocumentSource(name: "test", data: Data(text.utf8)))
    }

    /// True if the reader accepts a document, even if it cannot be solved.
    private func reads(_ node: DocumentNode) -> Bool {
        let reading = Reading()
        return ModelReader(reading: reading, folder: "").layout(node) != nil && reading.isFaultless
    }

    @Test func everyDocumentIsValid() throws {
        #expect(Self.documents.count > 40)
        for (name, text) in Self.documents {
            let node = try Self.node(text)
            #expect(reads(node), "\(name)")
            #expect(try schema.accepts(JSON(node)), "\(name)")
        }
    }

    @Test func everyKeyOfTheFormatIsInTheDocuments() throws {
        var seen: Set<String> = []
        for (_, text) in Self.documents { Self.visit(try Self.node(text), .map(.document)) { seen.insert("\($0).\($1)") } }
        for form in MapForm.allCases where !DocumentSchema.projectForms.contains(form) {
            for key in form.names where "\(form).\(key)" != "font.name" || NotoFonts.areInstalled {
                #expect(seen.contains("\(form).\(key)"), "\(form).\(key)")
            }
        }
    }

    /// Each key, in each map that may contain it.
    @Test func aMisspeltKeyIsRefusedByBoth() throws {
        try forEachPlace { name, key, root, path throws in
            var renamed = root
            renamed.change(at: path) { $0.key += "Q" }
            #expect(!reads(renamed), "\(name): \(key)")
            #expect(try !schema.accepts(JSON(renamed)), "\(name): \(key)")
        }
    }

    @Test func aKeyThatIsNeededIsMissedByBoth() throws {
        var count = 0
        try forEachPlace { name, key, root, path throws in
            var shortened = root
            shortened.remove(at: path)
            let isRead = reads(shortened)
            #expect(try schema.accepts(JSON(shortened)) == isRead, "\(name) without \(key)")
            if !isRead { count += 1 }
        }
        #expect(count > 20)
    }

    /// The reader rejects everything that the schema rejects; both reject a list or map in the wrong place.
    @Test func aValueOfAnotherShapeIsRefusedByBoth() throws {
        let values = ["[[1]]", "{QQ: 1}", "[]", "7", "true", "\"q q\"", "blue", ".none", "[1, 2]", "[1, 2, 3, 4]", "[top]"]
        let others = try values.map { ($0, try Self.node("x: \($0)").value(of: "x")) }
        var index = 0
        try forEachPlace { name, key, root, path throws in
            // The reader checks the existence of fonts.
            guard !["fonts", "files"].contains(key), (name, key) != ("named font", "name") else { return }
            index += 1
            for (value, other) in MoreTests.some(others, at: index) {
                var changed = root
                changed.change(at: path) { $0.value.content = other.content }
                let (isRead, isValid) = (reads(changed), try schema.accepts(JSON(changed)))
                #expect(isValid || !isRead, "\(name), \(key): \(value) is read, and the schema refuses it")
                switch other.content {
                case .scalar: break
                case .list, .map: #expect(isRead || !isValid, "\(name), \(key): \(value) is not read, and the schema accepts it")
                }
            }
        }
    }

    @Test(arguments: [
        "viewport: Nexus 5\nsections: []", "viewport: {device: iPhone 15 (M4)}\nsections: []", "sections: [{}]", "sections:\n  -",
        "sections: [{items: -3, list: {}}]", "sections: [{items: {count: -1}, list: {}}]", "sections: [{items: 33%, list: {}}]",
        "sections: [{group: {horizontal: [{item: {width: 33%, height: 1}}], width: 1, height: 1}}]",
    ])
    func mistakesThatEditorsCanShowAreRefused(text: String) throws {
        #expect(try !schema.accepts(JSON(try Self.node("galley: 1\n\(text)\n"))))
    }

    @Test func devicesAreKnownByEveryName() throws {
        let pattern = try Regex(DevicePattern.text)
        for name in Device.all.map(\.name) {
            let short = name.replacing(#/ \(.*\)/#, with: "").replacing("-inch", with: "")
            for name in [name, name.lowercased(), short, short.uppercased()] {
                #expect(Device.named(name) != nil && name.wholeMatch(of: pattern) != nil, "\(name)")
            }
        }
        for name in ["Nexus 5", "iPhone", "iPad Air 11-inch (M99)", "iPhone 15 Landscape 2"] {
            #expect(Device.named(name) == nil && name.wholeMatch(of: pattern) == nil, "\(name)")
        }
    }

    @Test func everyKeyIsExplained() {
        for form in MapForm.allCases {
            #expect(Set(form.names).count == form.names.count && !form.names.isEmpty)
            for key in form.keys { #expect(key.summary.count > 5 && !key.summary.hasSuffix("."), "\(form).\(key.name)") }
        }
    }
}

// MARK: - Places

extension SchemaTests {
    /// Calls `body` with every key of the documents, once for each of its positions.
    private func forEachPlace(_ body: (_ name: String, _ key: String, _ root: DocumentNode, _ path: [Step]) throws -> Void) throws {
        var seen: Set<[Step]> = []
        for (name, text) in Self.documents {
            let root = try Self.node(text)
            for path in root.keyPaths() where seen.insert(path.map(\.withoutIndex)).inserted {
                guard case .key(let key)? = path.last else { continue }
                try body(name, key, root, path)
            }
        }
    }

    /// Calls `body` with the form and name of every key in a value of a form.
    private static func visit(_ node: DocumentNode, _ form: ValueForm, _ body: (MapForm, String) -> Void) {
        switch (form, node.content) {
        case (.either(let forms), _): for form in forms { visit(node, form, body) }
        case (.list(let element, _, _), .list(let nodes)): for node in nodes { visit(node, element, body) }
        case (.insets, .map): visit(node, .map(.insets), body)
        case (.point, .map): visit(node, .map(.point), body)
        case (.colorPair, .map), (.page, .map): visit(node, .map(.colorPair), body)
        case (.map(let form), .map(let entries)):
            for entry in entries {
                body(form, entry.key)
                if let key = form.keys.first(where: { $0.name == entry.key }) { visit(entry.value, key.value, body) }
            }
        default: break
        }
    }

    /// A document with keys that no other has.
    private static let everyKey = [(name: "every key", text: """
        galley: 1
        title: Every key
        description: What no fixture says
        viewport:
          device: iPhone 15
          width: 400
          height: 600
          scale: 2
          safeArea: {top: 10, leading: 0, bottom: 10, trailing: 0}
          layoutMargins: 8
          horizontalSizeClass: compact
          verticalSizeClass: .regular
          userInterfaceIdiom: phone
          layoutDirection: leftToRight
          userInterfaceStyle: light
          contentSize: extraExtraLarge
          contentOffset: {x: 0, y: 10}
        scrollDirection: vertical
        interSectionSpacing: 4
        contentInsetsReference: safeArea
        style:
          name: screen
          title: true
          caption: false
          labels: true
          beyond: false
          page: none
          crop: element:0-0:top
          cropMargin: 8
          width: 330
          fonts: {files: [], prefer: given, allowRestricted: false}
          colors: {page: {light: "#FFFFFF", dark: "#000000"}, ink: "#123456", accent: teal, sections: [pink, orange]}
        boundaryItems: [{kind: banner, width: fractionalWidth(1), height: 40, alignment: top}]
        sections:
          - items: {count: 3, title: "Row {item}", color: "item == 0 ? teal : pink", fitting: {width: 40, height: 30},
              text: "{item}", subtitle: s, font: {style: body, weight: bold}, lines: 2, textInsets: [1, 2, 3, 4]}
            repeat: 2
            contentInsets: [1, 2, 3, 4]
            interGroupSpacing: 4
            contentInsetsReference: automatic
            supplementaryContentInsetsReference: none
            supplementariesFollowContentInsets: true
            orthogonalScrollingBehavior: continuous
            orthogonalContentOffset: 5
            header: {kind: top, width: 100, height: 20, alignment: topLeading, absoluteOffset: [0, 1], extendsBoundary: true,
              pinToVisibleBounds: false, contentInsets: 1, zIndex: 1, fitting: {height: 20}, title: Head,
              text: t, subtitle: s, font: body, lines: 2, textInsets: 1}
            footer: {height: 20}
            background: {kind: back, contentInsets: 2, zIndex: -1}
            boundaryItems: [{kind: side, width: 10, height: 20, alignment: leading, absoluteOffset: {x: 1, y: 2},
              extendsBoundary: false, pinToVisibleBounds: true, contentInsets: 1, zIndex: 1, fitting: {height: 20}, title: Side,
              text: t, subtitle: s, font: {size: 17}, lines: 0, textInsets: {top: 1}}]
            decorationItems: [{kind: other, contentInsets: 2, zIndex: -1}]
            group:
              horizontal:
                - group:
                    vertical:
                      - item:
                          width: fractionalWidth(1)
                          height: 20
                          contentInsets: 1
                          edgeSpacing: {leading: 1, top: fixed(2), trailing: flexible(0), bottom: 0}
                          supplementaryItems:
                            - {kind: badge, width: 9, height: 9, contentInsets: 0, containerAnchor: [top, trailing],
                               itemAnchor: {edges: [top], absoluteOffset: [1, 1]}, zIndex: 2, fitting: {width: 9}, title: N,
                               when: "item == 0", text: t, subtitle: s, font: caption2, lines: 1, textInsets: 0}
                    repeating: 2
                    width: 50
                    height: 60
              count: 2
              interItemSpacing: 4
              width: fractionalWidth(1)
              height: 60
              contentInsets: 1
              edgeSpacing: {top: 1}
              supplementaryItems:
                - {kind: mark, width: 9, height: 9, containerAnchor: {edges: [bottom], fractionalOffset: [0.5, 0]}}
                - {kind: other, width: 9, height: 9, containerAnchor: top, itemAnchor: {edges: .bottom}}
          - items: [~, Title, {title: A, color: teal, fitting: {height: 30}},
              {text: t, subtitle: s, font: .headline, lines: 3, textInsets: 4}]
            list: {appearance: plain, headerMode: supplementary, footerMode: supplementary, headerTopPadding: 4,
              showsSeparators: true, metrics: iOS, header: {title: H, fitting: {height: 30}}, footer: {title: F, text: t,
              subtitle: s, font: footnote, lines: 1, textInsets: 8}}
          - items: 2
            group: {custom: [{frame: [0, 0, 10, 10], zIndex: 1}], width: 100, height: 100}

        """)]
}

/// A step from a value to a member or element.
enum Step: Hashable {
    case key(String)
    case index(Int)

    var withoutIndex: Step {
        if case .index = self { return .index(0) }
        return self
    }
}

extension DocumentNode {
    func value(of key: String) -> DocumentNode {
        guard case .map(let entries) = content, let entry = entries.first(where: { $0.key == key }) else { return self }
        return entry.value
    }

    /// The paths to all keys.
    func keyPaths() -> [[Step]] {
        switch content {
        case .scalar: []
        case .list(let nodes): nodes.enumerated().flatMap { index, node in node.keyPaths().map { [.index(index)] + $0 } }
        case .map(let entries):
            entries.flatMap { entry in [[.key(entry.key)]] + entry.value.keyPaths().map { [.key(entry.key)] + $0 } }
        }
    }

    /// Changes the entry at a path.
    mutating func change(at path: [Step], _ body: (inout Entry) -> Void) {
        edit(at: path) { entries, index in body(&entries[index]) }
    }

    mutating func remove(at path: [Step]) {
        edit(at: path) { entries, index in entries.remove(at: index) }
    }

    private mutating func edit(at path: [Step], _ body: (inout [Entry], Int) -> Void) {
        switch (path.first, content) {
        case (.index(let index)?, .list(var nodes)):
            nodes[index].edit(at: Array(path.dropFirst()), body)
            content = .list(nodes)
        case (.key(let key)?, .map(var entries)):
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
            if path.count == 1 {
                body(&entries, index)
            } else {
                entries[index].value.edit(at: Array(path.dropFirst()), body)
            }
            content = .map(entries)
        default: break
        }
    }
}
