import CompositionalLayout
import Goldens
import HostFiles
import LayoutComparison
package import LayoutDiagram
import MessageText
import TextMeasurement

/// Prints the notes of a subject, each kind once, however often it is solved and drawn.
package final class NotePrinter: Sendable {
    /// True to fail on uncertainties.
    private let isStrict: Bool
    /// True to print nothing.
    private let isQuiet: Bool
    private let told = Locked<Set<String>>([])

    package init(isStrict: Bool = false, isQuiet: Bool = false) {
        (self.isStrict, self.isQuiet) = (isStrict, isQuiet)
    }

    /// Prints the notes of each kind that was not printed before, mistakes first.
    package func tell(_ notes: some Sequence<LayoutNote>, of name: String) {
        guard !isQuiet else { return }
        for note in notes.told where told.withLock({ $0.insert(note.key).inserted }) { Console.note(note.line(of: name)) }
    }

    /// - Throws: a failure with the lines, if there are any and the subject is strict.
    func refuse(_ lines: [String]) throws(Failure) {
        guard isStrict, !lines.isEmpty else { return }
        throw Failure(.badInput, lines: lines.map(TerminalText.line).joined(separator: "\n"))
    }

    func refuse(_ doubts: [TextDoubt], _ sizes: [UndecidedSize], of name: String) throws(Failure) {
        try refuse((TextDoubt.lines(doubts) + sizes.map(\.description)).map { "\(name): error: \($0)" })
    }
}

extension Subject {
    /// Prints notes of the subject's layouts and pictures.
    package func tell(_ notes: some Sequence<LayoutNote>) { self.notes.tell(notes, of: name) }
}

extension DrawableLayout {
    /// A copy with all notes about the layout, which every verb prints.
    ///
    /// - Parameter assumed: assumptions about its content, a line each.
    func noted(_ doubts: [TextDoubt], assumed: [String] = []) -> DrawableLayout {
        var subject = self
        subject.notes = LayoutOddities(layout, isHidden: isHidden).notes
        subject.notes += assumed.map { LayoutNote(.assumed, $0, subkind: $0) }
        subject.notes += layout.undecidedSizes.map { LayoutNote(.undecided, "\($0)", subkind: $0.first.kind ?? "cells") }
        for kind in [LayoutNote.Kind.uncertainLines, .estimatedWidths] {
            subject.notes += TextDoubt.lines(doubts.filter { $0.isAboutLines == (kind == .uncertainLines) }).map { LayoutNote(kind, $0) }
        }
        return subject
    }
}
