import Foundation
import TestSupport

/// The command as it was built for the tests, and a folder to use it in.
struct Galley {
    let folder: URL

    /// Stands beside the test bundle; Scripts/test-package names that of a release.
    static let tool: Tool = {
        if let release = ProcessInfo.processInfo.environment["GALLEY_TOOL"] { return Tool(path: release) }
        return Tool(path: products.appendingPathComponent("galley").path)
    }()

    /// The folder of what was built for the tests.
    static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let bundle = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return bundle.deletingLastPathComponent()
    }()

    /// Runs `body` in a new folder, which is removed afterwards.
    static func inNewFolder(_ body: (Galley) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-test-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(Galley(folder: folder))
    }

    /// Runs `body` in a new folder with two documents in `Layouts`, of which one is called as a picture of the other would
    /// be.
    static func inFolderOfNamesakes(_ body: (Galley) throws -> Void) throws {
        try inNewFolder { galley in
            try galley.write(grid, to: "Layouts/grid.layout.yaml")
            try galley.write(grid.replacing("items: 5", with: "items: 2"), to: "Layouts/grid-plain.layout.yaml")
            try body(galley)
        }
    }

    @discardableResult
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Tool.Result {
        try run(arguments, input: input, environment: environment)
    }

    @discardableResult
    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Tool.Result {
        try Self.tool.run(arguments, input: Data(input.utf8), environment: environment, in: folder)
    }

    func write(_ text: String, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try read(name), as: UTF8.self)
    }

    func read(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    /// All files of the folder, hidden ones and those in subfolders too.
    var files: [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// A document that is right.
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
