import TestSupport
import Testing

/// Options for Swift files, which take precedence over the comment above a declaration.
struct SwiftOptionTests {
    private let galley = Galley()

    /// A size excludes a device, and vice versa; offset 0 counts as an offset.
    @Test func anOptionTakesThePlaceOfWhatACommentSays() throws {
        func description(_ name: String, _ options: String...) throws -> Substring {
            let all = ["--only", name, "-f", "svg", "-o", "-"] + options
            let result = try EntryFile("CommentsWithLooks.swift", isApp: false)("render", all)
            return try #require(result.outputText.firstMatch(of: /<desc [^>]*>([^<]*)</), "\(result.errorText)").1
        }
        #expect(try description("phone") == "iPhone 8 · 375 × 667: 1 section, 100 cells, scrolled by 40 pt.")
        #expect(try description("phone", "--size", "500x400") == "500 × 400: 1 section, 100 cells, scrolled by 40 pt.")
        #expect(try description("phone", "--offset", "0") == "iPhone 8 · 375 × 667: 1 section, 100 cells.")
        #expect(try description("window") == "500 × 400: 1 section, 100 cells.")
        #expect(try description("window", "--device", "iPhone 8") == "iPhone 8 · 375 × 667: 1 section, 100 cells.")
    }

    @Test(arguments: zip(["0", "0.001", "3600", "3600.5"], [64, 0, 0, 64] as [Int32]))
    func codeMayTakeAnHourAtMost(seconds: String, status: Int32) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(try galley.run("frames", "grid.layout.yaml", "--timeout", seconds).status == status)
    }
}
