public import Foundation
public import Testing

/// The project's fixtures, found from this file's own place.
public enum Fixtures {
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static let folder = root.appendingPathComponent("Fixtures")

    /// Where failing tests leave what they saw.
    public static let output = root.appendingPathComponent("Output")

    /// The files of a folder of `Fixtures` whose names end so, by name.
    ///
    /// - Precondition: there are some; a walk that finds nothing tests nothing.
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

/// A file of the fixtures; in test reports its name stands for it.
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
