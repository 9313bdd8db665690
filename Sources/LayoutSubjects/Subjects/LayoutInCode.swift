import CompositionalLayout
import LayoutDiagram
import ProgramMessages
import TextMeasurement
import ViewPictures

/// A layout declared in code: in a compiled Swift file, or in a program's own catalogue.
struct LayoutInCode: Subject {
    /// The layout's name in the code.
    let stem: String
    /// The file that declares the layout.
    let path: String
    let line: Int
    /// Default settings, which options override.
    var look = Look()
    /// The number of items in each section; `nil` to ask the data source.
    var itemCounts: [Int]?
    /// The containers around a view controller; `nil` for those that the code gives it.
    var containers: ScreenContainers?
    /// A title that replaces the one that the code sets; `nil` to keep that one.
    var title: String?
    var solve: @Sendable (LayoutRequest) throws(Failure) -> ProgramLayout
    /// Other files that the layout's code depends on.
    var dependencies: [String] = []
    /// The text of the file, if available.
    var text: @Sendable () -> String = { "" }
    var notes = NotePrinter()
    /// Assumptions that are printed already, shared by all layouts of a selection.
    var assumptions = ToldAssumptions()
    /// Code that is left out, data that are replaced and declarations that are refused, a line each; `--strict` fails on them.
    var omissions: [String] = []

    init(
        stem: String, path: String, line: Int,
        solve: @escaping @Sendable (LayoutRequest) throws(Failure) -> ProgramLayout
    ) {
        (self.stem, self.path, self.line, self.solve) = (stem, path, line, solve)
    }

    var name: String { "\(path):\(line): \(stem)" }

    /// The declaration with changes to its own style.
    func styled(_ changes: DiagramStyle.Changes) -> LayoutInCode {
        var subject = self
        subject.look.style = look.style.changed(by: changes)
        return subject
    }

    func measuresWhole(_ look: Look) -> Bool {
        look.content.map { $0 != .visible } ?? style(changedBy: look.style).kind.isOfWhole
    }

    func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { DiagramStyle(look.style.changed(by: changes)) }

    func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] {
        [("declaration", line)]
    }

    func place(of character: Unicode.Scalar) -> String? {
        let text = text().unicodeScalars
        return text.firstIndex(of: character).map { "\(path):\(1 + text[..<$0].count { $0 == "\n" })" }
    }

    func solved(for look: Look) throws(Failure) -> DrawableLayout {
        try notes.refuse(omissions.map { "error: \($0)" })
        let asked = look.completed(by: self.look)
        let viewport = asked.viewport()
        var request = LayoutRequest(
            entry: 0, viewport: viewport, distance: asked.offset, itemCounts: itemCounts,
            fonts: self.look.style.fonts?.shaping.files ?? [])
        request.measuresWhole = measuresWhole(look)
        let style = self.style(changedBy: look.style)
        (request.wantsViews, request.wantsViewsBeyond) = (style.showsViews, style.showsViews && style.showsBeyond)
        request.namesConstraints = look.namesConstraints
        (request.place, request.fixesSize) = (containers.map { ScreenPlace($0) }, asked.size != nil)
        let answer = try solve(request)
        var assumed: [String] = []
        if answer.hasAssumedCounts {
            let counts = (0..<answer.layout.sectionCount).map(answer.layout.itemCount(inSection:)).filter { $0 > 0 }
            let (sections, count) = (counts.count, counts.first ?? 0)
            let words = sections > 1
                ? "item counts are unknown; \(count) are shown in each of \(sections) sections, --items sets them"
                : "the number of items is unknown; \(count) are shown, --items sets it"
            try notes.refuse(["error: \(name): \(words)"])
            assumed.append(words)
        }
        try notes.refuse(answer.assumptions.map { "error: \(name): \($0)" })
        try notes.refuse(answer.doubts, answer.layout.undecidedSizes, of: name)
        let (titles, hidden) = (answer.titles, answer.hidden)
        // A collection view smaller than the screen is drawn without the screen, unless the views around it are known.
        let fills = (answer.screenViews?.size ?? answer.layout.viewport.size) == viewport.size
        var subject = DrawableLayout(
            layout: answer.layout, device: asked.size == nil && fills ? asked.device ?? .default : nil,
            appearance: asked.appearance(in: viewport),
            identifier: stem, title: title ?? answer.title ?? stem, name: { titles[$0.id] },
            isHidden: { hidden.contains($0.id) }, showsKinds: false)
        subject.views = answer.screenViews
        return subject.noted(answer.doubts, assumed: assumed + answer.notes + answer.assumptions)
    }
}
