import CompositionalLayout
import Foundation
import HostSystem
import LayoutDiagram
import LayoutDocument
import ProgramMessages
import SwiftSource
import TextMeasurement
import VectorScene

/// A layout declared in code: in a compiled Swift file, or in a program's own catalogue.
struct DeclaredSubject: Subject {
    /// Its name in the code.
    let stem: String
    /// The file that declares it.
    let path: String
    let line: Int
    /// Default settings, which options override.
    var look = Look()
    /// The number of items in each section; `nil` for the data source's.
    var itemCounts: [Int]?
    /// `nil` for the code's own.
    var title: String?
    /// Solves the layout.
    var solve: @Sendable (LayoutRequest) throws(Failure) -> ProgramLayout
    /// The text of the file, if available.
    var text: @Sendable () -> String = { "" }
    private let notes = OnceNoted()

    init(
        stem: String, path: String, line: Int,
        solve: @escaping @Sendable (LayoutRequest) throws(Failure) -> ProgramLayout
    ) {
        (self.stem, self.path, self.line, self.solve) = (stem, path, line, solve)
    }

    var name: String { "\(path):\(line): \(stem)" }

    var document: Document? { nil }

    var goldens: [ExpectedGolden]? { nil }

    /// The declaration with changes to its own style.
    func styled(_ changes: DiagramStyle.Changes) -> DeclaredSubject {
        var subject = self
        subject.look.style = look.style.changed(by: changes)
        return subject
    }

    func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { DiagramStyle(look.style.changed(by: changes)) }

    func line(of element: LayoutElement.ID, in look: Look) -> Int? { line }

    func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        [("declaration", line)]
    }

    func place(of character: Unicode.Scalar) -> String? {
        let text = text().unicodeScalars
        return text.firstIndex(of: character).map { "\(path):\(1 + text[..<$0].count { $0 == "\n" })" }
    }

    func solved(_ look: Look) throws(Failure) -> (diagram: DiagramSubject, doubts: [TextDoubt]) {
        let asked = look.completed(by: self.look)
        let viewport = asked.viewport()
        let answer = try solve(LayoutRequest(
            entry: 0, viewport: viewport, distance: asked.offset, itemCounts: itemCounts,
            fonts: self.look.style.fonts?.shaping.files ?? []))
        if answer.hasAssumedCounts {
            let count = answer.layout.sectionCount == 0 ? 0 : answer.layout.itemCount(inSection: 0)
            notes.note("\(name): note: nothing says how many items there are; \(count) are shown, --items shows others")
        }
        for note in answer.notes { notes.note("\(name): note: \(note)") }
        let titles = answer.titles
        // A collection view smaller than the screen is drawn without the screen.
        let fills = answer.layout.viewport.size == viewport.size
        let diagram = DiagramSubject(
            layout: answer.layout, device: asked.size == nil && fills ? asked.device ?? .default : nil,
            appearance: asked.appearance(in: viewport),
            identifier: stem, title: title ?? answer.title ?? stem, name: { titles[$0.id] })
        return (diagram, answer.doubts)
    }
}

/// Prints each note of a subject once, however often its layout is solved.
private final class OnceNoted: Sendable {
    private let known = Locked<Set<String>>([])

    func note(_ text: String) {
        if known.withLock({ $0.insert(text).inserted }) { Console.note(text) }
    }
}
