import Foundation
import HostFiles

/// A reference to a font: a file, and optionally a member of a collection.
struct FontReference: Hashable {
    /// The reference as given.
    var text: String
    /// The path of the file.
    var path: String
    /// The part after the last `#`: a number from 1, or a PostScript name.
    var member: String?

    /// Treats the whole text as a path if such a file exists, even if it contains `#`.
    ///
    /// - Parameter folder: the base of relative paths; empty for the working folder.
    init(_ text: String, in folder: String = "") {
        self.text = text
        let prefix = folder.isEmpty || text.hasPrefix("/") ? "" : folder + "/"
        path = prefix + text
        guard !FileManager.default.fileExists(atPath: path), let hash = text.lastIndex(of: "#") else { return }
        path = prefix + text[..<hash]
        member = String(text[text.index(after: hash)...])
    }

    /// The reference with an absolute path.
    var absolute: String {
        let file = URL(fileURLWithPath: path).path
        return member.map { "\(file)#\($0)" } ?? file
    }

    /// A stamp that changes with the file; `nil` if the file cannot be read.
    var stamp: String? {
        guard let values = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath),
            let date = values[.modificationDate] as? Date, let size = values[.size] as? NSNumber
        else { return nil }
        return "\(path)#\(member ?? "") \(size) \(date.timeIntervalSinceReferenceDate)"
    }

    func bytes() throws(FontError) -> [UInt8] {
        do {
            switch FileKind(path) {
            case .nothing: throw FontError(.file, "there is no such file", path: text)
            case .folder, .special: throw FontError(.file, "it is not a regular file", path: text)
            case .file: break
            }
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            let data = try handle.read(upToCount: FontLimits.bytes + 1) ?? Data()
            guard data.count <= FontLimits.bytes else {
                throw FontError(.format, "the file has more than \(FontLimits.bytes >> 20) MB, which is the limit", path: text)
            }
            return Array(data)
        } catch let error as FontError {
            throw error
        } catch {
            throw FontError(.file, "the file cannot be read", path: text)
        }
    }
}
