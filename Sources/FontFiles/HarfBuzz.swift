/// Functions of HarfBuzz, version 4 or later, as declared in its headers. Its ABI is stable; `ShapingTests` compare the results
/// with HarfBuzz's own tools.
struct HarfBuzz: @unchecked Sendable {
    typealias Object = OpaquePointer
    typealias Count = UnsafeMutablePointer<UInt32>
    typealias Destroy = @convention(c) (Object) -> Void

    let blobCreate: @convention(c) (
        UnsafeRawPointer?, UInt32, Int32, UnsafeMutableRawPointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) -> Object?
    let blobDestroy: Destroy
    let blobGetData: @convention(c) (Object, Count) -> UnsafeRawPointer?

    let faceCount: @convention(c) (Object) -> UInt32
    let faceCreate: @convention(c) (Object, UInt32) -> Object?
    let faceDestroy: Destroy
    let faceGetUnitsPerEm: @convention(c) (Object) -> UInt32
    let faceGetGlyphCount: @convention(c) (Object) -> UInt32
    let faceReferenceTable: @convention(c) (Object, UInt32) -> Object?

    let fontCreate: @convention(c) (Object) -> Object?
    let fontDestroy: Destroy
    let fontMakeImmutable: @convention(c) (Object) -> Void
    let fontSetScale: @convention(c) (Object, Int32, Int32) -> Void
    /// Takes pairs of an axis tag and a `float`.
    let fontSetVariations: @convention(c) (Object, UnsafeRawPointer, UInt32) -> Void
    let fontGetNominalGlyph: @convention(c) (Object, UInt32, Count) -> Int32
    let fontDrawGlyph: @convention(c) (Object, UInt32, Object, UnsafeMutableRawPointer?) -> Void

    let bufferCreate: @convention(c) () -> Object?
    let bufferDestroy: Destroy
    let bufferAddCodepoints: @convention(c) (Object, UnsafePointer<UInt32>, Int32, UInt32, Int32) -> Void
    let bufferSetDirection: @convention(c) (Object, Int32) -> Void
    let bufferSetScript: @convention(c) (Object, UInt32) -> Void
    let bufferSetFlags: @convention(c) (Object, Int32) -> Void
    let bufferGetGlyphInfos: @convention(c) (Object, Count) -> UnsafeRawPointer?
    let bufferGetGlyphPositions: @convention(c) (Object, Count) -> UnsafeRawPointer?
    let shape: @convention(c) (Object, Object, UnsafeRawPointer?, UInt32, UnsafePointer<UnsafePointer<CChar>?>) -> Int32
    /// Only the OpenType shaper: the other shapers and their order differ between machines.
    let shapers: UnsafePointer<UnsafePointer<CChar>?>

    let getAxes: @convention(c) (Object, UInt32, Count, UnsafeMutableRawPointer) -> UInt32
    let getName: @convention(c) (Object, UInt32, Object?, Count, UnsafeMutablePointer<CChar>) -> UInt32
    let getLayers: @convention(c) (Object, UInt32, UInt32, Count?, UnsafeMutableRawPointer?) -> UInt32
    let getPaletteColors: @convention(c) (Object, UInt32, UInt32, Count, UnsafeMutablePointer<UInt32>) -> UInt32

    let unicodeFunctions: @convention(c) () -> Object?
    let getScript: @convention(c) (Object?, UInt32) -> UInt32

    /// Callbacks that draw a glyph's outlines into an `OutlineCollector`.
    let outlineFunctions: Object

    private static let loaded = Result { () throws(FontError) in try HarfBuzz() }

    static func load() throws(FontError) -> HarfBuzz { try loaded.get() }

    private init() throws(FontError) {
        let library = try DynamicLibrary("HarfBuzz", file: "libharfbuzz", version: 0, debian: "libharfbuzz0b", brew: "harfbuzz")
        blobCreate = try library.function("hb_blob_create")
        blobDestroy = try library.function("hb_blob_destroy")
        blobGetData = try library.function("hb_blob_get_data")
        faceCount = try library.function("hb_face_count")
        faceCreate = try library.function("hb_face_create")
        faceDestroy = try library.function("hb_face_destroy")
        faceGetUnitsPerEm = try library.function("hb_face_get_upem")
        faceGetGlyphCount = try library.function("hb_face_get_glyph_count")
        faceReferenceTable = try library.function("hb_face_reference_table")
        fontCreate = try library.function("hb_font_create")
        fontDestroy = try library.function("hb_font_destroy")
        fontMakeImmutable = try library.function("hb_font_make_immutable")
        fontSetScale = try library.function("hb_font_set_scale")
        fontSetVariations = try library.function("hb_font_set_variations")
        fontGetNominalGlyph = try library.function("hb_font_get_nominal_glyph")
        fontDrawGlyph = try library.function("hb_font_draw_glyph", or: "hb_font_get_glyph_shape")
        bufferCreate = try library.function("hb_buffer_create")
        bufferDestroy = try library.function("hb_buffer_destroy")
        bufferAddCodepoints = try library.function("hb_buffer_add_codepoints")
        bufferSetDirection = try library.function("hb_buffer_set_direction")
        bufferSetScript = try library.function("hb_buffer_set_script")
        bufferSetFlags = try library.function("hb_buffer_set_flags")
        bufferGetGlyphInfos = try library.function("hb_buffer_get_glyph_infos")
        bufferGetGlyphPositions = try library.function("hb_buffer_get_glyph_positions")
        shape = try library.function("hb_shape_full")
        shapers = Self.list("ot")
        getAxes = try library.function("hb_ot_var_get_axis_infos")
        getName = try library.function("hb_ot_name_get_utf8")
        getLayers = try library.function("hb_ot_color_glyph_get_layers")
        getPaletteColors = try library.function("hb_ot_color_palette_get_colors")
        unicodeFunctions = try library.function("hb_unicode_funcs_get_default")
        getScript = try library.function("hb_unicode_script")
        outlineFunctions = try OutlineCollector.functions(library)
    }

    /// A list of one string that lives as long as the process.
    private static func list(_ word: StaticString) -> UnsafePointer<UnsafePointer<CChar>?> {
        let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
        let text = UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self)
        list.initialize(repeating: nil, count: 2)
        list.pointee = text
        return UnsafePointer(list)
    }
}

extension UnsafeRawPointer {
    /// Reads a member from an array of C structures.
    ///
    /// - Parameters:
    ///   - size: the size of a structure in bytes.
    ///   - offset: the member's offset in bytes.
    func member<Value: BitwiseCopyable>(_ index: Int, size: Int, at offset: Int, as type: Value.Type = Value.self) -> Value {
        load(fromByteOffset: index * size + offset, as: type)
    }
}
