/// Finds line break opportunities by the rules of UAX #14, in their order. Numbers are kept together as in its example 7.
///
/// Dictionaries are not used: Thai and similar text breaks only at spaces.
struct LineBreakRules {
    /// A rule for the position between two characters; the first rule that matches decides.
    private struct Rule {
        var before: LineBreakClasses
        var after: LineBreakClasses
        var breaks: Bool

        /// `before × after`
        init(_ before: LineBreakClasses, _ after: LineBreakClasses, breaks: Bool = false) {
            (self.before, self.after, self.breaks) = (before, after, breaks)
        }

        func matches(_ one: LineBreakClass, _ other: LineBreakClass) -> Bool { before.contains(one) && after.contains(other) }
    }

    /// The decisions of several rules for all pairs of classes. Without the table, comparing rules takes a fifth of the time of a list
    /// whose rows wrap.
    private struct Table {
        private static let count = LineBreakClass.allCases.count
        private let decisions: [Bool?]

        init(_ rules: [Rule]) {
            decisions = LineBreakClass.allCases.flatMap { one in
                LineBreakClass.allCases.map { other in rules.first { $0.matches(one, other) }?.breaks }
            }
        }

        /// True for a break between the classes; `nil` if no rule matches.
        subscript(one: LineBreakClass, other: LineBreakClass) -> Bool? { decisions[Int(one.rawValue) * Self.count + Int(other.rawValue)] }
    }

    private typealias Set = LineBreakClasses

    private static let marks = Set(.combiningMark, .zeroWidthJoiner)
    private static let lineEnds = Set(.mandatoryBreak, .carriageReturn, .lineFeed, .nextLine)
    private static let letters = Set(.alphabetic, .hebrewLetter, .complexContext)
    private static let openings = Set(.opening, .openingWide)
    private static let parentheses = Set(.closingParenthesis, .closingWideParenthesis)
    private static let signs = Set(.prefix, .postfix)
    private static let startsOfNumbers = openings + Set(.hyphen)
    private static let partsOfNumbers = Set(.numeric, .symbol, .infixSeparator, .closing) + parentheses
    private static let pictures = Set(.ideograph, .unassignedPictograph, .emojiBase, .emojiModifier)
    private static let syllables = Set(.hangulLeadingJamo, .hangulVowelJamo, .hangulTrailingJamo, .hangulLV, .hangulLVT)

    /// LB4 to LB7, which apply before marks are combined.
    private static let rulesOfEnds = Table([
        Rule(Set(.mandatoryBreak), .all, breaks: true), Rule(Set(.carriageReturn), Set(.lineFeed)),
        Rule(lineEnds, .all, breaks: true), Rule(.all, lineEnds), Rule(.all, Set(.space, .zeroWidthSpace)),
    ])

    /// LB14 to LB17, which look across spaces.
    private static let rulesAcrossSpaces = Table([
        Rule(openings, .all), Rule(Set(.quotation), openings), Rule(Set(.closing) + parentheses, Set(.nonStarter)),
        Rule(Set(.both), Set(.both)),
    ])

    /// LB11 to LB13.
    private static let firstRules = Table([
        Rule(.all, Set(.wordJoiner)), Rule(Set(.wordJoiner), .all), Rule(Set(.glue), .all),
        Rule(!Set(.space, .afterBlank, .hyphen), Set(.glue)),
        Rule(.all, Set(.closing, .exclamation, .infixSeparator, .symbol) + parentheses),
    ])

    /// LB18 to LB31, except LB25 and regional indicators.
    private static let lastRules = Table([
        Rule(Set(.space), .all, breaks: true), Rule(.all, Set(.quotation)), Rule(Set(.quotation), .all),
        Rule(.all, Set(.contingent), breaks: true), Rule(Set(.contingent), .all, breaks: true),
        Rule(.all, Set(.afterBlank, .hyphen, .nonStarter)), Rule(Set(.beforeBlank), .all),
        Rule(Set(.symbol), Set(.hebrewLetter)), Rule(.all, Set(.inseparable)), Rule(letters, Set(.numeric)),
        Rule(Set(.numeric), letters), Rule(Set(.prefix), pictures), Rule(pictures, Set(.postfix)),
        Rule(Set(.prefix, .postfix), letters), Rule(letters, Set(.prefix, .postfix)),
        Rule(Set(.hangulLeadingJamo), Set(.hangulLeadingJamo, .hangulVowelJamo, .hangulLV, .hangulLVT)),
        Rule(Set(.hangulVowelJamo, .hangulLV), Set(.hangulVowelJamo, .hangulTrailingJamo)),
        Rule(Set(.hangulTrailingJamo, .hangulLVT), Set(.hangulTrailingJamo)), Rule(syllables, Set(.postfix)),
        Rule(Set(.prefix), syllables), Rule(letters, letters), Rule(Set(.infixSeparator), letters),
        Rule(letters + Set(.numeric), Set(.opening)), Rule(Set(.closingParenthesis), letters + Set(.numeric)),
        Rule(Set(.emojiBase, .unassignedPictograph), Set(.emojiModifier)),
    ])

