import Foundation

/// A text of which given fonts draw a part: which font draws which of its characters, and where the parts stand.
struct MixedText {
    /// Consecutive characters that one font draws in one direction.
    struct Segment {
        /// A given font's number; `nil` for the built-in one.
        var font: Int?
        var isRightToLeft: Bool
        /// Of the text's scalars.
        var range: Range<Int>
        /// From left to right; for the built-in font alone.
        var clusters: [Cluster] = []
    }

    let scalars: [Unicode.Scalar]
    /// From left to right.
    let segments: [Segment]

    /// A grapheme cluster.
    private struct Piece {
        var range: Range<Int>
        /// What the built-in font draws; `nil` for nothing.
        var cluster: Cluster?
        var font: Int?
        var isSpace: Bool
    }

    /// - Parameter weight: from 100 to 900.
    init(_ text: String, _ fonts: Fonts, weight: Double) {
        var scalars: [Unicode.Scalar] = []
        var pieces: [Piece] = []
        for character in text.precomposedStringWithCanonicalMapping {
            let isSpace = character.isWhitespace
            let start = scalars.count
            scalars += isSpace ? [" "] : Array(character.unicodeScalars)
            let cluster = Cluster(character)
            pieces.append(
                Piece(
                    range: start..<scalars.count, cluster: cluster,
                    font: Self.font(for: character, cluster, fonts, weight: weight), isSpace: isSpace))
        }
        Self.unite(&pieces, scalars, fonts, weight: weight)
        // A space belongs to the word before it.
        for index in pieces.indices.dropFirst() where pieces[index].isSpace {
            if let font = pieces[index - 1].font, fonts.shaping.font(for: " ", weight: weight) != nil { pieces[index].font = font }
        }
        self.scalars = scalars
        segments = Self.segments(of: pieces, levels: fonts.shaping.levels(of: scalars))
    }

    /// Where a given font draws a character of a word, it draws all that it has of the word's script.
    private static func unite(_ pieces: inout [Piece], _ scalars: [Unicode.Scalar], _ fonts: Fonts, weight: Double) {
        func script(_ piece: Piece) -> UInt32? {
            scalars[piece.range].lazy.compactMap { fonts.shaping.script(of: $0) }.first
        }
        var start = 0
        while start < pieces.count {
            let own = script(pieces[start])
            let end = pieces[start...].firstIndex { $0.isSpace || script($0) != own } ?? pieces.count
            let word = start..<max(end, start + 1)
            start = word.upperBound
            guard own != nil, pieces[word].contains(where: { $0.font != nil }) else { continue }
            for index in word where pieces[index].font == nil {
                let character = Character(String(String.UnicodeScalarView(scalars[pieces[index].range])))
                pieces[index].font = fonts.shaping.font(for: character, weight: weight)
            }
        }
    }

    private static func font(for character: Character, _ cluster: Cluster?, _ fonts: Fonts, weight: Double) -> Int? {
        guard let cluster else { return nil }
        if fonts.preference == .builtIn, cluster.missing.isEmpty { return nil }
        return fonts.shaping.font(for: character, weight: weight)
    }

    private static func segments(of pieces: [Piece], levels: [UInt8]) -> [Segment] {
        var segments: [(segment: Segment, level: UInt8)] = []
        for piece in pieces {
            let level = levels[piece.range.lowerBound]
            if let last = segments.last, last.level == level, last.segment.font == piece.font {
                segments[segments.count - 1].segment.range = last.segment.range.lowerBound..<piece.range.upperBound
            } else {
                segments.append((Segment(font: piece.font, isRightToLeft: level % 2 == 1, range: piece.range), level))
            }
            if piece.font == nil, let cluster = piece.cluster {
                segments[segments.count - 1].segment.clusters.append(cluster)
            }
        }
        return VisualOrder.order(ofLevels: segments.map { Int($0.level) }).map { index in
            var segment = segments[index].segment
            if segment.isRightToLeft { segment.clusters = segment.clusters.reversed().map(VisualOrder.mirrored) }
            return segment
        }
    }
}
