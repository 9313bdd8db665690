import ProgramMessages
import SwiftSource

/// The attempts at drawing an entry, from the fewest assumptions to the most.
extension SwiftEntry {
    /// The assumptions of each attempt, in order: none, values for unset properties, items in an empty data source, both, values for empty
    /// lists and models, placeholder items. Members of a controller are tried with and without showing the controller.
    var attempts: [Assumptions] {
        let shown: Assumptions = isOfController ? .shownController : []
        let properties: Assumptions = setProperties.isEmpty && !hasUnsetStatements ? [] : .properties
        let set = shown.union(properties)
        let data = (hasEmptyData ? [.lists, [.lists, .models]] : [Assumptions]()).flatMap { data in
            // Showing the controller may need more data than the member alone.
            [set.union(data), set.union(data).union(.placeholders)]
                + (isOfController ? [properties.union(data).union(.placeholders)] : [])
        }
        let withoutProperties = hasUnsetStatements ? [shown.union(.unset).union(.items), shown.union(.unset).union(.placeholders)] : []
        // The layout of a segue action depends on data that arrive later: filling the lists is tried before adding items.
        let items = isOfSegue ? [] : [attemptWithItems]
        // A data source may be empty because the code that fills it needs a property without a value, and does not run.
        return [shown] + (isOfController ? [[]] : []) + (attemptWithProperties.map { [$0] } ?? []) + items
            + (properties.isEmpty ? [] : [set.union(.items), set.union(.placeholders)])
            + data + withoutProperties + (isOfSegue ? [attemptWithItems] : []) + [.placeholders]
    }

    private var isOfSegue: Bool { declaration.call.segueAction != nil }

    /// The first attempt for an empty data source: sets the models that other code would set, such as `var viewModel: FeedViewModel?`. The
    /// second attempt assumes items.
    private var attemptWithProperties: Assumptions? {
        setProperties.isEmpty || isOfSegue ? nil : isOfController ? [.shownController, .properties] : .properties
    }
    private var attemptWithItems: Assumptions { isOfController ? [.shownController, .items] : .items }

    /// The outcome of an attempt.
    private enum Outcome {
        case drawn
        /// Placeholder items are shown, but values for unset properties may bring items of the entry's own.
        case assumed
        /// The layout describes only some of its sections, as data are missing.
        case partial
        /// The layout shows no items of its own.
        case empty
        /// The layout cannot be solved.
        case unsolved
        case refused(String)
        case stopped(RunError)

        var words: String {
            switch self {
            case .drawn: "drawn"
            case .assumed: "drawn with assumed items"
            case .partial: "some sections have no description"
            case .empty: "no items"
            case .unsolved: "its layout cannot be solved"
            case .refused(let reason): reason
            // `changes.txt` has the same numbers beside the body's place.
            case .stopped(let error): error.outlinedBody.map { "the code stopped at the outline (\($0.file),\($0.offset))" } ?? error.words
            }
        }

        /// True if an outlined body stopped the code.
        var reachesOutlines: Bool { if case .stopped(let error) = self { error.outlinedBody != nil } else { false } }

        /// True if `attempt` may give a better picture than this outcome of the first attempt.
        func mayGain(from attempt: Assumptions, _ entry: SwiftEntry) -> Bool {
            let hasData = attempt.contains(.lists) && !attempt.contains(.placeholders)
            return switch self {
            case .drawn: false
            case .assumed: attempt == entry.attemptWithProperties
            case .partial: hasData
            case .empty where attempt == entry.attemptWithProperties: true
            case .empty: attempt.contains(.items) ? attempt == entry.attemptWithItems && entry.check.isEmpty : hasData
            // Placeholders give sections to a data source that lacks them; that of a drawn controller has its own.
            case .unsolved: hasData || attempt.isEmpty || attempt == .placeholders && entry.declaration.kind != .controller
            case .refused: attempt.isEmpty
            // After a timeout, the next attempt would time out, too. An outlined body is compiled in the next program instead.
            case .stopped(let error):
                attempt != entry.attemptWithItems && attempt != entry.attemptWithProperties && !error.isTimeout && !(entry.program.canGrow && error.outlinedBody != nil)
            }
        }

        /// True if the outcome of a later attempt replaces this one.
        func isBettered(by other: Outcome, of attempt: Assumptions) -> Bool {
            switch (self, other) {
            case (.assumed, .assumed): false
            case (_, .drawn), (_, .assumed): true
            case (.empty, .empty): attempt.contains(.items)
            case (.stopped, .empty), (.stopped, .partial), (.unsolved, .partial): true
            // The last attempt's reason is reported instead of the first one's trap.
            case (.stopped, .unsolved), (.stopped, .refused): attempt == .placeholders
            default: false
            }
        }
    }

