import Foundation

/// A font as it is named: a file, and which font of a collection.
struct FontReference: Hashable {
    /// As it was given.
    var text: String
    /// Where its file is.
    var path: String
    /// After the last `#`: a number from 1, or a PostScript name.
    var member: String?

    /// A path that exists is one, whatever is in its name.
    ///
    /// - Parameter folder: where relative paths begin; empty for the working folder.
    init(_ text: String, in folder: String = "") {
        self.text = text
        let prefix = folder.isEmpty || text.hasPrefix("/") ? "" : folder + "/"
        path = prefix + text
        guard !FileManager.default.fileExists(atPath: path), let hash = text.lastIndex(of: "#") else { return }
        path = prefix + text[..<hash]
        member = String(text[text.index(after: hash)...])
    }

    /// The same from any folder.
    var absolute: String {
        let file = URL(fileURLWithPath: path).path
        return member.map { "\(file)#\($0)" } ?? file
    }

    /// What a file that has changed has otherwise; `nil` if it cannot be read.
    var stamp: String? {
        guard let values = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath),
            let date = values[.modificationDate] as? Date, let size = values[.size] as? NSNumber
        else { return nil }
        return "\(path)#\(member ?? "") \(size) \(date.timeIntervalSinceReferenceDate)"
    }

    /// Larger files are refused: the largest fonts that are in use have about 100 MB.
    private static let sizeLimit = 200 << 20

    func bytes() throws(FontError) -> [UInt8] {
        do {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw FontError(.file, "there is no such file", path: text)
            }
            let kind = try FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)[.type]
            guard !isFolder.boolValue, kind as? FileAttributeType == .typeRegular else {
                throw FontError(.file, "a font is a file", path: text)
            }
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            let data = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
            guard data.count <= Self.sizeLimit else {
                throw FontError(.format, "the file has more than \(Self.sizeLimit >> 20) MB, which is the limit", path: text)
            }
            return Array(data)
        } catch let error as FontError {
            throw error
        } catch {
            throw FontError(.file, "the file cannot be read", path: text)
        }
    }
}
