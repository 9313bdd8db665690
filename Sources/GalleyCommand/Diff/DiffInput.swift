import Foundation
import Goldens
import HostSystem
import LayoutComparison
import LayoutDocument
import PNGCodec
import Raster

/// A file to compare: its bytes and kind.
struct DiffInput {
    enum Kind {
        case png
        case svg
        /// Frames, as JSON or as a text table.
        case frames
    }

    /// Its name in messages.
    let path: String
    let kind: Kind
    let bytes: [UInt8]

    /// Reads a file, and detects its kind by its first bytes.
    init(_ path: String) throws(Failure) {
        try WorkingFolder.check()
        self.path = path
        bytes = try Self.read(path)
        guard let kind = Self.kind(of: bytes) else {
            let mark = ByteOrderMark.begins(bytes) ? ByteOrderMark.problem
                : "this is not a PNG, an SVG or a table of frames"
            throw Failure(.badInput, "\(path): error: \(mark)")
        }
        self.kind = kind
    }

    /// A picture in memory.
    init(_ path: String, _ bytes: [UInt8]) throws(Failure) {
        guard let kind = Self.kind(of: bytes) else { throw Failure(.badInput, "\(path): error: this is neither a PNG nor an SVG") }
        (self.path, self.bytes, self.kind) = (path, bytes, kind)
    }

    /// The bytes of a file or a pipe.
    private static func read(_ path: String) throws(Failure) -> [UInt8] {
        guard FileManager.default.fileExists(atPath: path) else { throw Failure(.noInput, "\(path): error: no such file") }
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let limit = GoldenLimits.bytes
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else {
                throw Failure(.badInput, "\(path): error: the file has more than \(limit) bytes, which is the limit")
            }
            return [UInt8](data)
        } catch {
            throw error as? Failure ?? Failure(.noInput, "\(path): error: cannot read the file: \(SystemError.text(error))")
        }
    }

    private static func kind(of bytes: [UInt8]) -> Kind? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
        let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if text.starts(with: "<".utf8) { return .svg }
        return text.starts(with: "{".utf8) || text.starts(with: FramesRecord.formatName.utf8) ? .frames : nil
    }

    /// True if its frames are in drawing order; text tables are not.
    var isInDrawingOrder: Bool { kind == .frames && isJSON }

    private var isJSON: Bool { bytes.first { $0 > 0x20 } == UInt8(ascii: "{") }

    /// The frames in the file; `nil` for a PNG without any.
    func frames() throws(Failure) -> FramesRecord? {
        do {
            switch kind {
            case .png:
                guard let text = try PNGDecoder().text(of: Snapshot.framesKeyword, in: bytes) else { return nil }
                var frames = try FramesRecord(text: text)
                frames.isOfPicture = true
                return frames
            case .svg: return try FramesRecord(svg: String(decoding: bytes, as: UTF8.self))
            case .frames:
                if isJSON { return try FramesRecord(json: Data(bytes)) }
                return try FramesRecord(text: String(decoding: bytes, as: UTF8.self))
            }
        } catch {
            throw Failure(.badInput, "\(path): error: \(error)")
        }
    }

    func pixels() throws(Failure) -> Bitmap {
        do {
            return try PNGDecoder().decode(bytes)
        } catch {
            throw Failure(.badInput, "\(path): error: \(error)")
        }
    }
}
