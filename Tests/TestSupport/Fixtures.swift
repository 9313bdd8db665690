public import Foundation
public import Testing

/// The project's fixtures, located relative to this file.
public enum Fixtures {
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static let folder = root.appendingPathComponent("Fixtures")

    /// The folder for the output of failing tests.
    public static let output = root.appendingPathComponent("Output")

    /// The files in a folder of `Fixtures` with a suffix, by name.
    ///
    /// - Precondition: there is at least one, as an empty list would test nothing.
    public static func files(in path: String, withSuffix suffix: String) -> [Fixture] {
        let url = folder.appendingPathComponent(path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let files = names.filter { $0.hasSuffix(suffix) }.sorted().map { name in
            Fixture(name: String(name.dropLast(suffix.count)), url: url.appendingPathComponent(name))
        }
        precondition(!files.isEmpty, "No \(suffix) files in \(url.path)")
        return files
    }
}

/// A fixture file; test reports show its name.
public struct Fixture: Sendable, CustomTestStringConvertible {
    /// The file's name without its suffix.
    public let name: String
    public let url: URL

    public init(name: String, url: URL) {
        self.name = name
        self.url = url
    }

    public var testDescription: String { name }

    public func data() throws -> Data { try Data(contentsOf: url) }

    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: data())
    }
}
