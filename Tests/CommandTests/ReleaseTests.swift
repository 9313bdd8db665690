import Foundation
import TestSupport
import Testing

/// Assumptions of Scripts/build-release.
struct ReleaseTests {
    /// Parts of FlyingFox format dates and forward requests; the preview's server uses only others.
    @Test func thePreviewUsesNoPartOfItsServerThatNeedsICUOrNetworking() throws {
        let own = Fixtures.root.appendingPathComponent("Sources/GalleyCommand/Preview")
        let uses = /(File|Directory|Proxy)HTTPHandler|HTTPCacheControl|\.(file|directory|proxy|redirect)\(/
        for file in try FileManager.default.contentsOfDirectory(atPath: own.path) {
            let found = try String(contentsOf: own.appendingPathComponent(file), encoding: .utf8).matches(of: uses).map { String($0.0) }
            #expect(found.isEmpty, "\(file) uses \(found.joined(separator: ", "))")
        }
    }

    /// Another version of FlyingFox may need them elsewhere.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: flyingFox.path), "the checkout is elsewhere"))
    func onlyThosePartsOfTheServerNeedThem() throws {
        let needs = /DateFormatter|NumberFormatter|NSRegularExpression|ISO8601|URLSession|\bLocale\b|\bCalendar\b|\bTimeZone\b/
            .wordBoundaryKind(.simple)
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.flyingFox.path).filter { path in
            path.hasSuffix(".swift") && path.contains("/Sources/") && !path.contains("Tests")
        }
        let found = try files.filter { file in
            try String(contentsOf: Self.flyingFox.appendingPathComponent(file), encoding: .utf8).contains(needs)
        }
        #expect(found.sorted() == ["FlyingFox/Sources/HTTPCacheControl.swift", "FlyingFox/Sources/Handlers/ProxyHTTPHandler.swift"])
    }

    private static let flyingFox = Fixtures.root.appendingPathComponent(".build/checkouts/FlyingFox")

    /// A release is built without ICU, which would be half of its size. Foundation's localized functions, calendars and regular
    /// expressions would crash there, while they work in a development build. (Swift's own `Regex` needs no ICU.) The names of
    /// Unicode characters, which `Regex` would use, are left out too.
    @Test func nothingOfTheCommandNeedsICUOrTheNamesOfCharacters() throws {
        let needs = /NSRegularExpression|\.regularExpression|DateFormatter|NumberFormatter|ISO8601|\.formatted\(|\bLocale\b|\bCalendar\b|\bTimeZone\b|localized(Standard|Compare|Case|Upper|Lower|Capital)|enumerateSubstrings|applyingTransform|ByteCountFormatter|MeasurementFormatter|\bproperties\.name\b|\\N\{|\\p\{(?i:na|name)=/
            // `Locale.current` is a single word by Unicode's rules.
            .wordBoundaryKind(.simple)
        // Modules for tests and compiled programs, which the command itself does not contain.
        let others = ["Linux", "LayoutSnapshotTesting/", "_Testing_UIKit/"]
        let sources = Fixtures.root.appendingPathComponent("Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { path in
            path.hasSuffix(".swift") && !others.contains { path.hasPrefix($0) }
        }
        try #require(files.contains("galley/Main.swift"))
        for file in files {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            let found = text.matches(of: needs).map { String($0.0) }
            #expect(found.isEmpty, "\(file) names \(found.joined(separator: ", "))")
        }
    }
}
