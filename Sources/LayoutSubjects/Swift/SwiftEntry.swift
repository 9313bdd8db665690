import CompositionalLayout
import ProgramMessages
import SwiftSource

/// A program that answers requests about its entries.
protocol EntryProgram: Sendable {
    /// True if some of the code is left out.
    var lacksCode: Bool { get }
    /// True if a further program can include the outlined bodies at which this one stops.
    var canGrow: Bool { get }

    /// - Throws: a `RunError` if the entry's code ends before the program answers.
    func answer(_ request: ProgramRequest) throws -> ProgramAnswer
}

/// A declaration that a program draws.
struct SwiftEntry: Sendable {
    var declaration: Declaration
    /// The entry's index in the program.
    let number: Int
    let program: any EntryProgram
    /// The controller's properties that other code sets, each with the plain value that replaces it, for messages.
    var setProperties: [String] = []
    /// True if statements of the module need properties that other code sets.
    var hasUnsetStatements = false
    /// True if classes of the module have lists or models that are empty until data arrive.
    var hasEmptyData = false

    /// The program's answer to the check of this entry.
    var check = EntryCheck(shown: nil)
    /// The class of the controller that the entry shows.
    var shown: String? { check.shown }
    /// The assumptions of the attempt that draws the entry.
    var assumptions: Assumptions = []
    /// The reason that the entry's code ended before it returned a layout.
    var runError: RunError?
    /// The error of the first attempt, if a later attempt with more assumptions is drawn.
    var firstError: RunError?
    /// The number of sections that are filled with placeholders.
    var assumedSections = 1
    /// The error at the first section that is not drawn, if missing code or data caused it.
    var endOfSections: RunError?
    /// True if the user gives the item counts.
    var hasGivenItems = false
    /// True if the time was over before all attempts were made, or before a larger program was compiled.
    var isCutShort = false

    init(_ declaration: Declaration, number: Int, in program: any EntryProgram) {
        (self.declaration, self.number, self.program) = (declaration, number, program)
    }

    /// True for an instance member of a controller, which an app calls when the view is loaded.
    var isOfController: Bool { declaration.isOfController }

    /// True for a member that is drawn without its type's initializer.
    var lacksInitializer = false

    /// The member whose body makes the layout, if it is drawn by a function made of this body.
    var body: LayoutFunctions.Function?

    /// True if the declaration is drawn without assumed values and placeholders.
    var isAsItsCodeSays: Bool {
        assumedValues == nil && assumptions.isDisjoint(with: Assumptions.values.union(.placeholders))
    }

    /// The assumed arguments and instance, as far as the picture depends on them.
    private var assumedValues: String? {
        guard check.hasOwnersArguments else { return declaration.assumedValues }
        var declaration = declaration
        declaration.call.assumed = []
        return declaration.assumedValues
    }

    /// Item counts of placeholders, for a layout without data.
    var placeholders: [Int] { LayoutRequest.assumedItemCounts(inSections: assumedSections) }
}

extension Declaration {
    /// True for an instance member of a controller.
    fileprivate var isOfController: Bool { needsInstance && kind != .controller && [.controller, .file].contains(creation) }

    /// True for an instance member of a controller or a view; a slice for the member alone omits the type's initializers.
    var lacksInitializerAlone: Bool { isOfController || needsInstance && isOfView }
}

extension SwiftEntry {
    /// A difference between the entry's picture and the app, for messages.
    struct Difference: Sendable {
        var words: String
        /// False for a service that the app itself made for tests or previews.
        var failsStrict = true
        /// True if sections are missing: each such difference is printed, not only the first.
        var hidesSections = false
    }

