import CompositionalLayout
import Foundation
package import LayoutDiagram

/// The look and file kind of a golden, which distinguish it from others of its layout.
package struct GoldenLook: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case frames
        case views
        case svg
        case png

        /// True for a text, which is the same in all styles.
        package var isText: Bool { self == .frames || self == .views }
    }

    package var look: Look
    package let kind: Kind

    /// Keeps only properties that the file's name states and its content depends on: a text has no style or part, and only a PNG
    /// has a scale.
    package init(_ look: Look, _ kind: Kind) {
        self.look = (kind.isText ? look.ofLayout : look).named
        if kind != .png { self.look.scale = 1 }
        self.kind = kind
    }

    /// True for a table of all frames.
    var isTable: Bool { kind == .frames && look.content == nil }

    /// The look for solving the layout: with the whole content for a table of all frames, and without pictures of views for any
    /// table.
    package var solvedLook: Look {
        var look = look
        if isTable { look.content = .whole }
        if kind == .frames { look.style.cells = .boxes }
        return look
    }

    /// Describes several goldens in a few words, without default values: `on 4 devices, light and dark, as SVG`.
    ///
    /// If the goldens are not all combinations of their values, gives only their number.
    package static func words(of goldens: [GoldenLook]) -> String {
        guard goldens.count == 1 || areCombinations(goldens) else { return "in \(goldens.count) variants" }
        return Axis.allCases.compactMap { axis in
            var values: [String?] = []
            for golden in goldens where !values.contains(golden[axis]) { values.append(golden[axis]) }
            let told = axis == .appearance ? appearances(of: goldens) : values.compactMap { $0 }
            return words(axis, told, hasUsual: values.contains(nil))
        }.joined(separator: ", ")
    }

    // MARK: Axes

    /// A property in which goldens of a layout differ, in reporting order.
    private enum Axis: CaseIterable {
        case device
        case direction
        case contentSize
        case appearance
        case offset
        /// The style and the part of a picture.
        case drawing
        case kind
    }

    /// The golden's value in words; `nil` for the default.
    private subscript(axis: Axis) -> String? {
        switch axis {
        case .device: look.words(of: .device) ?? look.words(of: .size)
        case .direction: look.direction == .rightToLeft ? look.words(of: .direction) : nil
        case .contentSize: look.words(of: .contentSize)
        case .appearance: look.words(of: .appearance)
        case .offset: look.offset == 0 ? nil : look.words(of: .offset)
        case .drawing: drawing
        case .kind: kind.isText ? kind.rawValue : kind.rawValue.uppercased() + (look.scale == 1 ? "" : " at \(look.scale)x")
        }
    }

    /// Style, content, crop and width in words, such as `in the style blueprint, the whole content`; `nil` if all are the defaults.
    private var drawing: String? {
        let fields = [(Look.Field.style, "in "), (.content, ""), (.crop, "cropped to "), (.width, "in ")]
        let words = fields.filter { look.value(of: $0.0) != nil }.map { $0.1 + look.phrase(of: $0.0) }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The appearances in words, light before dark. A golden without an appearance counts as light if there is a dark one of its
    /// kind. Otherwise it is the same in all appearances, as most tables are, and adds no word.
    private static func appearances(of goldens: [GoldenLook]) -> [String] {
        let values = Set(goldens.compactMap { $0[.appearance] })
        let hasBoth = Dictionary(grouping: goldens) { $0[.kind] }.values.contains { goldens in
            Set(goldens.map { $0[.appearance] }).isSuperset(of: [nil, "dark"])
        }
        return values.union(hasBoth ? ["light"] : []).sorted(by: >)
    }

    private static func words(_ axis: Axis, _ values: [String], hasUsual: Bool) -> String? {
        guard let first = values.first else { return nil }
        let count = values.count + (hasUsual ? 1 : 0)
        switch axis {
        case .device: return "on " + (count > 2 ? "\(count) devices" : values.joined(separator: " and "))
        case .direction: return hasUsual ? "in both directions" : first
        case .contentSize: return count == 1 ? "in the content size \(first)" : "in \(count) content sizes"
        case .appearance: return values.joined(separator: " and ")
        case .offset: return count == 1 ? first : "at \(count) scroll offsets"
        case .drawing: return count == 1 ? first : "drawn in \(count) ways"
        case .kind: return values == [Kind.frames.rawValue] ? nil : "as " + list(values)
        }
    }

    /// `frames`, `frames and SVG`, `frames, SVG and PNG`.
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// True if the goldens are all combinations of their values, each once, so that `on 2 devices, light and dark, as SVG` describes
    /// them. All kinds must have the same values.
    private static func areCombinations(_ goldens: [GoldenLook]) -> Bool {
        guard Set(goldens).count == goldens.count else { return false }
        let kinds = Dictionary(grouping: goldens) { $0[.kind] }.values
        let areWhole = kinds.allSatisfy { goldens in
            Axis.allCases.reduce(1) { count, axis in count * Set(goldens.map { $0[axis] }).count } == goldens.count
        }
        return areWhole && Axis.allCases.allSatisfy { axis in
            let values = kinds.map { Set($0.map { $0[axis] }) }
            // Tables that are equal in all appearances state none.
            let compared = axis == .appearance ? values.filter { !$0.contains(nil) } : values
            return axis == .kind || Set(compared).count <= 1
        }
    }
}
