import SwiftSource
import Testing

/// The form that a copy has in a target of tests.
struct TestCopyTests {
    private func copy(_ text: String, path: String = "/App/A.swift") -> String {
        String(decoding: SourceText(text).testCopy(of: path), as: UTF8.self)
    }

    private let head = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    private let place = "#sourceLocation(file: \"/App/A.swift\", line: 1)\n"
    private let end = "\n#sourceLocation()\n"

    @Test func modulesAreImportedUnderTheNameThatIsThere() {
        #expect(
            copy("import Foundation\n@preconcurrency import Combine; let a = 1")
                == head + "#if canImport(Combine)\n@preconcurrency import Combine\n#else\n@preconcurrency import LinuxCombine\n#endif\n"
                + place + "import Foundation\n                              ; let a = 1" + end)
    }

    /// Foundation has the name on Apple's platforms.
    @Test func publishedPropertiesHaveCombine() {
        #expect(
            copy("@Published var a = 1")
                == head + "#if canImport(Combine)\nimport Combine\n#else\nimport LinuxCombine\n#endif\n" + place
                + "@Published var a = 1" + end)
    }

    @Test func namesLoseTheModuleBeforeThem() {
        #expect(
            copy("let a: UIKit.UIView; os.count; x.UIKit.A") == head + place + "let a:       UIView; os.count; x.UIKit.A" + end)
    }

    @Test func theDirectiveQuotesThePath() {
        #expect(copy("", path: "/a \"b\"\\c.swift").contains(#"(file: "/a \"b\"\\c.swift", line: 1)"#))
    }

    @Test func aByteOrderMarkIsRemoved() {
        #expect(copy("\u{FEFF}let a = 1") == head + place + "   let a = 1" + end)
    }
}
