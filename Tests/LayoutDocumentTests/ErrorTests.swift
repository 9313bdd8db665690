import LayoutDocument
import LinuxUIKit
import Testing

struct ErrorTests {
    private static func sized(_ width: String, _ height: String) -> String {
        "galley: 1\nsections: [{group: {horizontal: [{item: {width: \(width), height: \(height)}}], width: 1, height: 1}}]\n"
    }

    private static func deep(_ start: String, _ text: String, _ end: String) -> String {
        String(repeating: start, count: 50) + text + String(repeating: end, count: 50)
    }

    @Test func wrongValuesAreReportedTogetherWithMistakesOfForm() {
        let found = complaints("""
            galley: 1
            viewport: {device: iPhone 99, width: -3, colour: red}
            sections:
              - items: -3
                list: {appearance: plain}
                header: {title: Hi}
            """)
        #expect(found.map { String($0.prefix { $0 != " " }) } == ["2:20", "2:38", "2:42", "4:12", "6:13"], "\(found)")
    }

    @Test func allErrorsAreReportedAtOnceInTheOrderOfTheirLines() {
        let found = complaints("""
            galley: 2
            viewport: iPhnoe 15
            scrollDirection: sideways
            sections:
              - items: many
                contentInset: 2
                contentInsets: [1, 2, 3]
                group:
                  horizontal:
                    - item: {width: fractionalWdith(1), height: true}
                  heigth: 44
                  width: fractionalWidth(1)
                  count: 2
                  repeating: 2
            """)
        #expect(found == [
            "1:9 version 2 of the format is not supported; write 1",
            "2:11 unknown device \"iPhnoe 15\"; did you mean \"iPhone 15\"?",
            "3:18 unknown scrollDirection \"sideways\"; expected one of vertical, horizontal",
            "5:12 unknown name \"many\"; expected one of height, horizontalSizeClass, section, userInterfaceIdiom, verticalSizeClass, width, min, max, floor, ceil, round, abs, for items",
            "6:5 unknown key \"contentInset\" in a section; did you mean \"contentInsets\"?",
            "7:20 contentInsets as a list has four numbers, [top, leading, bottom, trailing], not 3",
            "9:7 a group needs \"height\"",
            "10:25 unknown width \"fractionalWdith\"; did you mean \"fractionalWidth\"?",
            "10:53 height must be a number, not true or false",
            "11:7 unknown key \"heigth\" in a group; did you mean \"height\"?",
            "14:18 a group has either \"count\" or \"repeating\", not both",
        ])
    }

    @Test func theMessageQuotesTheLineWithACaret() throws {
        let error = try #require(throws: DocumentError.self) { try document("galley: 1\nsections:\n\t- oops\n") }
        #expect(error.description.hasPrefix("test.layout.yaml:3:1: error: "))
        let other = try #require(throws: DocumentError.self) { try document("galley: 1\nsectoins: []\n") }
        #expect(other.description == """
            test.layout.yaml:1:1: error: a layout document needs "sections"
             1 | galley: 1
               | ^
            test.layout.yaml:2:1: error: unknown key "sectoins" in a layout document; did you mean "sections"?
             2 | sectoins: []
               | ^
            """)
    }

    /// A tab takes up to eight columns in the terminal, in the quoted line and below it.
    @Test(arguments: ["", "\t", "\t\t", " \t \t"], ["", "\u{e9}\u{e9}"])
    func theCaretStandsBelowItsPlaceAfterTabs(tabs: String, letters: String) throws {
        let error = try #require(throws: DocumentError.self) {
            try document("{\"galley\": 1, \"title\": \"\(letters)\",\(tabs)\"oops\": 1, \"sections\": []}")
        }
        func column(of index: Int, in line: String) -> Int {
            line.prefix(index).reduce(0) { $1 == "\t" ? ($0 / 8 + 1) * 8 : $0 + 1 }
        }
        let lines = error.description.split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        let place = try #require(lines[1].range(of: "\"oops\""))
        let quoted = column(of: lines[1].distance(from: lines[1].startIndex, to: place.lowerBound), in: lines[1])
        #expect(lines[2].hasSuffix("^") && column(of: lines[2].count - 1, in: lines[2]) == quoted)
    }

    @Test func aLongLineIsQuotedAroundThePlace() throws {
        let text = "galley: 1\ntitle: \(String(repeating: "x", count: 400))\nsections: [{\(String(repeating: "#", count: 0))items: 1, \(rowGroup), \(String(repeating: " ", count: 300))oops: 1}]\n"
        let error = try #require(throws: DocumentError.self) { try document(text) }
        let lines = error.description.split(separator: "\n")
        #expect(lines.count == 3 && lines[1].count < 130 && lines[2].hasSuffix("^"))
        #expect(Array(lines[1])[lines[2].count - 1] == "o", "the caret stands under the key")
    }

    @Test(arguments: [
        ("", "the document is empty"), ("   \n\n", "the document is empty"), ("\u{FEFF}", "the document is empty"),
        ("galley: 1\u{0}", "1:10 the character U+0000 is not allowed here"), ("[1, 2", "expected"), ("- 1\n- 2\n", "a layout document must be a map, not a list"),
        ("just text", "a layout document must be a map, not \"just text\""), ("galley: 1\n---\ngalley: 1\n", "another document"),
        ("galley: 1\ngalley: 1\nsections: []\n", "1:1 duplicate key \"galley\", again in line 2"),
        ("galley: 1\nsections: [{items: 1,\n 2: 3, 'items': 2}]\n", "2:13 duplicate key \"items\", again in line 3"),
        // Read by two ways a level, this would take years.
        ("galley: 1\nsections: \(ErrorTests.deep("[", "{a: 1, a: 2}", "]"))\n", "duplicate key \"a\", again in line 2"),
        ("galley: 1\nsections: \(ErrorTests.deep("{k: ", "{a: 1,\n a: 2}", "}"))\n", "duplicate key \"a\", again in line 3"),
        ("sections: []\n", "begins with its version"),
        ("galley: one\nsections: []\n", "galley must be a whole number"), ("galley: 1\nsections: 3\n", "sections must be a list, not \"3\""),
        ("galley: 1\nsections: [{items: 1}]\n", "a section needs \"group\" or \"list\""),
        ("galley: 1\nsections: *nobody\n", "undefined alias"),
        ("galley: 1\n? [a]\n: 1\nsections: []\n", "a list or a map cannot be a key"),
        ("galley: 1\na: &a b\n*a : 1\nsections: []\n", "3:1 an alias cannot be a key"),
        ("galley: 1\nsections: [* 2]\n", "text that begins with \"*\" must be quoted: \"* 2\""),
        ("galley: 1\na: &b *a\nsections: []\n", "an alias cannot have an anchor"),
        ("galley: 1\na: &a [*a]\nsections: []\n", "found undefined alias \"a\""),
        ("galley: 1\nsections: [{items: 1, group: {horizontal: [], width: 1, height: 1}}]\n", "At least 1 subitem is required for a group"),
        ("galley: 1\nsections: [{items: 1, group: {custom: [], width: 1, height: 1}}]\n", "At least 1 subitem is required for a group"),
        ("galley: 1\nviewport: {width: 0, height: 10}\nsections: []\n", "the viewport's width must be above 0"),
        ("galley: 1\nviewport: {width: 10}\nsections: []\n", "a viewport without a device needs \"width\" and \"height\""),
        ("galley: 1\nviewport: {width: 10, height: 10, scale: 2.5}\nsections: []\n", "scale must be 1, 2 or 3, not 2.5"),
        ("galley: 1\nviewport: {width: 'width', height: 10}\nsections: []\n", "\"width\" has no value here"),
        (Self.sized("33%", "1"), "2:49 unknown unit % in \"33%\" for width; write fractionalWidth(0.33)"),
        (Self.sized("1", "12.5%"), "unknown unit % in \"12.5%\" for height; write fractionalHeight(0.125)"),
        ("galley: 1\nviewport: Nokia\nsections: []\n", "2:11 unknown device \"Nokia\"; \"galley list devices\" lists those there are"),
        ("galley: 1\ntitle: 'a {1/0}'\nsections: []\n", "2:12 title must be a finite number, not inf"),
        ("galley: 1\ndescription: \"{0/0}\"\nsections: []\n", "2:16 description must be a finite number, not nan"),
        ("galley: 1\nboundaryItems: [{kind: a, width: 1, height: 1, alignment: top, title: '{0/0}'}]\nsections: []\n", "not nan"),
        ("galley: 1\nsections: [{repeat: 3, items: 1, header: {height: 9, title: '{1 / (section - 1)}'}, \(rowGroup)}]\n", "not inf, in section 1"),
        ("galley: 1\nsections: [{items: [a, '{1 / (item - 1)}'], \(rowGroup)}]\n", "2:26 title must be a finite number"),
        ("galley: 1\nsections: [{items: {count: 2, title: '{0/0}'}, \(rowGroup)}]\n", "title must be a finite number, not nan"),
        ("galley: 1\nsections: [{items: 1, group: {horizontal: [{item: {width: fractionalWidth(10001), height: 1}}], width: 1, height: 1}}]\n", "the fraction of width is 10001; the limit is 10000"),
        ("galley: 1\nsections: [{items: 1, group: {horizontal: [{item: {width: 1, height: 1, supplementaryItems: [{kind: a, width: 1, height: 1, containerAnchor: {edges: [top], fractionalOffset: [0, -1e5]}}]}}], width: 1, height: 1}}]\n", "fractionalOffset is -100000; the limit is 10000"),
        ("galley: 1\nsections: [{items: -1, \(rowGroup)}]\n", "items must be at least 0, but is -1"),
        ("galley: 1\nsections: [{items: 1.5, \(rowGroup)}]\n", "items must be a whole number, but is 1.5"),
        ("galley: 1\nsections: [{items: 2e12, \(rowGroup)}]\n", "the limit is 1000000000000"),
        ("galley: 1\nsections: [{items: 1, background: {zIndex: 0.5}, \(rowGroup)}]\n", "2:44 zIndex must be a whole number, but is 0.5"),
        ("galley: 1\nsections: [{items: 1, background: {zIndex: -2e12}, \(rowGroup)}]\n", "zIndex is -2000000000000; the limit is 1000000000000"),
        ("galley: 1\nsections: [{repeat: 200000, items: 1, \(rowGroup)}]\n", "repeat is 200000; the limit is 20000"),
        ("galley: 1\nsections: [{items: [{color: reddish}], \(rowGroup)}]\n", "unknown color \"reddish\""),
        ("galley: 1\nsections: [{items: [{titel: a}], \(rowGroup)}]\n", "unknown key \"titel\" in an item; did you mean \"title\"?"),
        ("galley: 1\nsections: [{items: {title: a}, \(rowGroup)}]\n", "\"items\" as a map needs \"count\""),
        ("galley: 1\nsections: [{items: 1, boundaryItems: [{kind: a, width: 1, height: 1}], \(rowGroup)}]\n", "needs \"alignment\""),
        ("galley: 1\nsections: [{items: 1, header: {}, \(rowGroup)}]\n", "a header needs \"height\""),
        ("galley: 1\nsections: [{items: 1, list: {}, \(rowGroup)}]\n", "either \"group\" or \"list\", not both"),
        ("galley: 1\nsections:\n  - list:\n      header:\n        title: a\n", "4:7 a list has a \"header\" only with \"headerMode: supplementary\""),
        ("galley: 1\nsections: [{list: {headerMode: firstItemInSection, header: {title: a}}}]\n", "2:52 a list has a \"header\" only with"),
        ("galley: 1\nsections: [{list: {headerMode: supplementary, footerMode: none, footer: {}}}]\n", "2:65 a list has a \"footer\" only with \"footerMode: supplementary\""),
        ("galley: 1\nsections: [{list: {headerMode: supplementry, header: {title: a}}}]\n", "unknown headerMode \"supplementry\""),
        ("galley: 1\nsections: [{list: {headerMode: supplementary, header: {height: 9}}}]\n", "unknown key \"height\" in a list's header"),
        ("galley: 1\nsections: [{list: {headerMode: supplementary, header: {title: '{1 / section}'}}}]\n", "title must be a finite number, not inf"),
        ("galley: 1\nsections: [{list: {footerMode: supplementary, footer: {fitting: {height: -1}}}}]\n", "2:65 "),
        ("galley: 1\nsections: [{items: 1, header: {kind: a, height: 1}, footer: {kind: a, height: 1}, \(rowGroup)}]\n", "duplicates detected: (a)"),
        ("galley: 1\nsections: [{items: {count: 3, fitting: {height: 1 / (item - 2)}}, group: {horizontal: [{item: {width: 9, height: estimated(9)}}], width: 9, height: estimated(9)}}]\n", "asks for a size that is negative or not a finite number"),
        ("galley: 1\nsections: [{items: {count: 300000, fitting: {height: 9}}, \(rowGroup)}]\n", "the limit is 50000"),
        ("galley: 1\nsections: [{items: 1, group: {horizontal: [{item: {width: 9, height: 9}}], count: 99999, width: 9, height: 9}}]\n", "count is 99999; the limit is 10000"),
        ("galley: 1\nsections: [{items: 9000000, group: {horizontal: [{item: {width: 0, height: 9}}], width: 9, height: 9}}]\n", "This group would hold more than 200000 items and views"),
    ])
    func eachMistakeIsOneClearMessage(text: String, message: String) {
        let found = complaints(text)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test func aNumberThatIsNoneIsADashInTextsMadeLater() throws {
        let built = try document("galley: 1\nsections: [{items: {count: 3, title: 'a {(item - 1) / (item - 1)} {1 / (item - 2)}'}, \(rowGroup)}]\n").build()
        #expect(try built.solve().elements().map { built.title(of: $0) } == ["a 1 -0.5", "a — -1", "a 1 —"])
    }

    @Test func aHiddenElementsTitleIsNotAsked() {
        let item = "{width: 9, height: 9, supplementaryItems: [{kind: a, width: 1, height: 1, containerAnchor: [top], when: item > 0, title: '{1 / item}'}]}"
        #expect(complaints("galley: 1\nsections: [{items: 3, group: {horizontal: [{item: \(item)}], width: 9, height: 9}}]\n") == [])
    }

    @Test func aGroupThatCannotHoldItsFirstItemIsPointedAt() {
        let found = complaints("""
            galley: 1
            viewport: {width: 320, height: 480, scale: 2}
            sections:
              - items: 3
                group:
                  horizontal:
                    - item: {width: 10, height: 10}
                    - group:
                        vertical: [{item: {width: 10, height: 90}}]
                        width: 100
                        height: 50
                  width: fractionalWidth(1)
                  height: 50
            """)
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("9:31 UICollectionViewCompositionalLayout ran into an error when computing the layout for section at index 0: "))
        #expect(found[0].hasSuffix("This group cannot fit even a single item in its 100 × 50 pt."))
    }

    @Test func nestingIsLimited() {
        func nested(_ depth: Int) -> String {
            var text = "{item: {width: 1, height: 1}}"
            for _ in 0..<depth { text = "{group: {horizontal: [\(text)], width: fractionalWidth(1), height: fractionalHeight(1)}}" }
            return "galley: 1\nsections:\n  - items: 1\n    group: {horizontal: [\(text)], width: 100, height: 100}\n"
        }
        #expect(complaints(nested(18)).isEmpty)
        let found = complaints(nested(30))
        #expect(found.count == 1 && found[0].contains("nested deeper than 64 levels"))
    }

    @Test func hostileNestingIsRefused() {
        for text in [
            String(repeating: "[", count: 500_000), String(repeating: "{a: ", count: 200_000), String(repeating: "- ", count: 400_000),
            "a: " + String(repeating: "[", count: 80) + String(repeating: "]", count: 80),
        ] {
            let found = complaints(text)
            #expect(found.count == 1, "\(found.count)")
        }
    }

    @Test func anAliasBombIsRefused() {
        var lines = ["galley: 1", "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]"]
        for level in 1...12 {
            let alias = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            lines.append("a\(level): &a\(level) [\(alias)]")
        }
        let found = complaints((lines + ["sections: *a12"]).joined(separator: "\n"))
        #expect(found.count == 1 && found[0].contains("more than 100000 values once its aliases are expanded"))
        for key in ["? *a12\n: 1", "*a12 : 1", "[*a12]: 1"] {
            #expect(complaints((lines + [key]).joined(separator: "\n")).count == 1, "\(key)")
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: [
        "k: ['it''s, ', {? *a29 : 1}]", #"k: ["a\", ", {? *a29 : 1}]"#, "k: \"over\n  two ' lines\"\nl: [{? *a29 : 1}]",
        "k: |\n  ' \"\nl: {? [*a29] : 1}", "k: {*a29 : 1, *a29 : 2}", "k: {? &b {? &c [*a29, *a29] : 1} : 2, ? *b : 1}",
    ])
    func anAliasBombInAKeyIsRefusedHoweverItIsHidden(line: String) {
        let levels = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
        let found = complaints((["galley: 1", "a0: &a0 [x, x]"] + levels + [line]).joined(separator: "\n"))
        #expect(found.count == 1)
    }

    @Test func aliasesThatNestForEverAreRefused() {
        let levels = (1..<40_000).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
        let found = complaints((["galley: 1", "a0: &a0 [x]"] + levels).joined(separator: "\n"))
        #expect(found.count == 1 && found[0].contains("nested deeper than 64 levels"))
    }

    @Test(arguments: [
        "title: \"R&D: 2 *a [b]: c\"\nsections: [&s {items: '1 * 2', \(rowGroup)}, *s]",
        "title: Rock & Roll\nsections:\n  - items: >\n      width < 500 && height * 2 > 900\n      ? 3\n      : 6\n    \(rowGroup)",
        "title: &title A * B\ndescription: *title\nsections: []", "? title\n: a & b\n? sections\n: []",
        "&k title: a\ndescription: *k\nsections: []", "sections: [{&a items: 1, \(rowGroup)}, {? items : 2, \(rowGroup)}]",
        "title: \u{E000}* *\u{301}\u{E001}\nsections: [] # *a",
    ])
    func aliasesAndTextThatOnlyLooksLikeThemAreFine(text: String) {
        #expect(complaints("galley: 1\n\(text)\n") == [])
    }

    @Test func asterisksStayWhereTheyStand() throws {
        let built = try document("galley: 1\ntitle: \u{E000}a *b* '*'\ndescription: \"*c\"\nsections: []\n").build()
        #expect(built.title == "\u{E000}a *b* '*'" && built.description == "*c")
        #expect(complaints("galley: 1\n*a*: 1\n'*b': 1\nsections: []\n").first?.contains("*a*") == true)
        #expect(complaints("galley: 1\n'*b': 1\nsections: []\n").first?.contains("unknown key \"*b\"") == true)
        #expect(complaints("galley: 1\n'*b': 1\n\"*b\": 1\n").first == "2:1 duplicate key \"*b\", again in line 3")
    }

    @Test func anAnchorMayBeGivenAnew() throws {
        let built = try document("galley: 1\ntitle: &a one\ndescription: *a\nsections: [{items: [&a two, *a], \(rowGroup)}]\n").build()
        let cells = try built.solve().elements()
        #expect(built.description == "one" && cells.map { built.title(of: $0) } == ["two", "two"])
    }

    @Test func aByteOrderMarkIsLeftOut() throws {
        #expect(complaints("\u{FEFF}galley: 1\ntitle: a\nsections: []\n") == [])
        #expect(complaints("\u{FEFF}galley: 2\nsections: []\n") == ["1:9 version 2 of the format is not supported; write 1"])
        #expect(complaints("\u{FEFF}{\"galley\": 1, \"sections\": []}") == [])
    }

    @Test func manyErrorsAreCountedRatherThanListed() throws {
        let keys = (0..<100).map { "k\($0): 1" }.joined(separator: "\n")
        let error = try #require(throws: DocumentError.self) { try document("galley: 1\nsections: []\n\(keys)\n") }
        #expect(error.diagnostics.count == 100)
        #expect(error.description.hasSuffix("test.layout.yaml: error: and 80 more errors"))
    }
}
