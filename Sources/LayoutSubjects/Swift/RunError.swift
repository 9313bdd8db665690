import CompositionalLayout
import SwiftSource

/// The reason that a program's request has no answer.
enum RunError: Error {
    /// The program ended; its last output.
    case ended(String)
    case timeout(Double)
    /// The program stopped at an outlined body. A larger program, which keeps that body, may get further; it is cut short if the time was over
    /// before it was compiled.
    case incomplete(isCutShort: Bool)

    /// True for code that does not end; another attempt would time out, too.
    var isTimeout: Bool {
        if case .timeout = self { true } else { false }
    }

    /// True if the program ran into code that galley has left out.
    var isOfLeftOutCode: Bool { lastWords.contains(CodeEdit.trapWords) }

    /// True if the program ran into a property that nothing set; recognized by Swift's wording.
    private var isOfUnsetProperty: Bool { lastWords.contains("nil while implicitly unwrapping an Optional value") }

    /// True if code or data of the app are missing; false if the code stops for a reason of its own, such as an index out of range.
    var isOfMissingParts: Bool { isOfLeftOutCode || isOfUnsetProperty || outlinedBody != nil }

    /// The outlined body at which the code stopped.
    var outlinedBody: SliceBodies.ID? { SliceBodies.ID(stop: lastWords) }

    /// True if the program stopped at an outlined body, so that a larger program, which keeps it, may get further.
    var isIncomplete: Bool {
        if case .incomplete = self { true } else { outlinedBody != nil }
    }

    /// True if a storyboard or XIB is missing; recognized by UIKit's wording.
    var isOfMissingInterface: Bool {
        ["Could not find a storyboard named", "Could not load NIB in bundle"].contains { lastWords.contains($0) }
    }

    private var lastWords: String {
        if case .ended(let words) = self { words } else { "" }
    }

    /// The message. If the program stopped at code that is left out because a name is missing, the message begins with this name.
    var cause: String {
        let absent = isOfLeftOutCode ? lastWords.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1 : nil
        return absent.map { "\($0) is missing: \(words)" } ?? words
    }

    var words: String {
        switch self {
        case .ended(let words) where outlinedBody == nil: "the code stopped: \(words)"
        case .incomplete(isCutShort: true): "the code stopped: it calls more of the app than galley compiles in the given time; --timeout extends it"
        case .incomplete, .ended: "the code stopped: it calls more of the app than galley compiles"
        case .timeout(let seconds): "the code returned no layout in \(NumberText.text(seconds, decimals: 1)) s; --timeout sets another limit"
        }
    }
}
