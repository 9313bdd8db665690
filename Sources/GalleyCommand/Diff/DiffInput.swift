import Foundation
import Goldens
import HostFiles
import LayoutComparison
import LayoutSubjects
import PNGCodec
import Raster

/// A file to compare: its bytes and kind.
struct DiffInput {
    /// The file's name in messages.
    let path: String
    let kind: GoldenLook.Kind
    let bytes: [UInt8]

    /// Reads a file, and detects its kind by its first bytes.
    init(_ path: String) throws(Failure) {
        try WorkingFolder.check()
        self.path = path
        guard FileKind(path) != .nothing else { throw Failure(.noInput, "\(path): error: no such file") }
        bytes = try InputFile.bytes(of: path, atMost: GoldenLimits.bytes)
        guard let kind = Self.kind(of: bytes) else {
            let mark = ByteOrderMark.begins(bytes) ? ByteOrderMark.problem
                : "this is not a PNG, an SVG, a table of frames or a text of views"
            throw Failure(.badInput, "\(path): error: \(mark)")
        }
        self.kind = kind
    }

    private static func kind(of bytes: [UInt8]) -> GoldenLook.Kind? {
        if PNGFile.isOne(bytes) { return .png }
        let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if text.starts(with: "<".utf8) { return .svg }
        if text.starts(with: ViewsRecord.formatName.utf8) { return .views }
        return text.starts(with: "{".utf8) || text.starts(with: FramesRecord.formatName.utf8) ? .frames : nil
    }

    /// True if the file lists frames in drawing order, as JSON does; text tables do not.
    var isInDrawingOrder: Bool { kind == .frames && isJSON }

    private var isJSON: Bool { bytes.first { $0 > 0x20 } == UInt8(ascii: "{") }

    /// The views in the file; `nil` for another kind.
    func views() throws(Failure) -> ViewsRecord? {
        guard kind == .views else { return nil }
        do {
            return try ViewsRecord(text: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw Failure(.badInput, "\(path): error: \(error)")
        }
    }

    /// The frames in the file; `nil` for a PNG without any, and for views.
    func frames() throws(Failure) -> FramesRecord? {
        do {
            switch kind {
            case .png, .svg: return try FramesRecord(picture: bytes)
            case .views: return nil
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
