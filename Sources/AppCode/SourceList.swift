import Foundation
import HostFiles
import MessageText

/// A list of the app's files that a test target compiles. Each line is the path of a Swift file or of a folder of Swift files, relative
/// to the package. Empty lines and lines that begin with `#` are comments.
package struct SourceList: Sendable {
    /// Absolute paths in the order of the lines, each once.
    package let files: [String]

    /// The list's name in the folder of the target.
    package static let name = "galley.sources"

    /// - Parameters:
    ///   - path: the list.
    ///   - package: the folder that paths are relative to.
    package init(_ path: String, in package: String) throws(ListError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ListError(path, "cannot read it: a target with the plug-in AppSources must list files of an app in \(Self.name)")
        }
        var (files, seen) = ([String](), Set<FilePlace>())
        let lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let words = line.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
            if words.isEmpty || words.hasPrefix("#") { continue }
            do throws(ListError) {
                files += try Self.files(words, in: package).filter { seen.insert(FilePlace($0)).inserted }
            } catch {
                throw ListError(path, "\(error.path): \(error.message)", line: index + 1)
            }
        }
        guard !files.isEmpty else { throw ListError(path, "it names no file; write one path per line, such as App/Feed") }
        self.files = files
    }

    private static func files(_ words: String, in package: String) throws(ListError) -> [String] {
        let path = words.hasPrefix("/") ? words : PathParts.joinSimply(package, words)
        switch FileKind(path) {
        case .nothing: throw ListError(words, "no such file or folder in \(package)")
        case .special: throw ListError(words, "it is neither a file nor a folder")
        case .file:
            guard path.hasSuffix(".swift") else { throw ListError(words, "it is not a Swift file") }
            return [path]
        case .folder:
            let files = try swiftFiles(below: path)
            guard !files.isEmpty else { throw ListError(words, "the folder has no Swift files") }
            return files
        }
    }

    /// The Swift files below a folder, without hidden files, manifests and linked folders: the same files that the command finds in a
    /// folder.
    private static func swiftFiles(below folder: String) throws(ListError) -> [String] {
        guard let names = FolderNames(folder)?.names else {
            throw ListError(folder, "cannot read the folder: \(SystemError.current)")
        }
        var (files, folders) = ([String](), [String]())
        for name in names where !name.hasPrefix(".") && name != "Package.swift" {
            let path = PathParts.join(folder, name)
            switch FileKind(path) {
            case .folder: if !FileKind.isLink(path) { folders.append(path) }
            case .file: if name.hasSuffix(".swift") { files.append(path) }
            case .special, .nothing: break
            }
        }
        for folder in folders { files += try swiftFiles(below: folder) }
        return files
    }
}

/// An error in a list of an app's files, or in a file that it names.
package struct ListError: Error, CustomStringConvertible {
    package let path: String
    /// The line in the list, from 1; `nil` for an error that concerns no line.
    package let line: Int?
    let message: String

    init(_ path: String, _ message: String, line: Int? = nil) {
        (self.path, self.line, self.message) = (path, line, message)
    }

    package var description: String {
        TerminalText.line("\(path)\(line.map { ":\($0)" } ?? ""): error: \(message)")
    }
}
