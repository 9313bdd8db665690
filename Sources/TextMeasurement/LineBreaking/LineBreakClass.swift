/// What a character is to the breaking of lines (UAX #14, table 1), after rule LB1.
enum LineBreakClass: String, CaseIterable {
    case afterBlank = "BA"
    case alphabetic = "AL"
    case beforeBlank = "BB"
    case both = "B2"
    case carriageReturn = "CR"
    case closing = "CL"
    case closingParenthesis = "CP"
    case closingWideParenthesis = "CW"
    case combiningMark = "CM"
    /// Its words are found by a dictionary, which there is none of: Thai, Lao, Khmer, Burmese.
    case complexContext = "SA"
    case contingent = "CB"
    case emojiBase = "EB"
    case emojiModifier = "EM"
    case exclamation = "EX"
    case glue = "GL"
    case hangulLeadingJamo = "JL"
    case hangulLV = "H2"
    case hangulLVT = "H3"
    case hangulTrailingJamo = "JT"
    case hangulVowelJamo = "JV"
    case hebrewLetter = "HL"
    case hyphen = "HY"
    case ideograph = "ID"
    case infixSeparator = "IS"
    case inseparable = "IN"
    case lineFeed = "LF"
    case mandatoryBreak = "BK"
    case nextLine = "NL"
    case nonStarter = "NS"
    case numeric = "NU"
    case opening = "OP"
    case openingWide = "OW"
    case postfix = "PO"
    case prefix = "PR"
    case quotation = "QU"
    case regionalIndicator = "RI"
    case space = "SP"
    case symbol = "SY"
    case unassignedPictograph = "IP"
    case wordJoiner = "WJ"
    case zeroWidthJoiner = "ZWJ"
    case zeroWidthSpace = "ZW"

    init(_ character: Unicode.Scalar) {
        self = LineBreakRanges.shared[character.value]
    }
}

/// Classes as a set, for rules.
struct LineBreakClasses {
    private var bits: UInt64

    init(_ classes: LineBreakClass...) {
        bits = classes.reduce(0) { $0 | 1 << $1.bit }
    }

    func contains(_ member: LineBreakClass) -> Bool { bits & 1 << member.bit != 0 }

    static let all: Self = {
        var all = Self()
        for member in LineBreakClass.allCases { all.bits |= 1 << member.bit }
        return all
    }()

    static func + (one: Self, other: Self) -> Self {
        var both = one
        both.bits |= other.bits
        return both
    }

    static prefix func ! (classes: Self) -> Self {
        var others = Self.all
        others.bits &= ~classes.bits
        return others
    }
}

extension LineBreakClass {
    fileprivate var bit: UInt64 { Self.bits[self] ?? 0 }

    private static let bits = Dictionary(uniqueKeysWithValues: zip(allCases, (0 as UInt64)...))
}

/// The classes of all characters, by ranges.
private struct LineBreakRanges: Sendable {
    /// Read once, and only if a text is measured.
    static let shared = LineBreakRanges()

    private var starts: [UInt32] = []
    private var classes: [LineBreakClass] = []

    private init() {
        for entry in "\(LineBreakClass.table)".split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let words = entry.split(separator: " ")
            guard words.count == 2, let start = UInt32(words[0], radix: 16), let name = LineBreakClass(rawValue: String(words[1]))
            else { preconditionFailure("the table of line breaking classes has \(entry) for a range") }
            starts.append(start)
            classes.append(name)
        }
    }

    subscript(code: UInt32) -> LineBreakClass {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= code { low = middle } else { high = middle }
        }
        return classes[low]
    }
}
