import CompositionalLayout
import ProgramMessages
import SwiftSource

extension SwiftProgram {
    /// A declaration that a program draws.
    struct Found: Sendable {
        var declaration: Declaration
        /// Its index in the program.
        var entry: Int
        let program: RunningProgram
        /// The result of its check.
        var check = EntryCheck(shown: nil)
        var shown: String? { check.shown }
        /// The reason that the code ended before it returned a layout.
        var stop: RunningProgram.Stop?
        /// Objects in place of those of storyboards that are not there.
        var assumptions: [String] { check.assumptions }
        /// The reason that its items are replaced by placeholders.
        var replacedItems: RunningProgram.Stop?
        /// The properties of its controller that other code sets, with plain values, as text.
        var injected: [String] = []
        /// True if classes of its module have properties that are empty until data come.
        var awaitsData = false
        /// The state into which its controller is brought.
        var preparation = ControllerPreparation()
        /// True if its data source has no items, and placeholders are drawn.
        var fillsEmptiness = false
        /// The number of sections of placeholders.
        var assumedSections = 1
        /// The reason that the sections after these are not drawn, if it is one.
        var endOfSections: RunningProgram.Stop?
    }
}

extension SwiftProgram.Found {
    /// The reason that an entry yields no layout; `nil` if it yields one, or stops, which is reported when it is drawn.
    mutating func refusal(_ choice: SwiftChoice, _ interfaces: InterfaceFiles) throws(Failure) -> String? {
        var request = LayoutRequest(
            entry: entry, viewport: Device.default.viewport, itemCounts: choice.itemCounts, fonts: choice.fonts)
        request.containers = choice.containers
        request.interfaces = interfaces.listings
        request.lacksCode = program.lacksCode
        request.assumesValues = declaration.assumedValues != nil
        do {
            let reason = try refusal(request)
            // A segue action makes its layout for the data that its controller waits for.
            let lacksData = check.isEmpty || check.hasAssumedCounts
            if reason == nil, lacksData, declaration.call.segueAction != nil { assumeData(request) }
            if reason == nil, check.isEmpty { fill(request) }
            if reason == nil, check.unsolved != nil || check.isEmpty && !fillsEmptiness { assumeData(request) }
            return reason
        } catch let stop as RunningProgram.Stop {
            let waits = stop.isTimeout || program.canGrow && stop.outlinedBody != nil
            let attempts = waits ? [] : attempts(after: stop)
            for (index, attempt) in attempts.enumerated() {
                var attempt = attempt
                do {
                    let reason = try attempt.retry(request)
                    guard reason == nil && attempt.check.unsolved == nil || index == attempts.count - 1 else { continue }
                    self = attempt
                    return reason
                } catch {
                    // The first stop is told.
                }
            }
            self.stop = stop
            return nil
        } catch {
            throw Failure(.software, "cannot run the compiled program: \(error)")
        }
    }

    /// Has placeholders drawn where the data source has no items, unless the code stops for want of them.
    private mutating func fill(_ request: LayoutRequest) {
        var (attempt, request) = (self, request)
        request.fillsEmptiness = true
        attempt.fillsEmptiness = true
        do {
            if try attempt.refusal(request) == nil, attempt.check.unsolved == nil { self = attempt }
        } catch {
            // It is drawn without items, which a note tells.
        }
    }

    /// Assumes data where they decide what is shown.
    private mutating func assumeData(_ request: LayoutRequest) {
        guard awaitsData else { return }
        for data in [AssumedData.lists, .all] {
            var attempt = self
            attempt.preparation.assumedData = data
            do {
                guard try attempt.retry(request) == nil, attempt.check.unsolved == nil, !attempt.check.isEmpty,
                    declaration.call.segueAction == nil || !attempt.check.hasAssumedCounts
                else { continue }
                return self = attempt
            } catch {
                // The result without them is told.
            }
        }
    }

    /// The attempts after a stop, from true to modest: with the view of its controller, with another model than in the app, with
    /// assumed data, with placeholders, too, and with these alone.
    private func attempts(after stop: RunningProgram.Stop) -> [Self] {
        func attempt(_ loadsView: Bool, setsProperties: Bool = false, data: AssumedData = .none, replacesItems: Bool = false) -> Self {
            var attempt = self
            attempt.preparation = ControllerPreparation(
                loadsView: loadsView, setsProperties: setsProperties, assumedData: data)
            attempt.replacedItems = replacesItems ? stop : nil
            return attempt
        }
        // An app calls members when the view is loaded.
        let isMember = declaration.needsInstance && declaration.kind != .controller && declaration.creation != .initializer
        let models = injected.isEmpty ? [] : [false, true].map { attempt(isMember, setsProperties: true, replacesItems: $0) }
        let setsModel = !injected.isEmpty
        // Loading the view may need more data than the member.
        let states = [(isMember, false), (isMember, true)] + (isMember ? [(false, true)] : [])
        let withData = !awaitsData ? [] : [AssumedData.lists, .all].flatMap { data in
            states.map { attempt($0, setsProperties: setsModel, data: data, replacesItems: $1) }
        }
        return (isMember ? [attempt(true)] : []) + models + withData + [attempt(false, replacesItems: true)]
    }

