import Foundation
import HostFiles
import LayoutSubjects
import MessageText

/// Selects the pictures that a repository shows: those whose name occurs in any text file, and those that a link points to.
///
/// A page can be generated from anything, such as a list in YAML or a script. Therefore, names count in every format, and in capitals
/// or small letters, as disks may not tell these apart.
struct PictureUses {
    private struct Name {
        let picture: FilePlace
        let bytes: [UInt8]
        /// The catalogue, for a name as DocC uses it (without appearance, scale and extension); `nil` for a file's name.
        var catalog: FilePlace?
    }

    private let names: [Name]
    private let search: NameSearch
    private var used: Set<FilePlace> = []

    /// - Throws: if a file that may use a picture cannot be read.
    static func used(of pictures: [String], in folder: DocumentationFolder) throws(Failure) -> Set<FilePlace> {
        var uses = PictureUses(pictures)
        let own = Set(pictures.map { FilePlace($0) })
        for path in try folder.sources() {
            if FileKind.isLink(path) {
                uses.used.insert(FilePlace(path))
            } else if FileKind(path) == .file, !own.contains(FilePlace(path)) {
                try uses.read(path)
            }
        }
        return uses.used
    }

    private init(_ pictures: [String]) {
        names = pictures.flatMap { path in
            let (place, catalog) = (FilePlace(path), DocumentationFolder.catalog(of: path).map { FilePlace($0) })
            return Self.spellings(of: PathParts(path).name).map { Name(picture: place, bytes: $0) }
                + (catalog == nil ? [] : Self.spellings(of: RequestedPicture.catalogName(path)))
                    .map { Name(picture: place, bytes: $0, catalog: catalog) }
        }
        search = NameSearch(names.map(\.bytes))
    }

    /// A name as it is, and with its accents composed and decomposed.
    private static func spellings(of name: String) -> [[UInt8]] {
        [name, name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping].map { small(Array($0.utf8)) }.uniqued { $0 }
    }

    /// The bytes with ASCII letters in lower case.
    private static func small(_ bytes: [UInt8]) -> [UInt8] { bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 } }

    private mutating func read(_ path: String) throws(Failure) {
        guard let text = Self.text(try InputFile.bytes(of: path)) else { return }
        // Documentation comments in code also name the pictures of a catalogue.
        let (catalog, isCode) = (DocumentationFolder.catalog(of: path).map { FilePlace($0) }, path.hasSuffix(".swift"))
        for reading in EscapedText.readings(text).map(Self.small) {
            search.forEach(in: reading) { index, end in
                let name = names[index]
                guard !used.contains(name.picture) else { return }
                if let own = name.catalog {
                    guard isCode || own == catalog, Self.isWord(end - name.bytes.count..<end, in: reading) else { return }
                }
                used.insert(name.picture)
            }
        }
    }

    /// The text of a file, in UTF-8 or another encoding that contains ASCII; `nil` for binary data, which contain zeros (Git's
    /// rule).
    private static func text(_ bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]), let text = String(data: Data(bytes), encoding: .utf16) {
            return Array(text.utf8)
        }
        return bytes.prefix(8_000).contains(0) ? nil : bytes
    }

    /// True for a whole word that is not part of another file's name: `photos` in `photos.svg`, but not in `photos.layout.yaml`.
    private static func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        func isLetter(_ byte: UInt8?) -> Bool {
            byte.map { $0 >= 0x80 || Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber || "-_".utf8.contains($0) } ?? false
        }
        let rest = text[range.upperBound...]
        let isOtherFile = rest.first == UInt8(ascii: ".") && isLetter(rest.dropFirst().first)
            && ![".svg", ".png"].contains { rest.starts(with: $0.utf8) }
        return !isLetter(text[..<range.lowerBound].last) && !isLetter(rest.first) && !isOtherFile
    }
}
