import Foundation

/// HarfBuzz for shaping and FriBidi for bidirectional ordering.
struct FontLibraries: Sendable {
    let shaping: HarfBuzz
    let ordering: FriBidi

    private static let loaded = Result { () throws(FontError) in
        FontLibraries(shaping: try HarfBuzz(), ordering: try FriBidi())
    }

    static func load() throws(FontError) -> FontLibraries { try loaded.get() }
}

/// Functions of FriBidi, as declared in its header `fribidi-bidi.h`.
struct FriBidi: @unchecked Sendable {
    typealias Text = UnsafePointer<UInt32>
    typealias Numbers = UnsafeMutablePointer<UInt32>
    typealias Levels = UnsafeMutablePointer<Int8>

    let getBidiTypes: @convention(c) (Text, Int32, Numbers) -> Void
    let getBracketTypes: @convention(c) (Text, Int32, Text, Numbers) -> Void
    let getEmbeddingLevels: @convention(c) (Text, Text, Int32, Numbers, Levels) -> Int8
    let reorderLine: @convention(c) (UInt32, Text, Int32, Int32, UInt32, Levels, Numbers?, UnsafeMutablePointer<Int32>) -> Int8

    init() throws(FontError) {
        let library = try DynamicLibrary("FriBidi", file: "libfribidi", version: 0, debian: "libfribidi0", brew: "fribidi")
        getBidiTypes = try library.function("fribidi_get_bidi_types")
        getBracketTypes = try library.function("fribidi_get_bracket_types")
        getEmbeddingLevels = try library.function("fribidi_get_par_embedding_levels_ex")
        reorderLine = try library.function("fribidi_reorder_line")
    }
}
