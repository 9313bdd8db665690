import Foundation

/// A font of a file, open for shaping. Lengths are in font units unless stated otherwise.
///
/// HarfBuzz's face is immutable once made; mutable state is protected by the lock.
final class FontFace: @unchecked Sendable {
    /// The reference as given.
    let reference: String
    let unitsPerEm: Int
    let glyphCount: Int
    let tables: FontTables
    let names: FontNames
    /// The range of weights of a variable font; `nil` for a fixed weight.
    let weights: ClosedRange<Double>?
    /// The colours of the first palette as `0xBBGGRRAA`.
    let palette: [UInt32]

    private let file: FontBlob
    private let library: HarfBuzz
    private let face: OpaquePointer
    private let lock = NSLock()
    /// HarfBuzz fonts by weight.
    private var instances: [Double: OpaquePointer] = [:]
    /// Cached answers of coverage queries.
    private var coverage: [Unicode.Scalar: Bool] = [:]

    init(_ file: FontBlob, index: Int, _ library: HarfBuzz, reference: String) throws(FontError) {
        self.reference = reference
        self.file = file
        self.library = library
        guard let face = library.faceCreate(file.blob, UInt32(index)) else {
            throw FontError(.format, "the file is not a font", path: reference)
        }
        self.face = face
        unitsPerEm = Int(library.faceGetUnitsPerEm(face))
        glyphCount = Int(library.faceGetGlyphCount(face))
        tables = FontTables(face, library)
        names = FontNames(face, library)
        weights = Self.weights(of: face, library)
        palette = Self.palette(of: face, library)
        guard glyphCount > 0, (16...16_384).contains(unitsPerEm), tables.hasCharacters else {
            throw FontError(.format, "the font has no characters, or is damaged", path: reference)
        }
        try GlyphComposites.check(face, glyphCount: glyphCount, library, reference: reference)
    }

    deinit {
        for instance in instances.values { library.fontDestroy(instance) }
        library.faceDestroy(face)
    }

    private static func weights(of face: OpaquePointer, _ library: HarfBuzz) -> ClosedRange<Double>? {
        var count = UInt32(FontLimits.axes)
        // The `fvar` axis record as HarfBuzz returns it: index, tag, name, flags; minimum, default and maximum; a reserved word.
        let size = 32
        return withUnsafeTemporaryAllocation(byteCount: FontLimits.axes * size, alignment: 8) { bytes in
            guard let axes = bytes.baseAddress else { return nil }
            _ = library.getAxes(face, 0, &count, axes)
            for axis in 0..<Int(count) where UnsafeRawPointer(axes).member(axis, size: size, at: 4) == tag("wght") {
                let least = UnsafeRawPointer(axes).member(axis, size: size, at: 16, as: Float.self)
                let greatest = UnsafeRawPointer(axes).member(axis, size: size, at: 24, as: Float.self)
                return least.isFinite && greatest.isFinite && least < greatest ? Double(least)...Double(greatest) : nil
            }
            return nil
        }
    }

    /// The available weight closest to the requested one, 100 to 900.
    func drawnWeight(for weight: Double) -> Double {
        weights.map { min(max(weight, $0.lowerBound), $0.upperBound) } ?? tables.weight
    }

    /// Runs `body` with the font at a weight, scaled to font units.
    func withInstance<Result>(_ weight: Double, _ body: (OpaquePointer, HarfBuzz) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        let weight = drawnWeight(for: weight)
        if let instance = instances[weight] { return body(instance, library) }
        guard let instance = library.fontCreate(face) else { preconditionFailure("HarfBuzz gives an empty font at worst.") }
        library.fontSetScale(instance, Int32(unitsPerEm), Int32(unitsPerEm))
        if weights != nil {
            // An axis tag and a value.
            let variation = [Self.tag("wght"), Float(weight).bitPattern]
            library.fontSetVariations(instance, variation, 1)
        }
        library.fontMakeImmutable(instance)
        instances[weight] = instance
        return body(instance, library)
    }

    /// The cached answer for a character; `nil` if it was not queried before.
    func knownCoverage(of character: Unicode.Scalar) -> Bool? {
        lock.lock()
        defer { lock.unlock() }
        return coverage[character]
    }

    func remember(_ character: Unicode.Scalar, isCovered: Bool) {
        lock.lock()
        defer { lock.unlock() }
        coverage[character] = isCovered
    }

    /// The glyph of a character in isolation.
    func glyph(for character: Unicode.Scalar) -> UInt32? {
        withInstance(tables.weight) { font, library in
            var glyph: UInt32 = 0
            return library.fontGetNominalGlyph(font, character.value, &glyph) != 0 && glyph != 0 ? glyph : nil
        }
    }

    /// The colour layers of a glyph, back to front; empty for a single-colour glyph.
    func layers(of glyph: UInt32) -> [ColorLayer] {
        guard library.getLayers(face, glyph, 0, nil, nil) > 0 else { return [] }
        var words = [UInt32](repeating: 0, count: 2 * FontLimits.layers)
        var count = UInt32(FontLimits.layers)
        _ = library.getLayers(face, glyph, 0, &count, &words)
        return (0..<Int(count)).map { ColorLayer(glyph: words[2 * $0], color: words[2 * $0 + 1]) }
    }

    struct ColorLayer {
        var glyph: UInt32
        /// Index into the palette.
        var color: UInt32
    }

    private static func palette(of face: OpaquePointer, _ library: HarfBuzz) -> [UInt32] {
        var colors = [UInt32](repeating: 0, count: FontLimits.colors)
        var count = UInt32(colors.count)
        _ = library.getPaletteColors(face, 0, 0, &count, &colors)
        return Array(colors.prefix(Int(count)))
    }

    /// The tag of a table, a script or an axis.
    static func tag(_ name: StaticString) -> UInt32 {
        (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }
}

/// An immutable font file in memory.
final class FontBlob: @unchecked Sendable {
    let blob: OpaquePointer
    private let library: HarfBuzz
    private let bytes: UnsafeMutableRawBufferPointer

    init(_ file: [UInt8], _ library: HarfBuzz) {
        self.library = library
        bytes = .allocate(byteCount: file.count, alignment: 16)
        bytes.copyBytes(from: file)
        // 1 is HB_MEMORY_MODE_READONLY.
        guard let blob = library.blobCreate(bytes.baseAddress, UInt32(file.count), 1, nil, nil) else {
            preconditionFailure("HarfBuzz gives an empty blob at worst.")
        }
        self.blob = blob
    }

    deinit {
        library.blobDestroy(blob)
        bytes.deallocate()
    }

    /// The number of fonts in the file.
    var count: Int { Int(library.faceCount(blob)) }
}
