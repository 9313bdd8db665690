import CompositionalLayout
import FontFiles
import Foundation
import LayoutDiagram
import LayoutHosting
import LinuxUIKit
package import ProgramMessages
import TextMeasurement
import ViewPictures

/// An entry that is hosted in a viewport, so that its layout can be solved.
@MainActor
package struct HostedEntry {
    private let app: AppLayout
    /// For an entry that is a member of a view controller: the controller's layout, which provides the items.
    private let owner: AppLayout?
    private let title: String?
    /// True for an entry that makes a section; its layout repeats this section.
    private let isSection: Bool
    /// The object that created the layout. Closures of the layout may refer to it weakly.
    private let creator: Any?
    /// Calls of functions that make sections, reported while the owner's view appeared.
    private let calls: Set<SectionCall>
    /// For code that makes a section of a controller: the name under which it reports its calls; otherwise `nil`.
    private let section: String?
    /// Notes from creating the layout: mistakes in constraints of views, and work that has not run.
    private let makingNotes: [String]
    /// The class of the controller that is shown, without its module.
    private let shown: String?

    /// Above this count, only the views of visible elements are made, for their titles and visibility.
    private static let viewedElements = 2_000

    /// The reason that an entry yields no layout.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter hasItems: false to create no owner of the items, and to skip the work with which a controller loads its items.
    init(_ entry: GalleyProgram.Entry, _ request: LayoutRequest, withItems hasItems: Bool) throws {
        let (viewport, assumptions) = (request.viewport, request.assumptions.union(.hiddenView))
        let (made, warnings) = try LayoutWarning.collecting { try viewport.performAsCurrent { try entry.make() } }
        let value: Any?
        (creator, value) = if let pair = made as? [Any?], pair.count == 2 { (pair[0], pair[1]) } else { (nil, made) }
        isSection = value is NSCollectionLayoutSection
        switch value {
        case let controller as UIViewController:
            app = try viewport.performAsCurrent {
                try AppLayout(
                    controller, in: viewport, standingIn: request.place, assuming: assumptions,
                    finishing: hasItems ? QueuedWork.run : nil)
            }
            title = controller.title ?? controller.navigationItem.title
        case let view as UICollectionView:
            (app, title) = (try AppLayout(view, in: viewport), nil)
        case let view as UIView:
            app = try Self.layout(of: view, request)
            title = nil
        case let layout as UICollectionViewLayout:
            (app, title) = (AppLayout(layout, in: viewport), nil)
        case let section as NSCollectionLayoutSection:
            (app, title) = (AppLayout(section, in: viewport), nil)
        case nil: throw Refusal(description: "it is nil")
        case let other?: throw Refusal(description: "it returns \(type(of: other)), which is not a layout, a view controller or a view")
        }
        guard type(of: app.layout) != UICollectionViewLayout.self else {
            throw Refusal(description: "its layout is a plain UICollectionViewLayout, which places nothing")
        }
        let preparation = Preparation.current
        let shownOwner = preparation?.hasShownOwner == true ? preparation?.owner
            : (hasItems ? entry.contentOwner : nil).flatMap { ShownOwner(in: viewport, making: $0) }
        if value is UICollectionViewLayout { shownOwner?.attach(app.layout) }
        makingNotes = warnings.map(\.description) + (hasItems ? Self.pendingNotes : [])
        (owner, calls) = (shownOwner?.app, shownOwner?.calls ?? [])
        section = entry.section
        shown = app.shown.map { Self.path(of: type(of: $0)) }
    }

    /// The layout of the collection view in a view, or otherwise of a preview's view alone.
    private static func layout(of view: UIView, _ request: LayoutRequest) throws -> AppLayout {
        let (viewport, frame) = (request.viewport, view.frame)
        do {
            return try viewport.performAsCurrent {
                try AppLayout(view, in: viewport, assuming: request.assumptions.union(.hiddenView))
            }
        } catch HostingError.noCollectionView where !request.assumptions.contains(.leftOutCode) && Preparation.current?.madeView !== view {
            view.frame = frame
            let size: CGSize? = request.fixesSize ? viewport.size : nil
            return try AppLayout(alone: view, in: viewport, width: size?.width, height: size?.height)
        }
    }

    /// A type's path without module and generic arguments: `Outer.Inner` of `Module.Outer<Module.Item>.(unknown context at $10).Inner`.
    private static func path(of type: Any.Type) -> String {
        var (name, depth) = ("", 0)
        for character in String(reflecting: type) {
            if character == "<" { depth += 1 }
            if depth == 0 { name.append(character) }
            if character == ">" { depth -= 1 }
        }
        let words = name.split(separator: ".").dropFirst()
        return words.filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }.joined(separator: ".")
    }

    /// Solves the layout of an entry for a request.
    package static func solved(_ entry: GalleyProgram.Entry, _ request: LayoutRequest) throws -> ProgramLayout {
        var (solved, doubts) = try measuring(request) {
            try TextMeter.collectingDoubts {
                try HostedEntry(entry, request, withItems: request.itemCounts == nil).solved(request)
            }
        }
        // Reports each doubt once, however often texts are measured.
        var known: Set<TextDoubt> = []
        solved.doubts = doubts.filter { known.insert($0).inserted }
        return solved
    }

    /// Runs code whose texts are measured with a request's fonts.
    static func measuring<Answer>(_ request: LayoutRequest, _ body: () throws -> Answer) throws -> Answer {
        guard !request.fonts.isEmpty else { return try body() }
        // Embedding permissions have already been checked.
        let fonts = try Fonts(files: request.fonts, allowsRestricted: true)
        return try TextMeasurer(sources: [fonts]).performAsCurrent(body)
    }

    func solved(_ request: LayoutRequest) throws -> ProgramLayout {
        guard !app.lacksLayout(assuming: request.assumptions) else {
            throw Refusal(description: "the code that sets its layout is missing")
        }
        var shown = items(request)
        limitToOwnSection(&shown, request)
        if request.measuresWhole { shown.content.measuring = .everything }
        let layout = try shown.layout.solve(in: app.viewport, content: shown.content, scrolledBy: request.distance ?? 0)
        let isAssumed = shown.isAssumed || request.assumptions.contains(.placeholders)
        guard !isAssumed || layout.elementCount == 0 || layout.elements().contains(where: { !$0.frame.isEmpty }) else {
            throw Refusal(description: "its sections have no size without its data")
        }
        app.showBars(scrolledBy: request.distance ?? 0)
        try check(layout, of: &shown, lacksCode: request.assumptions.contains(.leftOutCode))
        let drawn = request.wantsViews ? drawnElements(of: layout, request) : nil
        let collector = ViewCollector(namesConstraints: request.namesConstraints)
        var screen = drawn.map { app.screenViews($0, of: shown.source, in: layout, by: collector) }
        if request.assumptions.contains(.leftOutCode) { screen?.views.removeBlankElements() }
        let (titles, hidden) = views(of: layout, by: shown.source)
        if !hidden.isEmpty, layout.elementCount > Self.viewedElements {
            shown.notes.append("some visible elements are hidden; the visibility of off-screen elements is not checked")
        }
        var answer = ProgramLayout(
            layout: layout, titles: titles, hidden: hidden, title: title, hasAssumedCounts: shown.isAssumed,
            notes: makingNotes + app.notes + shown.notes + (screen?.notes ?? []))
        answer.assumptions = app.assumptions + shown.assumptions
        answer.screenViews = screen?.views
        answer.hasOwnersArguments = shown.hasOwnersArguments
        if layout.reachesMeasuringLimit {
            let counts = "\(layout.measurementCount) of its \(layout.elementCount) elements"
            answer.assumptions.append("only \(counts) are measured; the others keep their estimates")
        }
        return answer
    }

    /// The items of a layout, and the notes about them.
    private struct Items {
        var content: LayoutContent
        /// The owner of the items; `nil` if they are given or assumed.
        var source: AppLayout?
        var isAssumed = false
        var layout: UICollectionViewLayout
        var notes: [String] = []
        var assumptions: [String] = []
        /// True if the layout's owner calls the entry's code with its own arguments.
        var hasOwnersArguments = false
    }

    /// The given items, those of the data source, or assumed ones.
    private func items(_ request: LayoutRequest) -> Items {
        // Given item counts replace the data source, which is not called.
        if let counts = request.itemCounts { return Items(content: LayoutContent(itemCounts: counts), layout: app.layout) }
        let own = app.content
        let content = own ?? owner?.content
        let isEmpty = content?.itemCounts.allSatisfy { $0 == 0 } ?? true
        // Empty items are replaced by assumed ones for a member of a view controller, whose data may come later, and for an entry that
        // lacks the code with its data or has assumed values.
        let mayLackData = own == nil || !request.assumptions.isDisjoint(with: Assumptions.values.union([.leftOutCode, .items]))
        guard let content, !(isEmpty && mayLackData) else {
            // A member has the sections of its controller.
            let sections = (own == nil ? owner : app)?.showSectionCases(upTo: EntryCheck.sectionLimit) ?? content
            let content = assumedContent(sections, request)
            var notes = request.assumptions.contains(.items) ? ["its data source is empty; its items may come later"] : []
            if let hidden = content.itemCounts.firstIndex(of: 0) { notes.append("its layout does not describe section \(hidden) without data") }
            return Items(content: content, isAssumed: true, layout: app.layout, notes: notes)
        }
        // A member gets no note: its controller is an entry of its own and has it.
        let notes = isEmpty || own != nil ? Self.emptiness(content.itemCounts) : []
        return Items(content: content, source: own == nil ? owner : app, layout: app.layout, notes: notes)
    }

    /// Assumed items for the layout's sections, or for an assumed number of sections.
    private func assumedContent(_ content: LayoutContent?, _ request: LayoutRequest) -> LayoutContent {
        let known = content.flatMap { $0.itemCounts.isEmpty ? nil : $0.itemCounts.count }
        let sections = isSection ? 1 : known ?? request.assumedSections
        let counts = LayoutRequest.assumedItemCounts(inSections: sections)
        return LayoutContent(itemCounts: app.describedCounts(counts, upTo: EntryCheck.sectionLimit))
    }

    /// Shows the sections whose descriptions call this entry's code, with the arguments of these calls; if there are none, placeholder items.
    /// Sections without items get placeholder items, too, once these are assumed.
    private func limitToOwnSection(_ items: inout Items, _ request: LayoutRequest) {
        guard let section, let owner, items.source != nil else { return }
        switch owner.sections(calling: section, besides: calls) {
        case .every: break
        case .these(let sections):
            guard let own = items.layout as? UICollectionViewCompositionalLayout, let whole = owner.layout as? UICollectionViewCompositionalLayout
            else { break }
            (items.layout, items.hasOwnersArguments) = (own.limited(to: sections, of: whole), true)
            let counts = items.content.itemCounts
            items.content.itemCounts = counts.indices.map { sections.contains($0) ? counts[$0] : 0 }
            guard request.assumptions.contains(.items), items.content.itemCounts.allSatisfy({ $0 == 0 }) else { break }
            let assumed = LayoutRequest.assumedItemCounts(inSections: sections.count)[0]
            items.content.itemCounts = counts.indices.map { sections.contains($0) ? assumed : 0 }
            items.source = nil
            items.assumptions.append("its view controller has no items for it; \(assumed) placeholder items are shown")
        case .unknown:
            let counts = LayoutRequest.assumedItemCounts(inSections: 1)
            (items.content, items.source) = (LayoutContent(itemCounts: counts), nil)
            items.assumptions.append("no section of its view controller uses it; \(counts[0]) placeholder items are shown")
        }
    }

    /// Checks that the data source provides the layout's views. If code is missing, a failure is a note and not an error.
    private func check(_ layout: SolvedLayout, of items: inout Items, lacksCode: Bool) throws(HostingError) {
        do throws(HostingError) {
            try items.source?.check(layout)
        } catch {
            guard lacksCode else { throw error }
            items.notes.append(error.description)
        }
    }

    /// The elements that a picture shows; none if a whole layout exceeds the limit.
    private func drawnElements(of layout: SolvedLayout, _ request: LayoutRequest) -> [LayoutElement] {
        let limit = DiagramLimits.elements
        let bounds = layout.visibleBounds
        let margin = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        if request.wantsViewsBeyond, !request.measuresWhole, layout.visibleElementBound(within: margin) <= 4 * limit {
            return Array(layout.visibleElements(within: margin).prefix(limit))
        }
        if request.measuresWhole { return layout.elementCount <= limit ? layout.elements() : [] }
        return layout.visibleElementBound <= 4 * limit ? Array(layout.visibleElements().prefix(limit)) : []
    }

    /// The titles of the elements whose views are made, and the elements that are hidden.
    private func views(of layout: SolvedLayout, by source: AppLayout?) -> (titles: [LayoutElement.ID: String], hidden: Set<LayoutElement.ID>) {
        guard let source else { return ([:], []) }
        let viewed = layout.elementCount <= Self.viewedElements ? layout.elements() : layout.visibleElements()
        let titles = viewed.compactMap { element in source.title(of: element).map { (element.id, $0) } }
        return (
            Dictionary(titles, uniquingKeysWith: { first, _ in first }),
            Set(viewed.filter { source.isHidden($0) }.map(\.id))
        )
    }

    /// Checks the entry by solving its layout: some code traps only when the layout needs its items.
    func check(_ request: LayoutRequest) -> EntryCheck {
        var check = EntryCheck(shown: shown)
        check.layout = Self.path(of: type(of: app.layout))
        do {
            let solved = try solved(request)
            (check.hasAssumedCounts, check.hasOwnersArguments) = (solved.hasAssumedCounts, solved.hasOwnersArguments)
            let counts = (0..<solved.layout.sectionCount).map { solved.layout.itemCount(inSection: $0) }
            check.hidesSections = solved.hasAssumedCounts && counts.contains(0)
            check.isEmpty = request.itemCounts == nil && !solved.hasAssumedCounts && counts.allSatisfy { $0 == 0 }
        } catch {
            (check.unsolved, check.mayLackCode) = ("\(error)", error is Refusal)
        }
        return check
    }

    func countSections(upTo limit: Int) -> ProgramAnswer {
        guard !isSection else { return .sections(1, described: 1) }
        let count = app.countSections(upTo: limit)
        return .sections(count.drawn, described: count.described)
    }
}
