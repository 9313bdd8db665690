import Goldens
import LayoutDiagram
package import LayoutSubjects
import MessageText

extension Verification {
    /// The result for one golden.
    package struct Outcome {
        package enum Status: String {
            case same
            case different
            /// The golden does not exist, nor does any other golden that the document must have.
            case new
            /// The golden of a document in a project does not exist, but others of the document do.
            case missing
            case unreadable
            case obsolete
            /// The golden has been written.
            case recorded
            /// The document has errors.
            case failed
        }

        package var golden: String
        /// The golden's document; `nil` if it has none.
        package var document: String?
        /// The location of the first difference or error, or of the requirement for the golden.
        var place: SourcePlace?
        package var status: Status
        /// Messages, a line each.
        package var words: [String]
        /// The cause, which other goldens of the document may share.
        var failed: FailedVariant?
        package var failure: Failure?
        /// The pictures and frames of a problem, for the report.
        var check: GoldenCheck.Result?
        var snapshot: Snapshot?
        /// Notes about the layout and its picture.
        var notes: [LayoutNote] = []
        /// Characters missing in the fonts of a recorded picture.
        package var missing = MissingCharacters()
        /// The duration of the check in seconds, without reading the document.
        var seconds = 0.0
    }
}

extension Verification.Outcome {
    /// True unless the golden matches.
    var isProblem: Bool {
        switch status {
        case .same, .recorded: false
        case .different, .new, .missing, .unreadable, .obsolete, .failed: true
        }
    }

    /// True if the golden was made with other fonts. It must then not be recorded again; the fonts must be given instead.
    var hasOtherFonts: Bool {
        guard case .different(let difference)? = check?.verdict else { return false }
        return difference.look.contains(.fonts)
    }

    /// True for a picture that differs only in its drawing: its frames, and the fonts and options that it was made with, are the same.
    package var isOfDrawingAlone: Bool {
        guard case .different(let difference)? = check?.verdict else { return false }
        return difference.isOfDrawingAlone
    }

    /// True if recording the golden would solve the problem.
    var canBeAccepted: Bool {
        switch status {
        case .new, .missing: true
        case .different: !hasOtherFonts
        // A golden that cannot be read is not overwritten.
        case .unreadable: check?.golden != nil
        case .same, .obsolete, .recorded, .failed: false
        }
    }
}

extension [Verification.Outcome] {
    /// Prints the notes of each document: one note of each kind, from the first look that has one.
    package func tellNotes(isQuiet: Bool) {
        for (document, outcomes) in OrderedGroups(self, by: { $0.document ?? $0.golden }).all {
            NotePrinter(isQuiet: isQuiet).tell(outcomes.flatMap(\.notes), of: document)
        }
    }
}
