/// An isolating run sequence (BD13): characters with the same level, without the contents of inner isolates. Its methods resolve
/// weak and neutral characters to directions.
struct BidiRun {
    /// The characters' indices in the line.
    private(set) var indices: [Int] = []
    private var types: [BidiClass] = []
    private let level: UInt8
    /// The directions at both ends of the run (sos and eos in UAX #9).
    private var (start, end): (BidiClass, BidiClass)

    /// - Parameter before: the level before the run.
    init(level: UInt8, before: UInt8) {
        self.level = level
        start = Self.direction(max(level, before))
        end = start
    }

    mutating func append(_ index: Int, _ type: BidiClass) {
        indices.append(index)
        types.append(type)
    }

    /// Sets the direction at the end of the run.
    ///
    /// - Parameter after: the level after the run.
    mutating func end(before after: UInt8) { end = Self.direction(max(level, after)) }

    private static func direction(_ level: UInt8) -> BidiClass { level % 2 == 0 ? .leftToRight : .rightToLeft }

    /// The levels that follow from the resolved classes (I1, I2).
    var levels: [UInt8] {
        types.map { type in
            switch type {
            case .leftToRight: level + level % 2
            case .rightToLeft: level + 1 - level % 2
            default: level + 2 - level % 2
            }
        }
    }

    // MARK: Numbers

    mutating func resolveNumbers() {
        joinMarks()
        var strong = start
        for index in types.indices {
            if types[index].isStrong { strong = types[index] }
            if types[index] == .europeanNumber, strong == .arabic { types[index] = .arabicNumber }    // W2
            if types[index] == .arabic { types[index] = .rightToLeft }                                // W3
        }
        joinSeparators()
        replaceRuns(where: { $0 == .terminator }) { before, after in                                  // W5
            before == .europeanNumber || after == .europeanNumber ? .europeanNumber : .neutral
        }
        strong = start
        for index in types.indices {
            if types[index].isStrong { strong = types[index] }
            if types[index] == .europeanNumber, strong == .leftToRight { types[index] = .leftToRight }    // W7
            if types[index] == .europeanSeparator || types[index] == .commonSeparator { types[index] = .neutral }    // W6
        }
    }

    /// Gives a mark the class of the character before it (W1). A mark after a bracket is resolved together with it (N0).
    private mutating func joinMarks() {
        for index in types.indices where types[index] == .mark {
            let before = index > 0 ? types[index - 1] : start
            types[index] = before.isIsolate || before == .popIsolate ? .neutral : before
        }
    }

