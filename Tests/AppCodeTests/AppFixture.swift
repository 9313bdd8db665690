import Foundation

/// An app in a new folder, which is removed afterwards.
struct AppFixture {
    let folder: String

    static func with(_ files: [String: String], _ body: (AppFixture) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-app-\(UUID())").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fixture = AppFixture(folder: folder.path)
        for (name, text) in files { try fixture.write(text, to: name) }
        try body(fixture)
    }

    func path(_ name: String) -> String { folder + "/" + name }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
