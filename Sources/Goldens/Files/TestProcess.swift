import Foundation

/// A process that runs tests, as described by its arguments: each framework runs in its own, and `swift test --parallel`
/// starts one for every XCTest test.
package struct TestProcess: Sendable, Hashable {
    enum Framework: String {
        case swiftTesting = "swift-testing"
        case xctest
    }

    let bundle: String
    let framework: Framework
    /// Whether it runs only some of the tests: a golden that it does not ask for may still be in use.
    let isPartial: Bool
    /// The one test that it runs; `nil` for several.
    private let test: String?

    /// - Parameter arguments: what the process was started with, its own path first.
    package init(arguments: [String]) {
        bundle = URL(fileURLWithPath: arguments.first ?? "tests").deletingPathExtension().lastPathComponent
        guard !arguments.contains(Framework.swiftTesting.rawValue) else {
            (framework, test) = (.swiftTesting, nil)
            isPartial = arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") && $0 != "--skip-build" }
            return
        }
        // XCTest is not given the filter but the names of the tests that match it.
        let names = arguments.dropFirst().filter { !$0.hasSuffix(".xctest") }
        (framework, isPartial) = (.xctest, !names.isEmpty)
        test = names.count == 1 && !names[0].contains(",") ? names[0] : nil
    }

    private static let reportStem = "report"

    /// The file name of the process's failure report. Processes that run in parallel or one after another do not overwrite
    /// each other's.
    package var reportName: String {
        switch framework {
        case .swiftTesting: "\(Self.reportStem).html"
        case .xctest: "\(Self.reportStem).\(framework.rawValue)\(test.map { "." + FileWords.slug($0) } ?? "").html"
        }
    }

    /// Whether a file is a report that this process makes obsolete: a full run covers everything that single tests did.
    package func supersedes(_ file: String) -> Bool {
        file == reportName
            || !isPartial && framework == .xctest && file.hasPrefix("\(Self.reportStem).\(framework.rawValue).")
    }
}

/// Parts of file names.
package enum FileWords {
    /// The longest part, in bytes: a file name may have 255, and that of a golden has several parts.
    private static let limit = 80

    /// A text as a part of a file name: letters, digits, `-`, `_`. A long one is truncated and ends in its hash.
    package static func slug(_ text: some StringProtocol) -> String {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        let word = parts.isEmpty ? "layout" : parts.joined(separator: "-")
        guard word.utf8.count > limit else { return word }
        let hash = "-" + String(StableHash.of(word), radix: 16)
        var start = word[...]
        while start.utf8.count + hash.utf8.count > limit { start.removeLast() }
        return start + hash
    }
}

/// A hash that is the same in every run, unlike Swift's own: 64-bit FNV-1a.
package enum StableHash {
    package static func of(_ text: String) -> UInt64 { of(text.utf8) }

    package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
