/// Numbers that suit names.
extension PlainValues {
    static func has(_ words: [String], _ name: String) -> Bool {
        words.contains { name.contains($0) }
    }

    static func isFraction(named name: String) -> Bool {
        has(["fraction", "ratio", "multiplier", "scale", "percent", "alpha"], name.lowercased())
    }

    /// A spacing, or the length of a side; `nil` for other names.
    static func length(named name: String) -> String? {
        let name = name.lowercased()
        if has(["inset", "spacing", "padding", "margin", "gap", "radius", "offset"], name) { return "8" }
        return has(["width", "height", "size", "length", "dimension", "side"], name) ? "100" : nil
    }

    static func count(named name: String) -> String? {
        let name = name.lowercased()
        return has(["column", "count", "per", "number"], name) || name.hasSuffix("items") || name.hasSuffix("rows") ? "2" : nil
    }

    /// True for the name of a width that the screen decides.
    static func isOfContainer(_ name: String) -> Bool { containers.contains(where: name.lowercased().hasPrefix) }

    /// The beginnings of names of widths that the screen decides: `layoutWidth`.
    private static let containers = ["layout", "container", "content", "screen", "view", "collectionview", "available", "bounds"]
}
