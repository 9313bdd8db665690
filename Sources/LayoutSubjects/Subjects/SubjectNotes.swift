import HostSystem
import TextMeasurement

/// Notes about a subject, each printed once, however often its layout is solved.
final class SubjectNotes: Sendable {
    /// True to fail on uncertainties about texts.
    private let isStrict: Bool
    private let told = Locked<Set<String>>([])

    init(isStrict: Bool) {
        self.isStrict = isStrict
    }

    /// Prints a note, unless it has been printed, or another of its kind.
    func tell(_ note: String, kind: String? = nil) {
        if told.withLock({ $0.insert(kind ?? note).inserted }) { Console.note(note) }
    }

    /// One line per kind of uncertainty, for the first look that has it.
    func report(_ doubts: [TextDoubt], of name: String) throws(Failure) {
        if isStrict, !doubts.isEmpty {
            let lines = TextDoubt.lines(doubts).map { TerminalText.line("\(name): error: \($0)") }
            throw Failure(.badInput, lines: lines.joined(separator: "\n"))
        }
        for isAboutLines in [true, false] {
            let lines = TextDoubt.lines(doubts.filter { $0.isAboutLines == isAboutLines })
            for line in lines { tell("\(name): note: \(line)", kind: isAboutLines ? "lines" : "widths") }
        }
    }
}