    /// Makes a single separator between two numbers of the same kind part of one number (W4).
    private mutating func joinSeparators() {
        for index in types.indices.dropFirst().dropLast() where types[index - 1] == types[index + 1] {
            switch (types[index], types[index - 1]) {
            case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber), (.commonSeparator, .arabicNumber):
                types[index] = types[index - 1]
            default: break
            }
        }
    }

    // MARK: Brackets

    /// The maximum number of open brackets (BD16).
    private static let bracketDepth = 63

    /// Gives directions to pairs of brackets that contain letters or numbers (N0): the run's direction if a letter or number in the pair
    /// has it, otherwise the direction of the letter before the pair, or of the run's start.
    mutating func resolveBrackets(_ text: [Unicode.Scalar]) {
        let own = Self.direction(level)
        for pair in bracketPairs(text) {
            let inside = Set(types[pair].compactMap(\.side))
            guard !inside.isEmpty else { continue }
            var side = own
            if !inside.contains(own) { side = types[..<pair.lowerBound].lazy.reversed().compactMap(\.side).first ?? start }
            for bracket in [pair.lowerBound, pair.upperBound] { setBracket(bracket, side, text) }
        }
    }

    private mutating func setBracket(_ bracket: Int, _ side: BidiClass, _ text: [Unicode.Scalar]) {
        types[bracket] = side
        var next = bracket + 1
        while next < types.count, types[next] == .neutral, BidiClass(text[indices[next]]) == .mark {
            types[next] = side
            next += 1
        }
    }

    /// Pairs of brackets, in the order of the opening ones (BD16).
    private func bracketPairs(_ text: [Unicode.Scalar]) -> [ClosedRange<Int>] {
        var open: [(index: Int, closing: Unicode.Scalar)] = []
        var pairs: [ClosedRange<Int>] = []
        for index in types.indices where types[index] == .neutral {
            let character = text[indices[index]]
            if let closing = Self.closings[character] {
                guard open.count < Self.bracketDepth else { break }
                open.append((index, closing))
            } else if let match = open.lastIndex(where: { $0.closing == Self.canonical(character) }) {
                pairs.append(open[match].index...index)
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Maps canonically equivalent closing brackets to the same one: U+232A to U+3009.
    private static func canonical(_ bracket: Unicode.Scalar) -> Unicode.Scalar { bracket == "\u{232A}" ? "\u{3009}" : bracket }

    /// The closing bracket of each opening one (Bidi_Paired_Bracket of Unicode 15).
    private static let closings: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs = Array("""
            ()[]{}\u{F3A}\u{F3B}\u{F3C}\u{F3D}\u{169B}\u{169C}\u{2045}\u{2046}\u{207D}\u{207E}\u{208D}\u{208E}\
            \u{2308}\u{2309}\u{230A}\u{230B}\u{2329}\u{232A}\u{2768}\u{2769}\u{276A}\u{276B}\u{276C}\u{276D}\
            \u{276E}\u{276F}\u{2770}\u{2771}\u{2772}\u{2773}\u{2774}\u{2775}\u{27C5}\u{27C6}\u{27E6}\u{27E7}\
            \u{27E8}\u{27E9}\u{27EA}\u{27EB}\u{27EC}\u{27ED}\u{27EE}\u{27EF}\u{2983}\u{2984}\u{2985}\u{2986}\
            \u{2987}\u{2988}\u{2989}\u{298A}\u{298B}\u{298C}\u{298D}\u{2990}\u{298F}\u{298E}\u{2991}\u{2992}\
            \u{2993}\u{2994}\u{2995}\u{2996}\u{2997}\u{2998}\u{29D8}\u{29D9}\u{29DA}\u{29DB}\u{29FC}\u{29FD}\
            \u{2E22}\u{2E23}\u{2E24}\u{2E25}\u{2E26}\u{2E27}\u{2E28}\u{2E29}\u{2E55}\u{2E56}\u{2E57}\u{2E58}\
            \u{2E59}\u{2E5A}\u{2E5B}\u{2E5C}\u{3008}\u{3009}\u{300A}\u{300B}\u{300C}\u{300D}\u{300E}\u{300F}\
            \u{3010}\u{3011}\u{3014}\u{3015}\u{3016}\u{3017}\u{3018}\u{3019}\u{301A}\u{301B}\u{FE59}\u{FE5A}\
            \u{FE5B}\u{FE5C}\u{FE5D}\u{FE5E}\u{FF08}\u{FF09}\u{FF3B}\u{FF3D}\u{FF5B}\u{FF5D}\u{FF5F}\u{FF60}\
            \u{FF62}\u{FF63}
            """.unicodeScalars)
        let list = stride(from: 0, to: pairs.count, by: 2).map { (pairs[$0], canonical(pairs[$0 + 1])) }
        return Dictionary(uniqueKeysWithValues: list)
    }()

    // MARK: Neutrals

    /// Gives neutral characters the direction that the characters around them share, otherwise the direction of the run (N1, N2).
    mutating func resolveNeutrals() {
        let (start, end, own) = (start, end, Self.direction(level))
        replaceRuns(where: \.isNeutral) { before, after in
            let (one, other) = (before.map { $0.side ?? own } ?? start, after.map { $0.side ?? own } ?? end)
            return one == other ? one : own
        }
    }

    /// Replaces each run of matching classes by the result of `replacement`, which receives the classes before and after it; `nil` at
    /// an end of the sequence.
    private mutating func replaceRuns(
        where isPart: (BidiClass) -> Bool, by replacement: (BidiClass?, BidiClass?) -> BidiClass
    ) {
        var first = 0
        while let begin = types[first...].firstIndex(where: isPart) {
            let limit = types[begin...].firstIndex { !isPart($0) } ?? types.count
            let new = replacement(begin > 0 ? types[begin - 1] : nil, limit < types.count ? types[limit] : nil)
            for index in begin..<limit { types[index] = new }
            first = limit
        }
    }
}
