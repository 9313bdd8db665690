package import CompositionalLayout
import FontFiles
import Foundation
import LayoutDiagram
import LayoutHosting
public import LinuxUIKit
package import ProgramMessages
import TextMeasurement

/// Answers galley's requests about the layouts in a program that it compiled.
///
/// Requests arrive on standard input and answers go to standard output. Both are hidden from the program's own code, whose output
/// goes to standard error.
public enum GalleyProgram {
    /// A source of a layout.
    public struct Entry: Sendable {
        let make: @MainActor @Sendable () throws -> Any?
        let contentOwner: (@MainActor @Sendable () throws -> UIViewController?)?
        /// The name by which the code of one of its sections reports its calls.
        let section: String?

        /// - Parameters:
        ///   - make: creates a view controller, a collection view, a layout or a section, anew for each viewport; or an array of the
        ///     owner, which lives as long as the layout, and one of these.
        ///   - contentOwner: creates the view controller that the layout belongs to, which provides the items.
        ///   - section: for one section of that controller, the name by which its code reports its calls.
        public init(
            _ make: @escaping @MainActor @Sendable () throws -> Any?,
            contentOf contentOwner: (@MainActor @Sendable () throws -> UIViewController?)? = nil, section: String? = nil
        ) {
            (self.make, self.contentOwner, self.section) = (make, contentOwner, section)
        }
    }

    /// Sets the outlet of an object by its name; `nil` if the object has none of the name, false if the value has another type.
    /// By the name `*`, all empty outlets of a view controller, which is the value, get views of their classes.
    public typealias Outlets = @MainActor @Sendable (_ object: Any, _ name: String, _ value: Any) -> Bool?

    /// Gives an object the properties that the code that shows it would set.
    public typealias Properties = @MainActor @Sendable (_ object: Any) -> Void
    /// Brings a new controller into the state that a request asks for.
    @TaskLocal private static var steps: [Properties] = []

    /// Reports a call of a function that makes a section.
    public nonisolated static func reportSection(_ function: String) { SectionCall.report(function) }

    /// Answers requests until galley closes the connection.
    ///
    /// - Parameters:
    ///   - outlets: the outlets of the program's classes.
    ///   - properties: the properties of its controllers that other code sets.
    ///   - module: the module of these classes.
    public static func run(_ entries: [Entry], outlets: [Outlets], properties: [Properties], module: String) -> Never {
        // Skips the code's exit handlers, as there is nothing to save.
        guard let channel = privateChannel() else { _exit(1) }
        QueuedWork.keepOnMainThread()
        var known: InterfaceSources?
        while let request = try? channel.receive(ProgramRequest.self) {
            let sources = known ?? InterfaceSources(
                request.parameters.interfaces.map { InterfaceSources.File(path: $0.path, classes: $0.classes) },
                outlets: outlets, module: module)
            known = sources
            let preparation = request.parameters.preparation
            var asked = preparation.setsProperties ? properties : []
            if preparation.loadsView { asked.append { ($0 as? UIViewController)?.loadViewIfNeeded() } }
            let answer = MainActor.assumeIsolated { $steps.withValue(asked) { Self.answer(request, entries, sources) } }
            // Forwards the code's own output.
            fflush(nil)
            do {
                try channel.send(answer)
            } catch {
                _exit(1)
            }
        }
        _exit(0)
    }

    /// Moves the connection's descriptors to numbers that no code uses.
    private static func privateChannel() -> MessageChannel? {
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        let nothing = open("/dev/null", O_RDONLY)
        guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
        else { return nil }
        return MessageChannel(input: input, output: output)
    }

    @MainActor
    private static func answer(
        _ request: ProgramRequest, _ entries: [Entry], _ sources: InterfaceSources
    ) -> ProgramAnswer {
        // Changed only on the main actor.
        nonisolated(unsafe) var (notes, assumptions) = ([String](), [String]())
        do {
            return try sources.performAsCurrent(reporting: { note, isAssumed in
                guard !notes.contains(note), !assumptions.contains(note) else { return }
                if isAssumed { assumptions.append(note) } else { notes.append(note) }
            }) {
                let parameters = request.parameters
                switch request {
                case .check:
                    var check = try HostedEntry.measuring(parameters) {
                        let entry = try HostedEntry(
                            entries[parameters.entry], in: parameters.viewport, withItems: parameters.itemCounts == nil)
                        return entry.check(parameters)
                    }
                    check.assumptions = assumptions + replacedFonts
                    return .found(check)
                case .solve:
                    var layout = try HostedEntry.solved(entries[parameters.entry], parameters)
                    layout.notes += notes
                    layout.assumptions += assumptions + replacedFonts
                    return .solved(layout)
                case .countSections(_, let limit):
                    let entry = try HostedEntry(entries[parameters.entry], in: parameters.viewport, withItems: false)
                    return .sections(entry.countSections(upTo: limit))
                }
            }
        } catch let error as any CustomStringConvertible & Error {
            return .refused(error.description)
        } catch {
            return .refused("it throws \(error)")
        }
    }
}

