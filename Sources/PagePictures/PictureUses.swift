import Foundation
import HostSystem
import LayoutSubjects

/// The pictures among some that files show: images and links in pages, in other sources of documentation, and in code.
///
/// A mention that leads to a file uses that file. Any other may be relative to something else, such as the folder of a site, and uses
/// all pictures with its name.
struct PictureUses {
    private struct Picture {
        let path: String
        let place: FilePlace
        /// The catalogue that contains it, where it is named without folder, appearance, scale and extension.
        let catalog: FilePlace?
        /// The bytes that name it in a text.
        let names: [Data]
        let catalogNames: [Data]

        init(_ path: String) {
            (self.path, place) = (path, FilePlace(path))
            catalog = DocumentationFolder.catalog(of: path).map { FilePlace($0) }
            (names, catalogNames) = (Self.bytes(of: PathParts(path).name), Self.bytes(of: RequestedPicture.catalogName(path)))
        }

        /// A name as it is, and with percent encoding.
        private static func bytes(of name: String) -> [Data] {
            [name, name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name].uniqued { $0 }.map { Data($0.utf8) }
        }
    }

    private let pictures: [Picture]
    private let root: String?
    private var used: Set<FilePlace> = []

    /// - Throws: if a file that may use one of them cannot be read.
    static func used(of pictures: [String], in folder: DocumentationFolder) throws(Failure) -> Set<FilePlace> {
        var uses = PictureUses(pictures: pictures.map { Picture($0) }, root: folder.root)
        for path in try folder.sources() { try uses.read(path) }
        return uses.used
    }

    private init(pictures: [Picture], root: String?) {
        (self.pictures, self.root) = (pictures, root)
    }

    private mutating func read(_ path: String) throws(Failure) {
        let isPage = DocumentationFolder.isPage(path)
        let bytes = try InputFile.bytes(of: path, isPage ? "page" : "file", atMost: isPage ? PageLimits.bytes : nil)
        let catalog = DocumentationFolder.catalog(of: path).map { FilePlace($0) }
        let isSwift = path.hasSuffix(".swift")
        let (all, endings) = (Data(bytes), [".svg", ".png"].map { Data($0.utf8) })
        guard isSwift || catalog != nil || endings.contains(where: { all.range(of: $0) != nil }) else { return }
        let text = isPage ? Self.withoutExamples(bytes) : all
        for picture in pictures where !used.contains(picture.place) {
            // Documentation comments name the pictures of a catalogue, too.
            let isInCatalog = picture.catalog != nil && (isSwift || catalog == picture.catalog)
            for name in isInCatalog ? picture.catalogNames : picture.names where shows(picture, name, in: text, of: path, isInCatalog) {
                used.insert(picture.place)
            }
        }
    }

    /// The text of a page without comments and code.
    private static func withoutExamples(_ bytes: [UInt8]) -> Data {
        let blocks = PageBlocks(PageText(String(decoding: bytes, as: UTF8.self)).lines)
        return Data(blocks.lines.filter { !$0.isExample }.map { $0.prefix + $0.content }.joined(separator: "\n").utf8)
    }

    private func shows(_ picture: Picture, _ name: Data, in text: Data, of file: String, _ isInCatalog: Bool) -> Bool {
        var start = text.startIndex
        while let range = text.range(of: name, in: start..<text.endIndex) {
            start = range.upperBound
            guard let mention = Mention(range, in: text) else { continue }
            if isInCatalog || leads(mention.path, of: file, to: picture) { return true }
        }
        return false
    }

    private func leads(_ address: String, of file: String, to picture: Picture) -> Bool {
        let address = address.removingPercentEncoding ?? address
        let isAbsolute = address.hasPrefix("/")
        let base = isAbsolute ? root : PathParts(file).folder
        let path = base.map { PathParts.joinSimply($0, isAbsolute ? String(address.drop { $0 == "/" }) : address) }
        guard let path, FileKind(path) != .nothing else { return true }
        return FilePlace(path) == picture.place
    }

    /// A name in a text where an image may have its file.
    private struct Mention {
        /// The path that ends with the name.
        let path: String

        private static let ends = Set("()<>[]{}\"'`=,;:|#?\\ \t\r\n".utf8)
        /// The characters before a path, besides spaces.
        private static let openings = Set("(<[{}\"'=,:".utf8)

        init?(_ name: Range<Data.Index>, in text: Data) {
            // The suffixes of DocC's names, and those that MkDocs and GitHub know.
            let next = name.upperBound < text.endIndex ? text[name.upperBound] : UInt8(ascii: "\n")
            guard Self.ends.contains(next) || Set("@~.".utf8).contains(next) else { return nil }
            var start = name.lowerBound
            while start > text.startIndex, !Self.ends.contains(text[start - 1]) { start -= 1 }
            // Part of a longer name.
            guard start == name.lowerBound || text[name.lowerBound - 1] == UInt8(ascii: "/") else { return nil }
            var before = start
            while before > text.startIndex, Set(" \t".utf8).contains(text[before - 1]) { before -= 1 }
            guard before > text.startIndex, Self.openings.contains(text[before - 1]) else { return nil }
            path = String(decoding: text[start..<name.upperBound], as: UTF8.self)
        }
    }
}
