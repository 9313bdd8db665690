/// Font files in order of precedence.
final class FontFiles: Sendable {
    let faces: [FontFace]
    let library: HarfBuzz
    package let identifier: String
    package let files: [String]
    package var names: [String] { faces.map(\.names.postScript) }

    /// - Parameters:
    ///   - folder: the base of relative paths; empty for the working folder.
    ///   - allowsRestricted: allows fonts whose licence forbids embedding.
    init(_ names: [String], in folder: String = "", allowsRestricted: Bool) throws(FontError) {
        library = try HarfBuzz.load()
        guard names.count <= FontLimits.fonts else {
            throw FontError(.format, "\(names.count) fonts are more than the limit, \(FontLimits.fonts)", path: nil)
        }
        let references = names.map { FontReference($0, in: folder) }
        var faces: [FontFace] = []
        for reference in references {
            let face = try OpenFonts.shared.face(reference, library)
            if !allowsRestricted, let reason = face.tables.restriction {
                throw FontError(.licence, "the font \(reason)", path: reference.text)
            }
            faces.append(face)
        }
        self.faces = faces
        files = references.map(\.absolute)
        identifier = references.map { $0.stamp ?? $0.path }.joined(separator: "\n")
    }

    /// The first font of a file in memory, regardless of its licence.
    init(bytes: [UInt8]) throws(FontError) {
        library = try HarfBuzz.load()
        let face = try Self.open(bytes, FontReference("font"), library)
        (faces, files, identifier) = ([face], [], "\(ObjectIdentifier(face))")
    }

    static func open(_ reference: FontReference, _ library: HarfBuzz) throws(FontError) -> FontFace {
        try open(reference.bytes(), reference, library)
    }

    private static func open(
        _ bytes: [UInt8], _ reference: FontReference, _ library: HarfBuzz
    ) throws(FontError) -> FontFace {
        if let format = compressedFormat(of: bytes) {
            throw FontError(
                .format, "a \(format) file is compressed for the web: give the font as .ttf, .otf or .ttc",
                path: reference.text)
        }
        let file = FontBlob(bytes, library)
        guard file.count > 0 else { throw FontError(.format, "the file is not a font", path: reference.text) }
        guard let member = reference.member else {
            return try FontFace(file, index: 0, library, reference: reference.text)
        }
        if member.allSatisfy(\.isASCII), !member.hasPrefix("+"), let number = Int(member) {
            guard (1...file.count).contains(number) else {
                throw FontError(
                    .format, "the file has \(file.count) font\(file.count == 1 ? "" : "s"), so no #\(member)",
                    path: reference.text)
            }
            return try FontFace(file, index: number - 1, library, reference: reference.text)
        }
        return try named(member, in: file, library, reference)
    }

    private static func named(
        _ name: String, in file: FontBlob, _ library: HarfBuzz, _ reference: FontReference
    ) throws(FontError) -> FontFace {
        var names: [String] = []
        for index in 0..<min(file.count, FontLimits.members) {
            // A damaged font in the collection does not affect the others.
            guard let postScript = FontNames(file, index: index, library)?.postScript else { continue }
            if postScript == name { return try FontFace(file, index: index, library, reference: reference.text) }
            names.append(postScript)
        }
        throw FontError(
            .format, "the file has no font \(name): it has \(names.joined(separator: ", "))", path: reference.text)
    }

    private static func compressedFormat(of bytes: [UInt8]) -> String? {
        switch String(decoding: bytes.prefix(4), as: UTF8.self) {
        case "wOFF": "WOFF"
        case "wOF2": "WOFF2"
        default: nil
        }
    }
}
