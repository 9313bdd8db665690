import Foundation
import TextMeasurement

/// A text split into segments by font and direction.
struct MixedText {
    /// Consecutive characters in the same font and direction.
    struct Segment {
        /// The number of a supplementary font; `nil` for the built-in one.
        var font: Int?
        var isRightToLeft: Bool
        /// Range of the text's scalars.
        var range: Range<Int>
        /// Clusters from left to right; only for the built-in font.
        var clusters: [Cluster] = []
    }

    /// The text's code points.
    let scalars: [UInt32]
    /// Segments from left to right.
    let segments: [Segment]

    /// A grapheme cluster.
    private struct Piece {
        var range: Range<Int>
        var character: Character
        /// The cluster as the built-in font draws it; `nil` if the character is invisible.
        var cluster: Cluster?
        var font: Int?
        var isSpace: Bool
    }

    /// - Parameter weight: 100 to 900.
    init(_ text: String, _ fonts: Fonts, weight: Double) {
        var scalars: [UInt32] = []
        var pieces: [Piece] = []
        for character in text.precomposedStringWithCanonicalMapping {
            let isSpace = character.isWhitespace
            let start = scalars.count
            scalars += isSpace ? [0x20] : character.unicodeScalars.map(\.value)
            let cluster = Cluster(character)
            pieces.append(
                Piece(
                    range: start..<scalars.count, character: character, cluster: cluster,
                    font: Self.font(for: character, cluster, fonts, weight: weight), isSpace: isSpace))
        }
        Self.unite(&pieces, scalars, fonts, weight: weight)
        // A space belongs to the previous word.
        let hasSpace = fonts.shaping.font(for: [" "], weight: weight) != nil
        for index in pieces.indices.dropFirst() where pieces[index].isSpace {
            if let font = pieces[index - 1].font, hasSpace { pieces[index].font = font }
        }
        self.scalars = scalars
        segments = Self.segments(of: pieces, scalars)
    }

    /// Gives all characters of a word in one script the same font if a supplementary font draws any of them. If no font has all of
    /// them, their fonts are chosen one by one.
    private static func unite(_ pieces: inout [Piece], _ scalars: [UInt32], _ fonts: Fonts, weight: Double) {
        func script(_ piece: Piece) -> UInt32? {
            scalars[piece.range].lazy.compactMap { fonts.shaping.script(of: $0) }.first
        }
        var start = 0
        while start < pieces.count {
            let own = script(pieces[start])
            let end = pieces[start...].firstIndex { $0.isSpace || script($0) != own } ?? pieces.count
            let word = start..<max(end, start + 1)
            start = word.upperBound
            guard own != nil, Set(pieces[word].map(\.font)) != [nil] else { continue }
            let whole = fonts.shaping.font(for: pieces[word].map(\.character), weight: weight)
            for index in word {
                pieces[index].font = whole ?? pieces[index].font
                    ?? fonts.shaping.font(for: [pieces[index].character], weight: weight)
            }
        }
    }

    private static func font(for character: Character, _ cluster: Cluster?, _ fonts: Fonts, weight: Double) -> Int? {
        guard let cluster else { return nil }
        if fonts.preference == .builtIn, cluster.missing.isEmpty { return nil }
        return fonts.shaping.font(for: [character], weight: weight)
    }

    private static func segments(of pieces: [Piece], _ scalars: [UInt32]) -> [Segment] {
        let levels = BidirectionalText(scalars).levels
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
        return BidirectionalText.order(ofLevels: segments.map(\.level)).map { index in
            var segment = segments[index].segment
            if segment.isRightToLeft { segment.clusters = segment.clusters.reversed().map(BidirectionalText.mirrored) }
            return segment
        }
    }
}
