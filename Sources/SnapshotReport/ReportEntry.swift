import Foundation
package import Goldens
package import LayoutComparison

/// A snapshot that does not match its golden, as the page stores it: pictures as `data:` URLs, frames as text tables. Reading the
/// page restores its entries. The page's script depends on these property names.
package struct ReportEntry: Sendable, Hashable, Codable {
    package enum Status: String, Sendable, Codable, CaseIterable {
        /// The snapshot does not match its golden.
        case different
        /// There is no golden yet.
        case new
        /// A golden that a project asks for does not exist.
        case missing
        /// A golden that no test uses.
        case obsolete
        /// The golden cannot be read, so the difference is unknown.
        case unreadable
        /// The document has errors.
        case failed
    }

    /// Folder and file, such as `PhotoTests/photoGrid.iPhone-15.rtl.svg`; untrusted text.
    package var name: String
    package var status: Status
    /// The differences in terms of the layout, a line each; untrusted text.
    package var words: [String]
    /// The cause of the difference. Entries with the same cause are shown as a single entry.
    package var failed: FailedVariant?
    /// The share that differs, 0 to 1; `nil` if nothing was compared. The page opens on the entry with the largest share.
    package var share: Double?
    /// The command that records all goldens that differ for the same cause. The page offers it for copying.
    package var acceptCommand: String?
    /// A note that the entry's pictures are left out. The page draws frames instead.
    var note: String?
    package var expected: ReportPicture?
    package var actual: ReportPicture?
    /// A difference picture, if available; otherwise the page computes one from the expected and the actual picture.
    package var difference: ReportPicture?
    /// A table of the frames behind the expected picture, if known.
    package var expectedFrames: String?
    /// A table of the frames behind the actual picture, if known.
    package var actualFrames: String?

    package init(
        name: String, status: Status, words: [String] = [], failed: FailedVariant? = nil, share: Double? = nil,
        expected: ReportPicture? = nil, actual: ReportPicture? = nil, difference: ReportPicture? = nil,
        expectedFrames: FramesRecord? = nil, actualFrames: FramesRecord? = nil
    ) {
        (self.name, self.status, self.words, self.failed, self.share) = (name, status, words, failed, share)
        (self.expected, self.actual, self.difference) = (expected, actual, difference)
        (self.expectedFrames, self.actualFrames) = (expectedFrames?.text(), actualFrames?.text())
    }
}

/// A picture's file as a `data:` address. An SVG is shown as an image, so that no script in it runs.
package struct ReportPicture: Sendable, Hashable, Codable {
    let address: String

    private static let starts = ["data:image/svg+xml;base64,", "data:image/png;base64,"]

    var isPNG: Bool { address.hasPrefix(Self.starts[1]) }

    package static func svg(_ bytes: [UInt8]) -> ReportPicture { ReportPicture(starts[0], bytes) }
    package static func png(_ bytes: [UInt8]) -> ReportPicture { ReportPicture(starts[1], bytes) }

    private init(_ start: String, _ bytes: [UInt8]) {
        address = start + Data(bytes).base64EncodedString()
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        address = try container.decode(String.self)
        guard Self.starts.contains(where: address.hasPrefix) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not the address of a picture.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(address)
    }
}
