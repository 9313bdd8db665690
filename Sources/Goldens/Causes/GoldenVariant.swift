/// What distinguishes a golden from the others of its layout: the device, the appearance and so on. What it leaves out is as
/// usual.
package struct GoldenVariant: Sendable, Hashable, Codable {
    /// A way in which goldens of one layout vary, in the order in which they are told.
    package enum Axis: String, Sendable, CaseIterable {
        case device
        /// Only `right to left`.
        case direction
        case textSize
        case appearance
        /// How far it is scrolled.
        case offset
        /// The style and the part of a picture: `in the style blueprint`.
        case look
        /// `frames`, `SVG` or `PNG`.
        case format
    }

    private var values: [String: String] = [:]

    /// - Parameter values: what is said of each axis; `nil` for what is usual.
    package init(_ values: KeyValuePairs<Axis, String?>) {
        for (axis, value) in values { self.values[axis.rawValue] = value }
    }

    package subscript(axis: Axis) -> String? { values[axis.rawValue] }

    /// The same layout, in whatever appearance, picture or table.
    var ofLayout: GoldenVariant { without([.appearance, .look, .format]) }

    /// The same layout in the same appearance.
    var ofAppearance: GoldenVariant { without([.look, .format]) }

    /// Whether it is a table of all of the layout's frames.
    var isTable: Bool { self[.format] == Self.frames && self[.look] == nil }

    private func without(_ axes: [Axis]) -> GoldenVariant {
        var variant = self
        for axis in axes { variant.values[axis.rawValue] = nil }
        return variant
    }

    /// The golden as a table of frames.
    package static let frames = "frames"

    /// Several variants in a few words: `on 4 devices, light and dark, as SVG`. Empty for one that is usual in all.
    ///
    /// Variants that are not all combinations of what they are made of are only counted.
    package static func words(of variants: [GoldenVariant]) -> String {
        guard variants.count == 1 || areCombinations(variants) else { return "in \(variants.count) variants" }
        return Axis.allCases.compactMap { axis in
            var values: [String?] = []
            for variant in variants where !values.contains(variant[axis]) { values.append(variant[axis]) }
            let told = axis == .appearance ? appearances(of: variants) : values.compactMap { $0 }
            return words(axis, told, hasUsual: values.contains(nil))
        }.joined(separator: ", ")
    }

    /// Light before dark. Tables that are the same in all appearances name none; a format that has one with a name and one
    /// without, which is that of a light viewer, has both.
    private static func appearances(of variants: [GoldenVariant]) -> [String] {
        let values = Set(variants.compactMap { $0[.appearance] })
        let hasBoth = Dictionary(grouping: variants) { $0[.format] }.values.contains { variants in
            Set(variants.map { $0[.appearance] }).isSuperset(of: [nil, "dark"])
        }
        return values.union(hasBoth ? ["light"] : []).sorted(by: >)
    }

    private static func words(_ axis: Axis, _ values: [String], hasUsual: Bool) -> String? {
        guard let first = values.first else { return nil }
        let count = values.count + (hasUsual ? 1 : 0)
        switch axis {
        case .device: return "on " + (count > 2 ? "\(count) devices" : values.joined(separator: " and "))
        case .direction: return hasUsual ? "in both directions" : first
        case .textSize: return count == 1 ? "in the text size \(first)" : "in \(count) text sizes"
        case .appearance: return values.joined(separator: " and ")
        case .offset: return count == 1 ? "scrolled by \(first)" : "at \(count) scroll offsets"
        case .look: return count == 1 ? first : "drawn in \(count) ways"
        case .format: return values == [frames] ? nil : "as " + list(values)
        }
    }

    /// `frames`, `frames and SVG`, `frames, SVG and PNG`.
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Whether the variants of each format are all combinations of their values, and the formats agree in these.
    private static func areCombinations(_ variants: [GoldenVariant]) -> Bool {
        guard Set(variants).count == variants.count else { return false }
        let formats = Dictionary(grouping: variants) { $0[.format] }.values
        let areWhole = formats.allSatisfy { variants in
            Axis.allCases.reduce(1) { count, axis in count * Set(variants.map { $0[axis] }).count } == variants.count
        }
        return areWhole && Axis.allCases.allSatisfy { axis in
            let values = formats.map { Set($0.map { $0[axis] }) }
            // Tables need not name their appearance.
            let compared = axis == .appearance ? values.filter { !$0.contains(nil) } : values
            return axis == .format || Set(compared).count <= 1
        }
    }
}