    private mutating func retry(_ request: LayoutRequest) throws -> String? {
        var request = request
        request.preparation = preparation
        let isCounted = replacedItems == nil || request.itemCounts != nil
        if !isCounted { request.itemCounts = placeholders }
        let reason = try refusal(request)
        if !isCounted, reason == nil { try countSections(request) }
        return reason
    }

    /// True without assumed values and placeholders.
    var isAsItsCodeSays: Bool {
        replacedItems == nil && declaration.assumedValues == nil && !preparation.setsProperties && preparation.assumedData == .none
    }

    /// The replacement of its items and the values that are assumed for it, for messages.
    var deviations: [String] {
        let values = [declaration.assumedValues].compactMap { $0 } + (preparation.setsProperties ? injected : [])
        let words = values.isEmpty ? nil : values.joined(separator: ", ")
        let assumed = words.map { "drawn with \($0)" + ($0.contains(":") ? "; --argument gives other values" : "") }
        let end = endOfSections.map { "drawn without section \(assumedSections) and those after it: \($0.words)" }
        return [replacedItems.map { "placeholder items are drawn, as its own cannot be: \($0.words)" }, assumed, end].compactMap { $0 }
    }

    /// The reason that it is not drawn, for want of code that galley has left out, of a storyboard, or of what the app does first with
    /// the instance that galley made.
    var want: String? {
        if let stop {
            let isOfInstance = declaration.instance != nil && !stop.isTimeout
            return stop.isOfCut || stop.isOfMissingInterface || isOfInstance ? stop.words : nil
        }
        // An instance of galley's own lacks the delegate that would give the sections.
        let lacksState = declaration.creation == .initializer && declaration.instance != nil
            && check.unsolved?.contains("Invalid section definition") ?? false
        let isAssumed = declaration.assumedValues != nil || declaration.needsInstance && declaration.kind != .controller
        return check.wantsCode || lacksState || isAssumed ? check.unsolved : nil
    }

    /// Item counts for a layout whose data cannot be had.
    var placeholders: [Int] { LayoutRequest.assumedItemCounts(inSections: assumedSections) }

    /// Counts the sections that a section provider has without its data. One at which its code stops is none.
    private mutating func countSections(_ request: LayoutRequest) throws {
        func count(upTo limit: Int) throws -> (drawn: Int, described: Int) {
            if case .sections(let drawn, let described) = try program.answer(.countSections(request, upTo: limit)) { return (drawn, described) }
            return (1, limit)
        }
        do {
            assumedSections = try count(upTo: EntryCheck.sectionLimit).drawn
        } catch let stop as RunningProgram.Stop where !stop.isTimeout {
            for limit in 2...EntryCheck.sectionLimit {
                do {
                    let described = try count(upTo: limit).described
                    guard described < limit else { continue }
                    return assumedSections = max(described, 1)
                } catch let stop as RunningProgram.Stop {
                    (assumedSections, endOfSections) = (limit - 1, stop.isOfCut ? stop : nil)
                    break
                }
            }
        } catch is RunningProgram.Stop {
            // Code that does not end has the one section that has been solved.
        }
    }

    private mutating func refusal(_ request: LayoutRequest) throws -> String? {
        switch try program.answer(.check(request)) {
        case .found(let check):
            self.check = check
            if check.hasAssumedCounts { try countSections(request) }
            return nil
        case .solved, .sections: return nil
        case .refused(let reason):
            // The end of a sentence that begins with its name.
            let subject = ["it ", declaration.name + " "].first(where: reason.hasPrefix) ?? ""
            return String(reason.dropFirst(subject.count))
        }
    }

    /// - Parameter name: the name in messages.
    func solved(_ request: LayoutRequest, name: String) throws(Failure) -> ProgramLayout {
        do {
            if let stop { throw stop }
            var request = request
            request.lacksCode = program.lacksCode
            request.assumesValues = declaration.assumedValues != nil
            request.assumedSections = assumedSections
            request.fillsEmptiness = fillsEmptiness
            request.preparation = preparation
            switch try program.answer(.solve(request)) {
            case .solved(let layout): return layout
            case .refused(let reason): throw Failure(.badInput, "\(name): error: \(reason)")
            case .found, .sections: throw Failure(.software, "\(name): error: the program sent an unexpected answer")
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
