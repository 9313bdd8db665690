import Foundation
import TestSupport
import Testing

/// The scripts handle the environment of the calling shell.
struct ScriptTests {
    private let galley = Galley()

    /// Runs `Scripts/install` with a build that creates a single file, from the folder that contains it.
    private func install(_ arguments: [String], environment: [String: String] = [:]) throws -> Tool.Result {
        try galley.write("#!/bin/sh\nmkdir -p \"$1/bin\"\necho galley >\"$1/bin/galley\"\n", to: "Scripts/build-release")
        let build = galley.folder.appendingPathComponent("Scripts/build-release").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: build)
        let script = try String(contentsOf: Fixtures.root.appendingPathComponent("Scripts/install"), encoding: .utf8)
        try galley.write(script, to: "Scripts/install")
        let home = ["HOME": galley.folder.appendingPathComponent("home").path]
        return try Tool(path: "/bin/sh").run(
            ["Scripts/install"] + arguments, environment: environment.merging(home) { own, _ in own }, in: galley.folder)
    }

    @Test(arguments: [
        ("--prefix=~/x", "home/x/bin/galley"), ("--prefix=~", "home/bin/galley"), ("--prefix=out", "out/bin/galley"),
        ("--prefix=a~/x", "a~/x/bin/galley"),
    ])
    func aTildeIsTheHomeFolder(option: String, file: String) throws {
        let result = try install([option])
        #expect(result.status == 0, "\(result.errorText)")
        #expect(galley.files.filter { $0.hasSuffix("bin/galley") } == [file])
    }

    @Test func anExportedCDPATHLeadsNowhere() throws {
        let result = try install(["--prefix", "out"], environment: ["CDPATH": "."])
        #expect(result.status == 0 && galley.files.contains("out/bin/galley"), "\(result.errorText)")
        let folder = Fixtures.root.appendingPathComponent("Scripts").path
        let scripts = try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 } + [Fixtures.root.path + "/.ci/run"]
        let texts = scripts.compactMap { path in FileManager.default.contents(atPath: path).map { (path, String(decoding: $0, as: UTF8.self)) } }
        #expect(texts.count > 15)
        for (path, text) in texts {
            let change = /(?m)(?:^|[(; ])cd\ /
            guard let range = text.firstRange(of: change) else { continue }
            #expect(text[..<range.lowerBound].contains("\nunset CDPATH"), "\(path)")
        }
    }
}
