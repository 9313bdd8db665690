internal import FontShim

/// HarfBuzz, which shapes texts, and FriBidi, which orders them: loaded when the first font is opened.
struct FontLibraries: @unchecked Sendable {
    let shaping: galley_harfbuzz
    let ordering: galley_fribidi

    static func load() throws(FontError) -> FontLibraries {
        guard let shaping = galley_load_harfbuzz() else { throw .missing("HarfBuzz", debian: "libharfbuzz0b", brew: "harfbuzz") }
        guard let ordering = galley_load_fribidi() else { throw .missing("FriBidi", debian: "libfribidi0", brew: "fribidi") }
        return FontLibraries(shaping: shaping.pointee, ordering: ordering.pointee)
    }
}

extension FontError {
    fileprivate static func missing(_ name: String, debian: String, brew: String) -> FontError {
        #if os(macOS)
        let install = "brew install \(brew)"
        #else
        let install = "apt-get install \(debian)"
        #endif
        let reason = galley_fonts_problem().map { " (\(String(cString: $0)))" } ?? ""
        return FontError(library: "fonts of files need \(name): \(install)\(reason)")
    }
}
