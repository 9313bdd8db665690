import Foundation

/// An app in a new folder, which is removed with the last reference.
final class AppFixture {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("galley-app-\(UUID())").path

    init(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
