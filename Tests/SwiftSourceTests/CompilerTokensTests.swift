import Foundation
import SwiftSource
import TestSupport
import Testing

/// Compares the scanner with the compiler's parser.
struct CompilerTokensTests {
    private let temporary = TemporaryFolder()

    @Test(.enabled(if: CompilerParser.libraries != nil, "the toolchain has no libraries of SwiftParser and SwiftSyntax"))
    func tokensAreThoseOfTheCompiler() throws {
        let more = MoreTests.areWanted ? ["Sources/SwiftSource", "Sources/LinuxUIKit", "Tests/LinuxUIKitTests"] : []
        var files = try sources(of: ["Sources/SwiftSource/Tokens", "Sources/HostFiles", "Sources/MessageText"] + more)
        #expect(files.count > 20)
        for (index, text) in HardTokens.cases.enumerated() {
            let file = temporary.url.appendingPathComponent("hard-\(index).swift")
            try Data(text.utf8).write(to: file)
            files.append(file)
        }
        let libraries = try #require(CompilerParser.libraries)
        let expected = try CompilerParser.tokens(of: files, libraries: libraries, in: temporary.url)
        try #require(expected.count == files.count)
        for (file, parsed) in zip(files, expected) {
            let source = SourceText([UInt8](try Data(contentsOf: file)))
            let (found, expected) = (source.comparedTokens, source.joined(parsed))
            guard found != expected else { continue }
            let index = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, expected.count)
            let here = index < expected.count ? source.text(expected[index].range) : "the end"
            Issue.record(
                """
                \(file.lastPathComponent): at \(here): \(found.dropFirst(index).first.map { "\($0)" } ?? "nothing"), \
                the compiler has \(expected.dropFirst(index).first.map { "\($0)" } ?? "nothing")
                \(String(decoding: source.bytes.prefix(200), as: UTF8.self))
                """)
        }
    }

    private func sources(of folders: [String]) throws -> [URL] {
        try folders.flatMap { folder in
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent(folder)
            let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            return files.filter { $0.hasSuffix(".swift") }.sorted().map { root.appendingPathComponent($0) }
        }
    }
}
