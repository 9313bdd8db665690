import TestSupport
import Testing

/// Dynamic Type in the verbs that solve layouts.
struct ContentSizeTests {
    private let galley = Galley()

    init() throws { try galley.write(Self.list, to: "list.layout.yaml") }

    /// A list with inset groups, whose rows are as high as a line in the body style.
    private static let list = """
        galley: 1
        title: List
        viewport: iPhone 15
        sections:
          - items: 2
            list: {appearance: insetGrouped}

        """

    private static func heights(_ result: Tool.Result) -> Set<String> {
        Set(result.outputText.split(separator: "\n").filter { $0.hasPrefix("cell") }.compactMap { row in
            let fields = row.split(separator: " ").map(String.init)
            return fields.count > 5 ? fields[5] : nil
        })
    }

    @Test func framesAreThoseOfTheContentSize() throws {
        #expect(try Self.heights(galley.run("frames", "list.layout.yaml")) == ["44"])
        let large = try galley.run("frames", "list.layout.yaml", "--content-size", "accessibilityLarge")
        #expect(Self.heights(large) == ["61.67"], "\(large.outputText)")
        try galley.write(Self.list.replacing("iPhone 15", with: "{device: iPhone 15, contentSize: accessibilityLarge}"), to: "own.layout.yaml")
        #expect(try Self.heights(galley.run("frames", "own.layout.yaml")) == ["61.67"])
        #expect(try Self.heights(galley.run("frames", "own.layout.yaml", "--content-size", "large")) == ["44"])
    }

    /// The end of the name is the same as in a snapshot test's golden.
    @Test func aNameTellsTheContentSize() throws {
        let options = ["--direction", "rtl", "--content-size", "accessibilityExtraLarge", "--content-size", "extraExtraLarge"]
        #expect(try galley.run(["render", "list.layout.yaml", "-o", "out/"] + options).status == 0)
        #expect(galley.files.filter { $0.hasPrefix("out/") } == ["out/list.rtl.AccessibilityXL.svg", "out/list.rtl.XXL.svg"])
        let result = try galley.run("render", "list.layout.yaml", "-o", "{name}-{content-size}.svg", "--content-size", "small")
        #expect(result.status == 0 && galley.files.contains("list-S.svg"), "\(result.errorText)")
    }

    @Test func aGalleryIsLaidOutInIt() throws {
        #expect(try galley.run("gallery", "list.layout.yaml", "-o", "page", "--content-size", "accessibilityLarge").status == 0)
        #expect(try galley.text("page/list.AccessibilityL-screen.svg").contains("353 × 61.67"))
    }

    /// The fonts and traits of a Swift file follow it; the comment above a declaration can set it.
    @Test func aSwiftFileIsLaidOutInIt() throws {
        func heights(_ name: String, _ options: String...) throws -> Set<String> {
            Self.heights(try EntryFile("ContentSizes.swift", isApp: false)("frames", ["--items", "1", "--only", name] + options))
        }
        #expect(try heights("byFont") == ["28"])
        #expect(try heights("byFont", "--content-size", "accessibilityLarge") == ["43"])
        #expect(try heights("byTraits") == ["80"])
        #expect(try heights("byTraits", "--content-size", "small") == ["40"])
    }

    @Test func anUnknownContentSizeIsRefused() throws {
        let result = try galley.run("render", "list.layout.yaml", "--content-size", "huge")
        #expect(result.status == 64 && result.errorText.contains("accessibilityExtraLarge"), "\(result.errorText)")
        try galley.write("import UIKit\n// galley: contentSize huge\nvar a: UICollectionViewLayout { fatalError() }\n", to: "a.swift")
        let comment = try galley.run("render", "a.swift")
        #expect(comment.status == 65 && comment.errorText.contains("a.swift:2: error: the comment \"galley:\": \"contentSize\" is one of"), "\(comment.errorText)")
    }
}
