import Foundation
import Goldens
import PNGCodec

/// What `galley docs` writes at the end of a picture: that it drew it, and whether somebody has changed it since.
struct PictureSeal {
    /// Of the picture without the seal.
    private let digest: String
    /// Of the alternative text that the page was given with the picture.
    private let textDigest: String

    private static let keyword = "galley docs"

    /// Adds a seal to a picture.
    ///
    /// - Parameters:
    ///   - picture: a whole SVG or PNG.
    ///   - text: the alternative text that goes with it.
    static func sealed(_ picture: [UInt8], text: String) -> [UInt8] {
        let seal = PictureSeal(digest: digest(picture), textDigest: digest(Array(text.utf8)))
        if isPNG(picture) { return PNGFile.inserting(PNGText(keyword: keyword, text: seal.words), into: picture) }
        return picture.dropLast(svgEnd.count) + Array("<!-- \(keyword) \(seal.words) -->\n".utf8) + svgEnd
    }

    /// Reads the seal of a picture.
    ///
    /// - Returns: the seal and the picture without it; `nil` if there is none.
    static func read(_ sealed: [UInt8]) -> (seal: PictureSeal, picture: [UInt8])? {
        if isPNG(sealed) {
            guard let (text, picture) = PNGFile.removingLastText(keyword, from: sealed) else { return nil }
            return PictureSeal(words: text).map { ($0, picture) }
        }
        guard sealed.suffix(svgEnd.count).elementsEqual(svgEnd) else { return nil }
        let start = Array("<!-- \(keyword) ".utf8)
        // Two digests and what ends the comment.
        let length = start.count + 2 * 16 + 1 + " -->\n".utf8.count
        let line = sealed.dropLast(svgEnd.count).suffix(length)
        guard line.starts(with: start), let seal = PictureSeal(words: String(decoding: line.dropFirst(start.count).prefix(33), as: UTF8.self))
        else { return nil }
        return (seal, sealed[..<line.startIndex] + svgEnd)
    }

    /// Whether a file is a picture that `galley docs` drew; `false` for one that cannot be read.
    static func isOn(_ file: GoldenFile) -> Bool { (try? file.read()).flatMap { read($0) } != nil }

    /// Whether the picture is as it was drawn.
    func isIntact(_ picture: [UInt8]) -> Bool { digest == Self.digest(picture) }

    /// Whether an alternative text is the one that the page was given.
    func isOwn(_ text: String) -> Bool { textDigest == Self.digest(Array(text.utf8)) }

    private static let svgEnd = Array("</svg>\n".utf8)

    private static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    private var words: String { digest + " " + textDigest }

    private init(digest: String, textDigest: String) {
        (self.digest, self.textDigest) = (digest, textDigest)
    }

    private init?(words: String) {
        let parts = words.split(separator: " ")
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 16 }) else { return nil }
        self.init(digest: String(parts[0]), textDigest: String(parts[1]))
    }

    /// Sixteen digits: it finds changes, not forgeries.
    private static func digest(_ bytes: [UInt8]) -> String {
        let digits = String(StableHash.of(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
