import Foundation
import TestSupport
import Testing

/// The compiler and the cache of its results.
struct SwiftProgramTests {
    private let galley = Galley()

    private static let layout = """
        import UIKit
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))

        """

    @Test func anUnchangedFileIsCompiledOnce() throws {
        let compiler = try CountedCompiler(in: galley)
        try galley.write(Self.layout, to: "a.swift")
        for _ in 0..<2 { #expect(try galley.run("render", "a.swift", environment: compiler.environment).status == 0) }
        #expect(compiler.calls == 1)
        try galley.write(Self.layout + "\n", to: "a.swift")
        #expect(try galley.run("render", "a.swift", environment: compiler.environment).status == 0)
        #expect(compiler.calls == 2)
    }

    /// The least recently used programs are removed first, as well as the remains of killed runs.
    @Test func compiledProgramsAreBounded() throws {
        let programs = galley.folder.path + "/.cache/galley/programs"
        func make(_ name: String, megabytes: Int, age: Double) throws {
            try galley.write("", to: ".cache/galley/programs/\(name)/program")
            #expect(truncate("\(programs)/\(name)/program", off_t(megabytes) << 20) == 0)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(programs)/\(name)")
        }
        try make("old", megabytes: 120, age: 3_000)
        try make("older", megabytes: 120, age: 5_000)
        try make(".building-killed", megabytes: 1, age: 9_000)
        try galley.write(Self.layout, to: "a.swift")
        #expect(try galley.run("render", "a.swift", environment: ["XDG_CACHE_HOME": galley.folder.path + "/.cache"]).status == 0)
        let kept = try FileManager.default.contentsOfDirectory(atPath: programs)
        #expect(kept.count == 2 && kept.contains("old"), "\(kept)")
    }

    @Test func withoutAPlaceForThemProgramsAreNotKept() throws {
        try galley.write("a file, not a folder", to: "cache")
        try galley.write(Self.layout, to: "a.swift")
        let result = try galley.run("render", "a.swift", environment: ["XDG_CACHE_HOME": galley.folder.path + "/cache"])
        #expect(result.status == 0 && galley.files == ["a.swift", "cache", "layout.svg"], "\(result.errorText)")
    }

    @Test func aMissingCompilerIsNamed() throws {
        try galley.write(Self.layout, to: "a.swift")
        let result = try galley.run("render", "a.swift", environment: ["PATH": "/nowhere"])
        #expect(result.status == 69 && result.errorText.hasPrefix("error: there is no swiftc on the PATH"))
    }

    @Test func aCompilerOfAnotherVersionIsNamed() throws {
        let words = "a.swift:1:8: error: module compiled with Swift 6.3 cannot be imported by the Swift 5.9 compiler"
        let compiler = try CountedCompiler(in: galley, after: "echo \"\(words)\" >&2; exit 1")
        try galley.write(Self.layout, to: "a.swift")
        let result = try galley.run("render", "a.swift", environment: compiler.environment)
        #expect(result.status == 65 && result.errorText.hasPrefix("error: galley's modules were built by another version of Swift"))
    }
}
