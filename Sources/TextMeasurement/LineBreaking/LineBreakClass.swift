/// The line breaking class of a character (UAX #14, table 1), after rule LB1.
enum LineBreakClass: UInt64, CaseIterable {
    case afterBlank
    case alphabetic
    case beforeBlank
    case both
    case carriageReturn
    case closing
    case closingParenthesis
    case closingWideParenthesis
    case combiningMark
    /// Thai, Lao, Khmer and Burmese: finding words needs a dictionary, which is not available.
    case complexContext
    case contingent
    case emojiBase
    case emojiModifier
    case exclamation
    case glue
    case hangulLeadingJamo
    case hangulLV
    case hangulLVT
    case hangulTrailingJamo
    case hangulVowelJamo
    case hebrewLetter
    case hyphen
    case ideograph
    case infixSeparator
    case inseparable
    case lineFeed
    case mandatoryBreak
    case nextLine
    case nonStarter
    case numeric
    case opening
    case openingWide
    case postfix
    case prefix
    case quotation
    case regionalIndicator
    case space
    case symbol
    case unassignedPictograph
    case wordJoiner
    case zeroWidthJoiner
    case zeroWidthSpace

    /// The classes' short names, in the same order.
    private static let names = """
        BA AL BB B2 CR CL CP CW CM SA CB EB EM EX GL JL H2 H3 JT JV HL HY
        ID IS IN LF BK NL NS NU OP OW PO PR QU RI SP SY IP WJ ZWJ ZW
        """

    fileprivate static let named = Dictionary(
        uniqueKeysWithValues: zip(names.split(whereSeparator: \.isWhitespace).map(String.init), allCases))

    init(_ character: Unicode.Scalar) {
        self = LineBreakRanges.shared[character.value]
    }
}

/// A set of classes, for use in rules.
struct LineBreakClasses {
    private var bits: UInt64

    init(_ classes: LineBreakClass...) {
        bits = classes.reduce(0) { $0 | 1 << $1.rawValue }
    }

    func contains(_ member: LineBreakClass) -> Bool { bits & 1 << member.rawValue != 0 }

    static let all: Self = {
        var all = Self()
        for member in LineBreakClass.allCases { all.bits |= 1 << member.rawValue }
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

/// The class of each character, by ranges.
private struct LineBreakRanges: Sendable {
    /// Parsed once, and only if a text is measured.
    static let shared = LineBreakRanges()

    private var starts: [UInt32] = []
    private var classes: [LineBreakClass] = []

    private init() {
        for entry in "\(LineBreakClass.table)".split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let words = entry.split(separator: " ")
            guard words.count == 2, let start = UInt32(words[0], radix: 16), let name = LineBreakClass.named[String(words[1])]
            else {
                preconditionFailure("the table of line breaking classes has \(entry) for a range")
            }
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
