internal import FontShim
import Foundation

/// A font of a file, open for shaping. All lengths are in font units unless they say otherwise.
final class FontFace: @unchecked Sendable {
    /// As it was given.
    let reference: String
    let unitsPerEm: Int
    let glyphCount: Int
    let tables: FontTables
    let names: FontNames
    /// The least and the greatest weight that it can be drawn in; `nil` if it has one alone.
    let weights: ClosedRange<Double>?
    /// The colours of the first palette, each as blue, green, red and alpha from the highest byte on.
    let palette: [UInt32]

    private let file: FontBlob
    private let library: galley_harfbuzz
    private let face: OpaquePointer
    private let lock = NSLock()
    /// By weight.
    private var instances: [Double: OpaquePointer] = [:]

    init(_ file: FontBlob, index: Int, _ libraries: FontLibraries, reference: String) throws(FontError) {
        self.reference = reference
        self.file = file
        library = libraries.shaping
        guard let face = library.face_create(file.blob, UInt32(index)) else {
            throw FontError(.format, "the file is no font", path: reference)
        }
        self.face = face
        unitsPerEm = Int(library.face_get_upem(face))
        glyphCount = Int(library.face_get_glyph_count(face))
        tables = FontTables(face, library)
        names = FontNames(face, library)
        weights = Self.weights(of: face, library)
        palette = Self.palette(of: face, library)
        guard glyphCount > 0, (16...16_384).contains(unitsPerEm), tables.hasCharacters else {
            throw FontError(.format, "the font has no characters, or is damaged", path: reference)
        }
    }

    deinit {
        for instance in instances.values { library.font_destroy(instance) }
        library.face_destroy(face)
    }

    private static func weights(of face: OpaquePointer, _ library: galley_harfbuzz) -> ClosedRange<Double>? {
        var axes = [galley_axis](repeating: galley_axis(), count: 64)
        var count = UInt32(axes.count)
        _ = library.ot_var_get_axis_infos(face, 0, &count, &axes)
        guard let weight = axes.prefix(Int(count)).first(where: { $0.tag == tag("wght") }),
            weight.min_value.isFinite, weight.max_value.isFinite, weight.min_value < weight.max_value
        else { return nil }
        return Double(weight.min_value)...Double(weight.max_value)
    }

    /// The weight from 100 to 900 in which it is drawn where another one is asked for.
    func drawnWeight(for weight: Double) -> Double {
        weights.map { min(max(weight, $0.lowerBound), $0.upperBound) } ?? tables.weight
    }

    /// Runs `body` with the font at a weight, with one unit per font unit.
    func withInstance<Result>(_ weight: Double, _ body: (OpaquePointer, galley_harfbuzz) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        let weight = drawnWeight(for: weight)
        if let instance = instances[weight] { return body(instance, library) }
        guard let instance = library.font_create(face) else { preconditionFailure("HarfBuzz gives an empty font at worst.") }
        library.font_set_scale(instance, Int32(unitsPerEm), Int32(unitsPerEm))
        if weights != nil {
            var variation = galley_variation(tag: Self.tag("wght"), value: Float(weight))
            library.font_set_variations(instance, &variation, 1)
        }
        library.font_make_immutable(instance)
        instances[weight] = instance
        return body(instance, library)
    }

    /// The glyph of a character by itself.
    func glyph(for character: Unicode.Scalar) -> UInt32? {
        withInstance(tables.weight) { font, library in
            var glyph: UInt32 = 0
            return library.font_get_nominal_glyph(font, character.value, &glyph) != 0 && glyph != 0 ? glyph : nil
        }
    }

    /// The coloured layers of a glyph, from back to front; none for a glyph of one colour.
    func layers(of glyph: UInt32) -> [galley_color_layer] {
        var layers = [galley_color_layer](repeating: galley_color_layer(), count: Self.layerLimit)
        var count = UInt32(layers.count)
        _ = library.ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
        return Array(layers.prefix(Int(count)))
    }

    private static func palette(of face: OpaquePointer, _ library: galley_harfbuzz) -> [UInt32] {
        var colors = [UInt32](repeating: 0, count: colorLimit)
        var count = UInt32(colors.count)
        _ = library.ot_color_palette_get_colors(face, 0, 0, &count, &colors)
        return Array(colors.prefix(Int(count)))
    }

    private static let layerLimit = 256
    private static let colorLimit = 4096

    /// The tag of a table, a script or an axis.
    static func tag(_ name: StaticString) -> UInt32 {
        (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }
}

/// A font file in memory.
final class FontBlob: @unchecked Sendable {
    let blob: OpaquePointer
    private let library: galley_harfbuzz
    private let bytes: UnsafeMutableRawBufferPointer

    init(_ file: [UInt8], _ libraries: FontLibraries) {
        library = libraries.shaping
        bytes = .allocate(byteCount: file.count, alignment: 16)
        bytes.copyBytes(from: file)
        // 1: the bytes are read and never written.
        let text = bytes.assumingMemoryBound(to: CChar.self)
        guard let blob = library.blob_create(text.baseAddress, UInt32(file.count), 1, nil, nil) else {
            preconditionFailure("HarfBuzz gives an empty blob at worst.")
        }
        self.blob = blob
    }

    deinit {
        library.blob_destroy(blob)
        bytes.deallocate()
    }

    /// How many fonts it holds.
    var count: Int { Int(library.face_count(blob)) }
}
