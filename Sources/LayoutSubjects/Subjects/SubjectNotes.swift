import CompositionalLayout
import HostSystem
import LayoutComparison
import TextMeasurement

/// Notes about a subject, each printed once, however often its layout is solved.
final class SubjectNotes: Sendable {
    /// True to fail on uncertainties.
    private let isStrict: Bool
    private let told = Locked<Set<String>>([])

    init(isStrict: Bool) {
        self.isStrict = isStrict
    }

    /// Prints a note, unless it has been printed, or another of its kind.
    func tell(_ note: String, kind: String? = nil) {
        if told.withLock({ $0.insert(kind ?? note).inserted }) { Console.note(note) }
    }

    /// - Throws: the lines, if uncertainties are failures; otherwise they have been told.
    func refuse(_ omissions: [String]) throws(Failure) {
        guard isStrict, !omissions.isEmpty else { return }
        throw Failure(.badInput, lines: omissions.map { TerminalText.line("error: \($0)") }.joined(separator: "\n"))
    }

    /// One line per kind of uncertainty about texts, and per kind of element whose size nothing decides, for the first look that
    /// has it.
    func report(_ doubts: [TextDoubt], _ sizes: [UndecidedSize], of name: String) throws(Failure) {
        let all = TextDoubt.lines(doubts) + sizes.map(\.description)
        if isStrict, !all.isEmpty {
            throw Failure(.badInput, lines: all.map { TerminalText.line("\(name): error: \($0)") }.joined(separator: "\n"))
        }
        for size in sizes { tell(TerminalText.line("\(name): note: \(size)"), kind: "size of \(size.first.kind ?? "cells")") }
        for isAboutLines in [true, false] {
            let lines = TextDoubt.lines(doubts.filter { $0.isAboutLines == isAboutLines })
            for line in lines { tell("\(name): note: \(line)", kind: isAboutLines ? "lines" : "widths") }
        }
    }
}