    /// Makes the attempts until one draws the entry. If outlined bodies stop some of them, and none draws the entry, the attempts are made
    /// again with plain values in place of these bodies.
    ///
    /// If the code stops in every attempt, sets `runError`; drawing then throws it.
    ///
    /// - Returns: the reason if the entry is refused, otherwise `nil`.
    mutating func attempt(_ choice: SwiftChoice, _ request: LayoutRequest) throws(Failure) -> String? {
        var (best, reachesOutlines) = try attempt(attempts, choice, request)
        if case .stopped = best, reachesOutlines, !program.canGrow {
            var next = self
            let (outcome, _) = try next.attempt(attempts.map { $0.union(.outlines) }, choice, request)
            if case .stopped = outcome {} else { (self, best) = (next, outcome) }
        }
        switch best {
        case .refused(let reason): return reason
        case .stopped(let error): runError = error
        case .drawn, .assumed, .partial, .empty, .unsolved: break
        }
        return nil
    }

    /// Makes the first attempt, and others until one is better.
    ///
    /// - Returns: the best outcome, and true if an outlined body stopped one of the attempts.
    private mutating func attempt(
        _ all: [Assumptions], _ choice: SwiftChoice, _ request: LayoutRequest
    ) throws(Failure) -> (best: Outcome, reachesOutlines: Bool) {
        (assumptions, hasGivenItems) = (all[0], request.itemCounts != nil)
        let first = try check(request)
        var reachesOutlines = first.reachesOutlines
        choice.stages.note(declaration.path, all[0], first.words)
        for attempt in all.dropFirst() where first.mayGain(from: attempt, self) {
            guard !choice.deadline.isOver else {
                isCutShort = true
                break
            }
            var next = self
            next.assumptions = attempt
            let outcome = try next.check(request)
            choice.stages.note(declaration.path, attempt, outcome.words)
            reachesOutlines = reachesOutlines || outcome.reachesOutlines
            guard first.isBettered(by: outcome, of: attempt) else { continue }
            if case .stopped(let error) = first { next.firstError = error }
            self = next
            return (outcome, reachesOutlines)
        }
        return (first, reachesOutlines)
    }

    private mutating func check(_ request: LayoutRequest) throws(Failure) -> Outcome {
        var request = assuming(request)
        let replacesItems = assumptions.contains(.placeholders) && request.itemCounts == nil
        if replacesItems { request.itemCounts = placeholders }
        do {
            switch try program.answer(.check(request)) {
            case .found(let check):
                self.check = check
                if check.hasAssumedCounts || replacesItems { try countSections(request) }
                guard check.unsolved != nil, replacesItems, assumedSections > 1 else { break }
                request.itemCounts = placeholders
                if case .found(let whole) = try program.answer(.check(request)) { self.check = whole }
            case .solved, .sections: break
            case .refused(let reason):
                // The reason continues a sentence that begins with the entry's name.
                let subject = ["it ", declaration.name + " "].first(where: reason.hasPrefix) ?? ""
                return .refused(String(reason.dropFirst(subject.count)))
            }
        } catch let error as RunError {
            return .stopped(error)
        } catch {
            throw Failure(.software, "cannot run the compiled program: \(error)")
        }
        let isAssumed = check.hasAssumedCounts && assumptions.isDisjoint(with: [.items, .placeholders])
        if check.unsolved != nil { return .unsolved }
        if check.isEmpty || isOfSegue && isAssumed { return .empty }
        return check.hidesSections ? .partial : isAssumed && attemptWithProperties != nil ? .assumed : .drawn
    }

    /// Counts the sections that a section provider describes without data, up to the first at which its code stops.
    private mutating func countSections(_ request: LayoutRequest) throws {
        func count(upTo limit: Int) throws -> (drawn: Int, described: Int) {
            if case .sections(let drawn, let described) = try program.answer(.countSections(request, upTo: limit)) { return (drawn, described) }
            return (1, limit)
        }
        do {
            assumedSections = try count(upTo: EntryCheck.sectionLimit).drawn
        } catch let error as RunError where !error.isTimeout {
            for limit in 2...EntryCheck.sectionLimit {
                do {
                    let described = try count(upTo: limit).described
                    guard described < limit else { continue }
                    return assumedSections = max(described, 1)
                } catch let error as RunError {
                    (assumedSections, endOfSections) = (limit - 1, error.isOfMissingParts ? error : nil)
                    break
                }
            }
        } catch is RunError {
            // After a timeout, the one section that was solved is kept.
        }
    }
}
