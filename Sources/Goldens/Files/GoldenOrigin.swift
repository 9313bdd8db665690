import Foundation
import LayoutComparison
import PNGCodec

/// Tells goldens of Galley's from other files.
package enum GoldenOrigin {
    /// Whether a file holds what Galley writes; one that cannot be read does not.
    package static func isOurs(_ file: GoldenFile) -> Bool {
        guard let bytes = try? file.read() else { return false }
        switch file.url.pathExtension {
        case "png": return isOurs(png: bytes)
        case "txt": return bytes.starts(with: FramesRecord.signature.utf8)
        case "json": return (try? FramesRecord(json: Data(bytes))) != nil
        default: return bytes.starts(with: "<svg id=\"".utf8) && bytes.prefix(1 << 12).contains("aria-labelledby=\"".utf8)
        }
    }

    private static func isOurs(png bytes: [UInt8]) -> Bool {
        guard let text = try? PNGDecoder().text(of: Snapshot.framesKeyword, in: bytes) else { return false }
        return text.hasPrefix(FramesRecord.signature)
    }
}
