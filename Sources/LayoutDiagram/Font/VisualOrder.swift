/// The visual order of a line's characters, from left to right.
///
/// It follows the Unicode Bidirectional Algorithm (UAX #9) for a line of Latin, Greek, Cyrillic and Hebrew letters, digits and
/// punctuation. The first letter decides in which direction the line runs. It does not know the controls for embeddings,
/// overrides and isolates, the digits of Arabic, or pairs of brackets (N0): each bracket is placed by its neighbours.
enum VisualOrder {
    /// A bidirectional character type; the rules' numbers are those of UAX #9.
    enum Direction {
        case leftToRight, rightToLeft, number, numberSeparator, commonSeparator, numberTerminator, neutral
    }

    /// - Parameter clusters: in the order in which they are read.
    static func ordered(_ clusters: [Cluster]) -> [Cluster] {
        guard clusters.contains(where: { isRightToLeft($0.base) }) else { return clusters }
        var types = clusters.map { direction(of: $0.base) }
        let first = types.first { $0 == .leftToRight || $0 == .rightToLeft }      // P2, P3
        let base: Direction = first == .rightToLeft ? .rightToLeft : .leftToRight
        resolveNumbers(&types, base)                                              // W4 to W7
        resolveNeutrals(&types, base)                                             // N1, N2
        var levels = types.map { level(of: $0, base) }                            // I1, I2
        resetTrailingSpaces(&levels, clusters, base)                              // L1
        return reordered(clusters, levels)                                        // L2, L4
    }

    private static func resolveNumbers(_ types: inout [Direction], _ base: Direction) {
        for index in types.indices.dropFirst().dropLast()
        where types[index - 1] == .number && types[index + 1] == .number {
            if types[index] == .numberSeparator || types[index] == .commonSeparator { types[index] = .number }
        }
        replaceRuns(of: .numberTerminator, in: &types) { before, after in
            before == .number || after == .number ? .number : .neutral
        }
        var strong = base
        for index in types.indices {
            switch types[index] {
            case .leftToRight, .rightToLeft: strong = types[index]
            case .number: if strong == .leftToRight { types[index] = .leftToRight }
            case .numberSeparator, .commonSeparator, .numberTerminator: types[index] = .neutral
            case .neutral: break
            }
        }
    }

    /// Neutral characters between two of the same direction take it, others the line's. Numbers count as right to left.
    private static func resolveNeutrals(_ types: inout [Direction], _ base: Direction) {
        func side(_ type: Direction?) -> Direction { type.map { $0 == .number ? .rightToLeft : $0 } ?? base }
        replaceRuns(of: .neutral, in: &types) { before, after in side(before) == side(after) ? side(before) : base }
    }

    /// Replaces each run of a type by the result of `type` for its neighbours; `nil` is an end of the line.
    private static func replaceRuns(
        of type: Direction, in types: inout [Direction], by replacement: (Direction?, Direction?) -> Direction
    ) {
        var start = 0
        while let first = types[start...].firstIndex(of: type) {
            let end = types[first...].firstIndex { $0 != type } ?? types.count
            let new = replacement(first > 0 ? types[first - 1] : nil, end < types.count ? types[end] : nil)
            types.replaceSubrange(first..<end, with: repeatElement(new, count: end - first))
            start = end
        }
    }

    private static func level(of type: Direction, _ base: Direction) -> Int {
        switch type {
        case .leftToRight: base == .rightToLeft ? 2 : 0
        case .rightToLeft: 1
        default: 2
        }
    }

    private static func resetTrailingSpaces(_ levels: inout [Int], _ clusters: [Cluster], _ base: Direction) {
        for index in levels.indices.reversed() {
            guard clusters[index].base == " " else { return }
            levels[index] = base == .rightToLeft ? 1 : 0
        }
    }

    private static func reordered(_ clusters: [Cluster], _ levels: [Int]) -> [Cluster] {
        order(ofLevels: levels).map { levels[$0] == 1 ? mirrored(clusters[$0]) : clusters[$0] }
    }

    /// The visual order of characters with these embedding levels: from the highest level to 1, runs of at least that level are
    /// reversed (L2).
    static func order(ofLevels levels: [Int]) -> [Int] {
        var order = Array(levels.indices)
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var start = 0
            while let first = order[start...].indices.first(where: { levels[order[$0]] >= level }) {
                let end = order[first...].indices.first { levels[order[$0]] < level } ?? order.count
                order[first..<end].reverse()
                start = end
            }
        }
        return order
    }
}

// MARK: - Characters

extension VisualOrder {
    /// True for Hebrew and other right-to-left scripts.
    private static func isRightToLeft(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000: true
        default: false
        }
    }

    private static func direction(of character: Unicode.Scalar) -> Direction {
        if isRightToLeft(character) { return .rightToLeft }
        switch character {
        case "0"..."9", "²", "³", "¹": return .number
        case "+", "-", "−": return .numberSeparator
        case ",", ".", "/", ":": return .commonSeparator
        case "#", "$", "%", "¢"..."¥", "°", "±", "฿", "‰"..."‴", "\u{20A0}"..."\u{20CF}": return .numberTerminator
        default: return character.properties.isAlphabetic ? .leftToRight : .neutral
        }
    }

    /// A character as mirrored in right-to-left text (L4).
    static func mirrored(_ cluster: Cluster) -> Cluster {
        guard let twin = mirrorImages[cluster.base] else { return cluster }
        return Cluster(base: twin, marks: cluster.marks)
    }

    private static let mirrorImages: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()
}
