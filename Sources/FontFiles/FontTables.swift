/// Properties read from a font's tables.
struct FontTables: Sendable {
    /// Weight from 100 to 900.
    private(set) var weight = 400.0
    private(set) var isItalic = false
    /// `fsType` of the OS/2 table: embedding permissions.
    private(set) var embedding: UInt16 = 0
    /// In font units; negative for the descender.
    private(set) var ascender = 0.0
    private(set) var descender = 0.0
    private(set) var lineGap = 0.0
    /// In font units; 0 if unspecified.
    private(set) var capHeight = 0.0
    private(set) var xHeight = 0.0
    private(set) var hasCharacters = false
    /// True if the font has outlines, not only bitmaps.
    private(set) var hasOutlines = false
    /// True if the font has unsupported glyph pictures: bitmaps, gradients, SVG.
    private(set) var hasOtherPictures = false

    init(_ face: OpaquePointer, _ library: HarfBuzz) {
        func table(_ tag: StaticString) -> TableView { TableView(face, FontFace.tag(tag), library) }
        readOS2(table("OS/2"))
        let head = table("hhea")
        ascender = Double(head.signed(at: 4) ?? 0)
        descender = Double(head.signed(at: 6) ?? 0)
        lineGap = Double(head.signed(at: 8) ?? 0)
        func has(_ tag: StaticString) -> Bool { table(tag).length > 0 }
        hasCharacters = has("cmap")
        hasOutlines = ["glyf", "CFF ", "CFF2"].contains(where: has)
        hasOtherPictures = ["CBDT", "sbix", "SVG "].contains(where: has) || (table("COLR").unsigned(at: 0) ?? 0) > 0
    }

    private mutating func readOS2(_ table: TableView) {
        if let weight = table.unsigned(at: 4), (1...1000).contains(weight) { self.weight = Double(weight) }
        embedding = table.unsigned(at: 8) ?? 0
        isItalic = (table.unsigned(at: 62) ?? 0) & 1 != 0
        guard let version = table.unsigned(at: 0), version >= 2 else { return }
        xHeight = Double(table.signed(at: 86) ?? 0)
        capHeight = Double(table.signed(at: 88) ?? 0)
    }
}

/// A table of a font, read in place; empty if the font lacks it.
final class TableView {
    private let blob: OpaquePointer?
    private let bytes: UnsafeRawBufferPointer
    private let library: HarfBuzz

    init(_ face: OpaquePointer, _ tag: UInt32, _ library: HarfBuzz) {
        self.library = library
        blob = library.faceReferenceTable(face, tag)
        var length: UInt32 = 0
        let data = blob.flatMap { library.blobGetData($0, &length) }
        bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    }

    deinit {
        if let blob { library.blobDestroy(blob) }
    }

    /// In bytes.
    var length: Int { bytes.count }

    /// A big-endian number; `nil` beyond the end.
    func unsigned(at offset: Int) -> UInt16? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    func signed(at offset: Int) -> Int16? { unsigned(at: offset).map { Int16(bitPattern: $0) } }
}

/// The family name, preferably the typographic one, and the PostScript name of a font; a missing name is empty.
struct FontNames: Sendable {
    var family: String
    var postScript: String

    /// The names of a font in a file.
    init?(_ file: FontBlob, index: Int, _ library: HarfBuzz) {
        guard let face = library.faceCreate(file.blob, UInt32(index)) else { return nil }
        defer { library.faceDestroy(face) }
        self.init(face, library)
    }

    init(_ face: OpaquePointer, _ library: HarfBuzz) {
        func name(_ number: UInt32) -> String {
            var text = [CChar](repeating: 0, count: 256)
            var size = UInt32(text.count)
            _ = library.getName(face, number, nil, &size, &text)
            return String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        let typographic = name(16)
        family = typographic.isEmpty ? name(1) : typographic
        postScript = name(6)
    }
}
