import Foundation
package import Goldens
import HostFiles
import LayoutSubjects
import PNGCodec

/// A mark at the end of a picture by `galley docs`. It identifies the page, and detects later modifications.
package struct PictureSeal {
    /// Digest of the picture without the seal.
    private let digest: String
    /// Digest of the generated alternative text.
    private let textDigest: String
    /// The page that requests the picture, relative to the picture's folder; `nil` in pictures of earlier versions.
    let page: String?

    private static let keyword = "galley docs"

    /// Adds a seal to a picture.
    ///
    /// - Parameters:
    ///   - picture: a complete SVG or PNG.
    ///   - text: the picture's alternative text.
    ///   - page: the page that requests it, relative to the picture's folder.
    static func sealed(_ picture: [UInt8], text: String, page: String) -> [UInt8] {
        let seal = PictureSeal(digest: digest(picture), textDigest: digest(Array(text.utf8)), page: page)
        if PNGFile.isOne(picture) { return PNGFile.inserting(PNGText(keyword: keyword, text: seal.words), into: picture) }
        return picture.dropLast(svgEnd.count) + Array("<!-- \(keyword) \(seal.words) -->\n".utf8) + svgEnd
    }

    /// Reads the seal of a picture.
    ///
    /// - Returns: the seal and the picture without it; `nil` if it has none.
    static func read(_ sealed: [UInt8]) -> (seal: PictureSeal, picture: [UInt8])? {
        if PNGFile.isOne(sealed) {
            guard let (text, picture) = PNGFile.removingLastText(keyword, from: sealed) else { return nil }
            return PictureSeal(words: text).map { ($0, picture) }
        }
        guard sealed.suffix(svgEnd.count).elementsEqual(svgEnd) else { return nil }
        let (start, end) = (Array("<!-- \(keyword) ".utf8), Array(" -->\n".utf8))
        let body = sealed.dropLast(svgEnd.count)
        let line = body[((body.dropLast().lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)...]
        guard line.starts(with: start), line.suffix(end.count).elementsEqual(end),
            let seal = PictureSeal(words: String(decoding: line.dropFirst(start.count).dropLast(end.count), as: UTF8.self))
        else { return nil }
        return (seal, sealed[..<line.startIndex] + svgEnd)
    }

    /// Reads a picture drawn by `galley docs`; the whole file is read only if it has a seal.
    ///
    /// - Returns: `nil` for any other picture.
    /// - Throws: if the file cannot be read.
    static func read(at path: String) throws(Failure) -> (seal: PictureSeal, picture: [UInt8])? {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let size = try handle.seekToEnd()
            // A page's path has at most 4096 bytes, each encoded as up to three.
            try handle.seek(toOffset: size - min(size, 1 << 14))
            guard let end = try handle.readToEnd(), end.range(of: Data(keyword.utf8)) != nil else { return nil }
            try handle.seek(toOffset: 0)
            return read(Array(try handle.readToEnd() ?? Data()))
        } catch {
            throw Failure(.noInput, "\(path): error: cannot read the picture: \(SystemError.text(error))")
        }
    }

    /// True if `galley docs` drew the picture in a file; false if it cannot be read.
    package static func isOn(_ file: GoldenFile) -> Bool { (try? file.read()).flatMap { read($0) } != nil }

    /// True if the picture is unmodified.
    func isIntact(_ picture: [UInt8]) -> Bool { digest == Self.digest(picture) }

    /// True for the generated alternative text.
    func isOwn(_ text: String) -> Bool { textDigest == Self.digest(Array(text.utf8)) }

    private static let svgEnd = Array("</svg>\n".utf8)

    private var words: String { [digest, textDigest, page.map(Self.encoded)].compactMap { $0 }.joined(separator: " ") }

    private init(digest: String, textDigest: String, page: String?) {
        (self.digest, self.textDigest, self.page) = (digest, textDigest, page)
    }

    private init?(words: String) {
        let parts = words.split(separator: " ")
        guard (2...3).contains(parts.count), parts[..<2].allSatisfy({ $0.utf8.count == 16 }) else { return nil }
        self.init(
            digest: String(parts[0]), textDigest: String(parts[1]), page: parts.count == 3 ? String(parts[2]).removingPercentEncoding : nil)
    }

    /// A path with spaces encoded, as well as double hyphens, which XML forbids in comments.
    private static func encoded(_ path: String) -> String {
        let kept = CharacterSet.urlPathAllowed.intersection(CharacterSet(charactersIn: "\u{21}"..."\u{7E}"))
        return (path.addingPercentEncoding(withAllowedCharacters: kept) ?? path).replacing("--", with: "-%2D")
    }

    /// Sixteen digits, which detect modifications but not forgeries.
    private static func digest(_ bytes: [UInt8]) -> String {
        let digits = String(StableHash.of(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
