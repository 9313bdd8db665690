import Foundation
import HostFiles
import SwiftSource

/// The edits that make a program compile, stored in a file beside it.
struct BuildRecord: Codable {
    /// Code that is left out, and values that are assumed.
    var edits: [CodeEdit]
    /// Declarations that cannot be called: the compiler's error by the declaration's index.
    var refusals: [Int: String]
    /// Names of functions and types whose calls in the app have arguments that do not compile in galley's calls.
    var plainCallees: Set<String>

    private static let name = "record.json"

    init(edits: [CodeEdit], refusals: [Int: String], plainCallees: Set<String>) {
        (self.edits, self.refusals, self.plainCallees) = (edits, refusals, plainCallees)
    }

    /// - Returns: `nil` if the folder has no record that can be read.
    init?(in folder: String) {
        guard let data = FileManager.default.contents(atPath: PathParts.join(folder, Self.name)),
            let record = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = record
    }

    func write(to folder: String) throws(Failure) {
        do {
            try ModuleCompiler.write([UInt8](JSONEncoder().encode(self)), to: PathParts.join(folder, Self.name))
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.software, "cannot write the changes of a program: \(error)")
        }
    }
}
