import CompositionalLayout
import Goldens
import HostFiles
import LayoutComparison
package import LayoutDiagram
import MessageText
import TextMeasurement

/// The assumptions printed for the subjects of one selection, each with its first subject.
package final class ToldAssumptions: Sendable {
    private let firsts = Locked([String: String]())

    package init() {}

    /// Records assumptions of a subject.
    ///
    /// - Returns: the assumptions printed for earlier subjects, by subject; a subject that shares only one is left out.
    fileprivate func note(_ texts: [String], of name: String) -> [(first: String, texts: [String])] {
        let owners = firsts.withLock { firsts in
            texts.map { text in
                defer { firsts[text] = firsts[text] ?? name }
                return firsts[text] ?? name
            }
        }
        return OrderedGroups(zip(owners, texts)) { $0.0 }.all
            .filter { $0.key != name && $0.values.count > 1 }.map { ($0.key, $0.values.map(\.1)) }
    }
}

/// Prints the notes of a subject, each kind once for all of its pictures.
package final class NotePrinter: Sendable {
    /// True to fail on uncertainties.
    private let isStrict: Bool
    /// True to print nothing.
    private let isQuiet: Bool
    private let told = Locked<Set<String>>([])
    private let assumptions: ToldAssumptions

    /// - Parameter assumptions: the assumptions printed for other subjects; related subjects often share them.
    package init(isStrict: Bool = false, isQuiet: Bool = false, after assumptions: ToldAssumptions = ToldAssumptions()) {
        (self.isStrict, self.isQuiet, self.assumptions) = (isStrict, isQuiet, assumptions)
    }

    /// Prints the notes of each kind that was not printed before, mistakes first. If an earlier subject had several of the assumptions, one
    /// line with its name replaces them.
    package func tell(_ notes: some Sequence<LayoutNote>, of name: String) {
        guard !isQuiet else { return }
        let new = notes.told.filter { note in told.withLock { $0.insert(note.key).inserted } }
        let known = assumptions.note(new.filter { $0.kind == .assumed }.map(\.text), of: name)
        for note in new where !known.contains(where: { $0.texts.contains(note.text) }) { Console.note(note.line(of: name)) }
        // Names in Swift files are `path:line: declaration`.
        for (first, texts) in known {
            let declaration = first.split(separator: ": ").last ?? ""
            Console.note("\(name): note: based on the same \(texts.count) assumptions as \(declaration)")
        }
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
