import Foundation
import Goldens
import HostFiles
package import LayoutSubjects

/// Files that other programs, such as a CI service, show for each difference: expected, actual, and the difference.
package struct VerificationArtifacts {
    private let folder: String
    /// The URL at which the folder will be published; `nil` if unknown.
    private let address: String?
    /// The files of a golden, by paths in the folder.
    private var paths: [PathKey: [Artifacts.Part: String]] = [:]

    /// Writes the files of problems.
    ///
    /// - Throws: if a file cannot be written.
    package init(_ folder: String, at address: String?, of problems: [Verification.Outcome]) throws(Failure) {
        (self.folder, self.address) = (folder, address)
        for problem in problems {
            guard let snapshot = problem.snapshot, let check = problem.check else { continue }
            let place = Self.place(of: problem.golden)
            let artifacts = Artifacts(
                of: PathParts(problem.golden).name, in: URL(fileURLWithPath: PathParts.join(folder, place), isDirectory: true))
            do {
                for (part, file) in try artifacts.write(snapshot, check) {
                    paths[PathKey(problem.golden), default: [:]][part] = PathParts.join(place, file.lastPathComponent)
                }
            } catch {
                throw Failure(.cannotCreate, "\(error)")
            }
        }
    }

    /// The folder of a golden's files below the artifacts' folder, without `..`, so that it stays inside.
    private static func place(of golden: String) -> String {
        PathParts(golden).folder.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_" : $0 }.joined(separator: "/")
    }

    /// The URL of a picture; `nil` if there is no such picture, or the folder's URL is unknown.
    func pictureAddress(_ part: Artifacts.Part, of golden: String) -> String? {
        guard let address, let path = paths[PathKey(golden)]?[part], Self.isPicture(path) else { return nil }
        let encoded = path.utf8.map { Self.plain.contains($0) ? String(UnicodeScalar($0)) : "%" + Self.digits($0) }.joined()
        return (address.hasSuffix("/") ? address : address + "/") + encoded
    }

    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

    private static func digits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// The picture that shows most: the difference, or the current one.
    func attachment(of golden: String) -> String? {
        let parts = paths[PathKey(golden)] ?? [:]
        let path = [Artifacts.Part.difference, .actual].compactMap { parts[$0] }.first(where: Self.isPicture)
        return path.map { PathParts.join(folder, $0) }
    }

    private static func isPicture(_ path: String) -> Bool { ["svg", "png"].contains(PathParts(path).fileExtension) }
}
