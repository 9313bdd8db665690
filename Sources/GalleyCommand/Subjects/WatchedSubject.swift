import ArgumentParser
import CompositionalLayout
import HostSystem
import LayoutDiagram
import LayoutDocument
import TextMeasurement

/// A subject that reports uncertainties about its texts, once each.
struct WatchedSubject: Subject {
    private var subject: any Subject
    /// True to fail on uncertainties.
    private let isStrict: Bool
    private let hasSaid = Locked<Set<Bool>>([])

    init(_ subject: any Subject, isStrict: Bool) {
        (self.subject, self.isStrict) = (subject, isStrict)
    }

    var name: String { subject.name }
    var document: Document? { subject.document }
    var goldens: [ExpectedGolden]? { subject.goldens }

    func solved(_ look: Look) throws(Failure) -> (diagram: DiagramSubject, doubts: [TextDoubt]) {
        let (diagram, doubts) = try subject.solved(look)
        let lines = TextDoubt.lines(doubts)
        if isStrict, !lines.isEmpty {
            throw Failure(.badInput, lines: lines.map { TerminalText.line("\(name): error: \($0)") }.joined(separator: "\n"))
        }
        say(doubts)
        return (diagram, doubts)
    }

    /// Reports one line per kind of doubt, for the first view that has it.
    private func say(_ doubts: [TextDoubt]) {
        let new = Set(doubts.map(\.isAboutLines)).filter { kind in hasSaid.withLock { $0.insert(kind).inserted } }
        for line in TextDoubt.lines(doubts.filter { new.contains($0.isAboutLines) }) { Console.note("\(name): note: \(line)") }
    }

    func styled(_ changes: DiagramStyle.Changes) -> WatchedSubject {
        var watched = self
        watched.subject = subject.styled(changes)
        return watched
    }

    func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { subject.style(changedBy: changes) }

    func line(of element: LayoutElement.ID, in look: Look) -> Int? { subject.line(of: element, in: look) }

    func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        subject.places(of: element, subitems: subitems, in: look)
    }

    func place(of character: Unicode.Scalar) -> String? { subject.place(of: character) }
}

/// The treatment of uncertainties about texts.
struct TextOptions: ParsableArguments {
    @Flag(name: .long, help: """
        Fail if a frame or a line break depends on the estimated width of a text.
        """)
    var strict = false
}