    /// The entry's placeholder items, assumed values and other deviations.
    var differences: [Difference] {
        let values = [assumedValues].compactMap { $0 } + (assumptions.contains(.properties) ? setProperties : [])
        let words = values.joined(separator: ", ")
        var all: [Difference] = []
        if assumptions.contains(.placeholders) {
            all.append(Difference(words: "its own layout with \(placeholderWords); \(firstError?.cause ?? "its sections depend on its data")"))
        } else if let firstError, isOfController, !assumptions.contains(.shownController) {
            all.append(Difference(words: "drawn without loading its controller's view: \(firstError.words)"))
        }
        if let body {
            let layout = body.hasOthers ? "first layout" : "layout"
            let owner = isOfController ? ", without its controller" : ""
            all.append(Difference(words: "drawn from the \(layout) that \(body.title) makes\(owner)"))
        } else if lacksInitializer {
            let owner = isOfController ? "controller" : "view"
            all.append(Difference(
                words: "drawn with a \(owner) made without its initializer; a try with the initializer drew nothing"))
        }
        if !values.isEmpty {
            let hint = words.contains(":") ? "; --argument gives other values" : ""
            all.append(Difference(words: "drawn with \(words)\(hint)", failsStrict: !values.allSatisfy(Declaration.areMadeForTests)))
        }
        if let endOfSections {
            let words = "drawn without section \(assumedSections) and those after it: \(endOfSections.words)"
            all.append(Difference(words: words, hidesSections: true))
        }
        if isCutShort { all.append(Difference(words: "drawn as far as possible in the given time; --timeout extends it")) }
        return all
    }

    private var placeholderWords: String {
        if hasGivenItems { return "the items of --items" }
        let more = placeholders.count > 1 ? " in each of \(placeholders.count) sections" : ""
        return "\(placeholders[0]) placeholder items\(more)"
    }

    /// The reason to refuse the entry if others are drawn; `nil` if its error has to be reported. Reasons are code that is left out, a
    /// missing storyboard, and an instance made by galley, without the state that the app would have given it.
    var refusalBesideOthers: String? {
        if let runError {
            let isOfInstance = (declaration.instance != nil || lacksInitializer) && !runError.isTimeout
            // A segue action gets no sender, whose data the app's action needs.
            let isOfCall = declaration.call.segueAction != nil || runError.isIncomplete
            return runError.isOfLeftOutCode || runError.isOfMissingInterface || isOfInstance || isOfCall ? runError.words : nil
        }
        // An instance that galley makes lacks the delegate that would provide the sections.
        let lacksState = declaration.creation == .initializer && declaration.instance != nil
            && check.unsolved?.contains("Invalid section definition") ?? false
        let isAssumed = declaration.assumedValues != nil || declaration.needsInstance && declaration.kind != .controller
        return check.mayLackCode || lacksState || isAssumed ? check.unsolved : nil
    }

    /// The error for a golden if the time ran out before all attempts: its picture may depend on the machine's speed.
    func cutShort(_ choice: SwiftChoice, _ name: String) -> Failure {
        Failure(.badInput, "\(name): error: not finished in \(NumberText.text(choice.seconds, decimals: 1)) s; --timeout extends the time")
    }

    // MARK: Drawing

    /// - Parameter name: the name in messages.
    func solved(_ request: LayoutRequest, name: String) throws(Failure) -> ProgramLayout {
        do {
            if let runError { throw runError }
            switch try program.answer(.solve(assuming(request))) {
            case .solved(let layout): return layout
            case .refused(let reason): throw Failure(.badInput, "\(name): error: \(reason)")
            case .found, .sections: throw Failure(.software, "\(name): error: the program sent an unexpected answer")
            }
        } catch let failure as Failure {
            throw failure
        } catch let error as RunError {
            throw Failure(.badInput, "\(name): error: \(error.words)")
        } catch {
            throw Failure(.software, "\(name): error: \(error)")
        }
    }

    /// A request under the assumptions of its program and its attempt.
    func assuming(_ request: LayoutRequest) -> LayoutRequest {
        var request = request
        request.entry = number
        request.assumptions = assumptions
        if program.lacksCode { request.assumptions.insert(.leftOutCode) }
        if declaration.assumedValues != nil { request.assumptions.insert(.plainValues) }
        request.assumedSections = assumedSections
        return request
    }
}
