import Foundation
public import LayoutDocument

extension Fixtures {
    /// All layout documents of the fixtures.
    public static let documents = files(in: "Layouts", withSuffix: ".layout.yaml")

    /// The layout document with a name.
    public static func document(_ name: String) throws -> Document {
        try Document(contentsOf: folder.appendingPathComponent("Layouts/\(name).layout.yaml"))
    }
}