extension GalleyProgram {
    /// The fonts that code relies on and nobody gives, a line each.
    private static var replacedFonts: [String] {
        UIFont.missingNames.map { "the font \($0) is not given, and the system's is in its place; --font gives its file" }
    }

    /// A view for an outlet that no file sets; `nil` if its class has no initializer for a frame.
    @MainActor
    public static func outlet<View: UIView>(_ type: View.Type, of owner: Any) -> View? {
        (owner as? UIViewController)?.view(forOutlet: type) as? View
    }

    /// A view controller from a scene of a storyboard, by a closure, or with the XIB of its name.
    ///
    /// - Parameter lacksFile: true if the closure makes it in place of a file.
    @MainActor
    public static func controller<Controller: UIViewController>(
        _ type: Controller.Type, lacksFile: Bool, orBy make: () throws -> Controller?
    ) throws -> Controller {
        var controller = try UIStoryboard.controller(of: type)
        if controller == nil, let made = try make() {
            (made as? UICollectionViewController)?.lacksFile = lacksFile
            controller = made
        }
        guard let controller = controller ?? type.fromNib() else {
            throw HostedEntry.Refusal(description: "its init(coder:) gives no view controller")
        }
        for step in steps { step(controller) }
        return controller
    }
}

/// An entry in a viewport.
@MainActor
package struct HostedEntry {
    private let app: AppLayout
    /// The owner of the layout's items.
    private let owner: AppLayout?
    private let title: String?
    /// True for a layout of which all sections are equal.
    private let isSection: Bool
    /// The object that created the layout. Closures of the layout may refer to it weakly.
    private let creator: Any?
    /// The reports of sections' code while the owner of the items appears.
    private let calls: Set<SectionCall>
    /// The name of the own section in reports.
    private let section: String?
    /// The class of the controller that is shown, without its module.
    private let shown: String?

    /// Above this count, only the views of visible elements are made, for their titles and visibility.
    private static let viewedElements = 2_000

    /// The reason that an entry yields no layout.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter hasItems: false to leave out the owner of the items, and the work by which a controller gets its own.
    package init(_ entry: GalleyProgram.Entry, in viewport: LayoutViewport, withItems hasItems: Bool = true) throws {
        let made = try viewport.performAsCurrent { try entry.make() }
        let value: Any?
        (creator, value) = if let pair = made as? [Any?], pair.count == 2 { (pair[0], pair[1]) } else { (nil, made) }
        isSection = value is NSCollectionLayoutSection
        switch value {
        case let controller as UIViewController:
            app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport, finishing: hasItems ? QueuedWork.run : nil) }
            title = controller.title ?? controller.navigationItem.title
        case let view as UICollectionView:
            (app, title) = (try AppLayout(view, in: viewport), nil)
        case let view as UIView:
            (app, title) = (try viewport.performAsCurrent { try AppLayout(view, in: viewport) }, nil)
        case let layout as UICollectionViewLayout:
            (app, title) = (AppLayout(layout, in: viewport), nil)
        case let section as NSCollectionLayoutSection:
            (app, title) = (AppLayout(section, in: viewport), nil)
        case nil: throw Refusal(description: "it is nil")
        case let other?: throw Refusal(description: "it gives \(type(of: other)), which is no layout, view controller or view")
        }
        guard type(of: app.layout) != UICollectionViewLayout.self else {
            throw Refusal(description: "its layout is UICollectionViewLayout itself, which places nothing until another is set")
        }
        (owner, calls) = SectionCall.collecting {
            (hasItems ? entry.contentOwner : nil).flatMap { make in
                // Errors of the controller are reported for the controller itself.
                try? viewport.performAsCurrent { try make().map { try AppLayout($0, in: viewport, finishing: QueuedWork.run) } }
            }
        }
        section = entry.section
        shown = app.shown.map { Self.path(of: type(of: $0)) }
    }

    /// `Outer.Inner` of `Module.Outer<Module.Item>.(unknown context at $10).Inner`.
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

    /// An entry's layout.
    package static func solved(_ entry: GalleyProgram.Entry, _ request: LayoutRequest) throws -> ProgramLayout {
        var (solved, doubts) = try measuring(request) {
            try TextMeter.collectingDoubts { try HostedEntry(entry, in: request.viewport, withItems: request.itemCounts == nil).solved(request) }
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

    fileprivate func solved(_ request: LayoutRequest) throws -> ProgramLayout {
        guard !app.lacksLayout(lacksCode: request.lacksCode) else {
            throw Refusal(description: "nothing that is there sets its flow layout, or another layout")
        }
        let given = request.itemCounts.map { LayoutContent(itemCounts: $0) }
        // Given item counts replace the data source, which is not asked.
        var source = given == nil ? (app.content == nil ? owner : app) : nil
        var content = given ?? source?.content
        let isEmpty = content.map { content in content.itemCounts.allSatisfy { $0 == 0 } } ?? false
        // A member of a view controller whose data comes later is drawn with assumed items; so is what lacks the code that has its data,
        // or has another model than in the app.
        let lacksData = app.content == nil || request.lacksCode || request.preparation.setsProperties
        let isAssumed = content == nil || isEmpty && given == nil && lacksData
        if isAssumed { (content, source) = (assumedContent(content, request), nil) }
        var notes = isEmpty && given == nil && !isAssumed ? ["it has no items; if they come later, --items shows others"] : []
        var (ownLayout, assumptions) = (app.layout, [String]())
        if !isAssumed, let section, let owner, source != nil {
            switch owner.sections(calling: section, besides: calls) {
            case .every: break
            case .these(let sections):
                ownLayout = (ownLayout as? UICollectionViewCompositionalLayout)?.limited(to: sections) ?? ownLayout
                let counts = content?.itemCounts ?? []
                content?.itemCounts = counts.indices.map { sections.contains($0) ? counts[$0] : 0 }
            case .unknown:
                let counts = LayoutRequest.assumedItemCounts(inSections: 1)
                (content, source) = (LayoutContent(itemCounts: counts), nil)
                assumptions.append("no section of the view controller calls it, so \(counts[0]) placeholder items are shown")
            }
        }
        let layout = try ownLayout.solve(
            in: app.viewport, content: content ?? LayoutContent(itemCounts: LayoutRequest.assumedItemCounts(inSections: 1)),
            scrolledBy: request.distance ?? 0)
        if given == nil {
            do throws(HostingError) {
                try source?.check(layout)
            } catch {
                guard request.lacksCode else { throw error }
                notes.append(error.description)
            }
        }
        let viewed = given == nil && source != nil ? viewedElements(of: layout) : []
        let named = viewed.compactMap { element in source?.title(of: element).map { (element.id, $0) } }
        let hidden = Set(viewed.filter { source?.isHidden($0) == true }.map(\.id))
        if !hidden.isEmpty, viewed.count < layout.elementCount {
            notes.append("some elements in view are hidden; the others of its \(layout.elementCount) are not asked and count as shown")
        }
        var answer = ProgramLayout(
            layout: layout, titles: Dictionary(named, uniquingKeysWith: { first, _ in first }),
            hidden: hidden, title: title, hasAssumedCounts: isAssumed, notes: app.notes + notes)
        answer.assumptions = app.assumptions + assumptions
        return answer
    }

    /// Assumed items in the sections of a layout, or in as many as are assumed.
    private func assumedContent(_ content: LayoutContent?, _ request: LayoutRequest) -> LayoutContent {
        let known = content.flatMap { $0.itemCounts.isEmpty ? nil : $0.itemCounts.count }
        let sections = isSection ? 1 : known ?? request.assumedSections
        return LayoutContent(itemCounts: LayoutRequest.assumedItemCounts(inSections: sections))
    }

    /// Solves the layout, as code may trap as late as when its items are asked for.
    fileprivate func check(_ request: LayoutRequest) -> EntryCheck {
        var check = EntryCheck(shown: shown)
        do {
            check.hasAssumedCounts = try solved(request).hasAssumedCounts
        } catch {
            (check.unsolved, check.wantsCode) = ("\(error)", error is Refusal)
        }
        return check
    }

    fileprivate func countSections(upTo limit: Int) -> Int { isSection ? 1 : app.countSections(upTo: limit) }

    private func viewedElements(of layout: SolvedLayout) -> [LayoutElement] {
        layout.elementCount <= Self.viewedElements ? layout.elements() : layout.visibleElements()
    }
}
