import Foundation
import Goldens
import LayoutComparison

/// An entry as stored in the page: pictures as addresses, frames as texts. A page that is read back has the same entries. The
/// page's script depends on these property names.
struct PageEntry: Sendable, Hashable, Codable {
    var name: String
    var status: ReportEntry.Status
    var words: [String]
    /// Groups entries with the same subject and cause.
    var failed: FailedVariant?
    /// The share that differs, from 0 to 1.
    var share: Double?
    /// A note that its pictures are left out. The page draws the frames of entries without pictures.
    var note: String?
    var expected: PageImage?
    var actual: PageImage?
    var difference: PageImage?
    /// A table of frames.
    var expectedFrames: String?
    /// A table of frames.
    var actualFrames: String?
}

/// A picture's file as a `data:` address.
struct PageImage: Sendable, Hashable, Codable {
    let address: String

    private static let starts = ["data:image/svg+xml;base64,", "data:image/png;base64,"]

    var isPNG: Bool { address.hasPrefix(Self.starts[1]) }

    static func svg(_ bytes: [UInt8]) -> PageImage { PageImage(starts[0], bytes) }
    static func png(_ bytes: [UInt8]) -> PageImage { PageImage(starts[1], bytes) }

    private init(_ start: String, _ bytes: [UInt8]) {
        address = start + Data(bytes).base64EncodedString()
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        address = try container.decode(String.self)
        guard Self.starts.contains(where: address.hasPrefix) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no address of a picture")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(address)
    }
}

extension PageEntry {
    init(_ entry: ReportEntry) {
        self.init(name: entry.name, status: entry.status, words: entry.words, failed: entry.failed, share: entry.share)
        expected = entry.expected?.image
        actual = entry.actual?.image
        difference = entry.difference?.image
        expectedFrames = (entry.expectedFrames ?? entry.expected?.frames)?.text()
        actualFrames = (entry.actualFrames ?? entry.actual?.frames)?.text()
    }
}

extension ReportPicture {
    fileprivate var image: PageImage? {
        switch self {
        case .svg(let bytes): .svg(bytes)
        case .png(let bytes): .png(bytes)
        case .frames: nil
        }
    }

    fileprivate var frames: FramesRecord? {
        switch self {
        case .svg, .png: nil
        case .frames(let record): record
        }
    }
}
