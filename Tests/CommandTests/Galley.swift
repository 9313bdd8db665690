import Foundation
import TestSupport

/// The command as built for the tests, with a folder to use it in.
struct Galley {
    let folder: URL
    /// Keeps the folder, if it is a new one.
    private let owner: TemporaryFolder?

    /// The command in a new folder, which is removed with the last copy of this value.
    init() {
        let owner = TemporaryFolder()
        (folder, self.owner) = (owner.url, owner)
    }

    init(folder: URL) { (self.folder, owner) = (folder, nil) }

    /// The command beside the test bundle, or the one of a release, set by Scripts/test-package.
    static let tool = release.map(Tool.init) ?? .built("galley")
    private static let release = ProcessInfo.processInfo.environment["GALLEY_TOOL"]

    @discardableResult
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Tool.Result {
        try run(arguments, input: input, environment: environment)
    }

    /// Calls the command in this process; runs it in its own if it has environment variables.
    @discardableResult
    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Tool.Result {
        guard environment.isEmpty else {
            let environment = Self.environment.merging(environment) { $1 }
            return try Self.tool.run(arguments, input: Data(input.utf8), environment: environment, in: folder)
        }
        return try Self.run(arguments, input: Data(input.utf8), in: folder)
    }

    /// Calls the command in this process; runs it in its own if it is a release's, or if tests run in parallel, as they would share the
    /// working folder and the streams.
    static func run(_ arguments: [String], input: Data = Data(), in folder: URL? = nil) throws -> Tool.Result {
        guard release == nil, CommandLine.arguments.contains("--no-parallel") else {
            return try tool.run(arguments, input: input, environment: environment, in: folder)
        }
        return try CommandCall(arguments: arguments, input: input, folder: folder).run()
    }

    /// The environment of calls, with a cache of programs that all tests share, as its names tell all that they depend on.
    static let environment = Tool.environment.merging([
        "XDG_CACHE_HOME": FileManager.default.temporaryDirectory.appendingPathComponent("galley-test-caches").path,
    ]) { $1 }

    func write(_ text: String, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Writes a layout document and pages.
    func writePages(_ pages: [String: String], document: String = "grid.layout.yaml") throws {
        try write(Self.grid, to: document)
        for (name, text) in pages { try write(text, to: name) }
    }

    /// Writes two documents in `Layouts`, one of them named like a picture of the other.
    func writeNamesakes() throws {
        try write(Self.grid, to: "Layouts/grid.layout.yaml")
        try write(Self.grid.replacing("items: 5", with: "items: 2"), to: "Layouts/grid-plain.layout.yaml")
    }

    /// Copies a file or folder of `Fixtures`.
    func copy(_ fixture: String, to name: String) throws {
        try FileManager.default.copyItem(at: Fixtures.folder.appendingPathComponent(fixture), to: folder.appendingPathComponent(name))
    }

    func text(_ name: String) throws -> String {
        String(decoding: try read(name), as: UTF8.self)
    }

    func read(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    /// All files in the folder and its subfolders, including hidden ones.
    var files: [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// The files that Galley made of Swift files.
    var pictures: [String] { files.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") } }

    /// A Swift file that declares a layout on its line 3.
    static let swiftGrid = """
        import UIKit

        func grid() -> UICollectionViewLayout {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        """

    /// A valid document.
    static let grid = """
        galley: 1
        title: Grid
        viewport: {width: 200, height: 150, scale: 2}
        sections:
          - items: 5
            group: {horizontal: [{item: {width: fractionalWidth(1/3), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 60}
            header: {height: 30}

        """
}

extension Tool.Result {
    /// The lines of the output, with single spaces.
    var rows: [String] { outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } }
    var cells: [String] { rows.filter { $0.hasPrefix("cell ") } }
}