    /// The class of each character: its own, and with marks replaced by the class of their base (LB9, LB10).
    let own: [LineBreakClass]
    private let classes: [LineBreakClass]

    init(_ text: [Unicode.Scalar]) {
        own = text.map { LineBreakClass($0) }
        var classes = own
        for index in own.indices where Self.marks.contains(own[index]) {
            let base = index > 0 ? classes[index - 1] : .space
            let stands = !Self.lineEnds.contains(base) && base != .space && base != .zeroWidthSpace
            classes[index] = stands ? base : .alphabetic
        }
        self.classes = classes
    }

    /// For each character, true if a line may break before it.
    var opportunities: [Bool] {
        var context = Context()
        return classes.indices.map { index in
            defer { context.add(classes[index], isMark: isMark(index)) }
            return index > 0 && breaks(before: index, context)
        }
    }

    /// True for a mark that combines with the character before it.
    private func isMark(_ index: Int) -> Bool {
        Self.marks.contains(own[index]) && index > 0 && classes[index] == classes[index - 1] && classes[index] != .space
            && !Self.lineEnds.contains(own[index - 1]) && own[index - 1] != .zeroWidthSpace
    }

    private func breaks(before index: Int, _ context: Context) -> Bool {
        let (one, other) = (classes[index - 1], classes[index])
        if let breaks = Self.rulesOfEnds[one, other] { return breaks }
        if context.beforeSpaces == .zeroWidthSpace { return true }                       // LB8
        if own[index - 1] == .zeroWidthJoiner || isMark(index) { return false }          // LB8a, LB9
        if let breaks = Self.firstRules[one, other] { return breaks }
        if let before = context.beforeSpaces, let breaks = Self.rulesAcrossSpaces[before, other] { return breaks }
        if one != .space, isInNumber(index, context) { return false }
        if context.isAfterHebrewHyphen, other != .contingent { return false }            // LB21a, after LB20
        if one == .regionalIndicator, other == .regionalIndicator { return context.flags.isMultiple(of: 2) }
        return Self.lastRules[one, other] ?? true
    }

    /// True between two characters of a number, which no line break splits:
    /// `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?` (LB25, as in example 7 of section 8.2).
    private func isInNumber(_ index: Int, _ context: Context) -> Bool {
        let (one, other) = (classes[index - 1], classes[index])
        switch context.number {
        case .open where Self.partsOfNumbers.contains(other) || Self.signs.contains(other): return true
        case .closed where Self.signs.contains(other): return true
        default: break
        }
        if other == .numeric { return Self.signs.contains(one) || Self.startsOfNumbers.contains(one) }
        return Self.signs.contains(one) && Self.startsOfNumbers.contains(other) && next(after: index) == .numeric
    }

    /// The class of the next character after a character and its marks.
    private func next(after index: Int) -> LineBreakClass? {
        classes.indices.dropFirst(index + 1).first { !isMark($0) }.map { classes[$0] }
    }
}

/// The state before a position, as far as the rules need it.
private struct Context {
    enum Number {
        case none
        /// Within a number: digits and separators.
        case open
        /// After the closing parenthesis of a number.
        case closed
    }

    /// The last character other than a space.
    private(set) var beforeSpaces: LineBreakClass?
    private(set) var number = Number.none
    /// The number of consecutive regional indicators.
    private(set) var flags = 0
    private(set) var isAfterHebrewHyphen = false
    private var last: LineBreakClass?

    mutating func add(_ next: LineBreakClass, isMark: Bool) {
        guard !isMark else { return }
        switch next {
        case .numeric: number = .open
        case .symbol, .infixSeparator: number = number == .open ? .open : .none
        case .closing, .closingParenthesis, .closingWideParenthesis: number = number == .open ? .closed : .none
        default: number = .none
        }
        isAfterHebrewHyphen = last == .hebrewLetter && (next == .hyphen || next == .afterBlank)
        flags = next == .regionalIndicator ? flags + 1 : 0
        if next != .space { beforeSpaces = next }
        last = next
    }
}
