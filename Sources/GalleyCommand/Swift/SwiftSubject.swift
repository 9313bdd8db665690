import CompositionalLayout
import Foundation
import Goldens
import LayoutDiagram
import LayoutDocument
import ProgramMessages
import SwiftSource
import VectorScene

/// A layout that a Swift file declares.
struct SwiftSubject: Subject {
    private let found: SwiftProgram.Found
    private let file: SwiftModule.File
    private let settings: SwiftSettings
    private let notes = OnceNoted()

    init(_ found: SwiftProgram.Found, of module: SwiftModule, _ settings: SwiftSettings) {
        self.found = found
        file = module.files[found.declaration.file]
        self.settings = settings
    }

    var name: String { Self.name(found.declaration, in: file.path) }

    /// A declaration as messages call it.
    static func name(_ declaration: Declaration, in path: String) -> String {
        "\(path):\(declaration.line): \(declaration.path)"
    }

    /// The file that declares it.
    var path: String { file.path }

    /// The base name of its pictures.
    var stem: String { found.declaration.path }

    var goldens: [ExpectedGolden] { [] }

    func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { DiagramStyle(settings.style.changed(by: changes)) }

    func line(of element: LayoutElement.ID, in view: DocumentView) -> Int? { found.declaration.line }

    func place(of character: Unicode.Scalar) -> String? {
        let text = String(decoding: file.source.bytes, as: UTF8.self).unicodeScalars
        return text.firstIndex(of: character).map { "\(file.path):\(1 + text[..<$0].count { $0 == "\n" })" }
    }

    func diagramSubject(_ view: DocumentView) throws(Failure) -> DiagramSubject {
        let view = settings.view(view)
        let device = view.device ?? .default
        let (viewport, appearance) = view.viewport(from: device.viewport)
        let answer = try solved(LayoutRequest(
            entry: found.entry, viewport: viewport, distance: view.offset, itemCounts: settings.itemCounts))
        if answer.hasAssumedCounts {
            let count = answer.layout.sectionCount == 0 ? 0 : answer.layout.itemCount(inSection: 0)
            notes.note("\(name): note: nothing says how many items there are; \(count) are shown, --items shows others")
        }
        let titles = answer.titles
        // A collection view that is smaller than the screen has no screen around it.
        let fills = answer.layout.viewport.size == viewport.size
        return DiagramSubject(
            layout: answer.layout, device: view.size == nil && fills ? device : nil, appearance: appearance,
            identifier: found.declaration.path, title: settings.title ?? answer.title ?? found.declaration.path,
            name: { titles[$0.id] })
    }

    private func solved(_ request: LayoutRequest) throws(Failure) -> ProgramLayout {
        do {
            if let stop = found.stop { throw stop }
            switch try found.program.answer(.solve(request)) {
            case .solved(let layout): return layout
            case .refused(let reason): throw Failure(.badInput, "\(name): error: \(reason)")
            case .found: throw Failure(.software, "\(name): error: the program answered what it was not asked")
            }
        } catch let failure as Failure {
            throw failure
        } catch let stop as RunningProgram.Stop {
            throw Failure(.badInput, "\(name): error: \(stop.words)")
        } catch {
            throw Failure(.software, "\(name): error: \(error)")
        }
    }
}

/// Notes of a subject, each printed once however often it is laid out.
private final class OnceNoted: Sendable {
    private let known = Locked<Set<String>>([])

    func note(_ text: String) {
        if known.withLock({ $0.insert(text).inserted }) { Console.note(text) }
    }
}
