import Foundation
import SwiftSource
import TestSupport
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
                == head + "#if canImport(Combine)\n@preconcurrency import Combine\n#endif\n#if compiler(>=6) && !canImport(Combine)\n@preconcurrency import LinuxCombine\n#endif\n"
                + place + "import Foundation\n                              ; let a = 1" + end)
    }

    /// The compiler reads inactive branches, too.
    @Test(.enabled(if: Tool.named("swiftc") != nil, "needs swiftc"), arguments: [[], ["-module-alias", "UIKit=LinuxUIKit"]])
    func copiesCompileWithAndWithoutAModuleAlias(alias: [String]) throws {
        let compiler = try #require(Tool.named("swiftc"))
        try inNewFolder { folder in
            func write(_ text: String, to name: String) throws {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            try write("open class UIView { public init() {} }", to: "View.swift")
            try write(copy("import UIKit\nlet a: UIKit.UIView = UIView()"), to: "A.swift")
            let made = try compiler.run(["-emit-module", "-module-name", "LinuxUIKit", "View.swift"], in: folder)
            let compiled = try compiler.run(["-typecheck", "-I", "."] + alias + ["A.swift"], in: folder)
            #expect(made.status == 0 && compiled.status == 0, "\(made.errorText) \(compiled.errorText)")
        }
    }

    /// Foundation has the name on Apple's platforms.
    @Test func publishedPropertiesHaveCombine() {
        #expect(
            copy("@Published var a = 1")
                == head + "#if canImport(Combine)\nimport Combine\n#endif\n#if compiler(>=6) && !canImport(Combine)\nimport LinuxCombine\n#endif\n" + place
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
