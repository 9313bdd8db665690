import ArgumentParser
import LayoutSubjects

/// The option for results that depend on estimates.
struct TextOptions: ParsableArguments {
    @Flag(name: .long, help: """
        Fail if a frame or a line break depends on the estimated width of a text, or if nothing decides an estimated size.
        """)
    var strict = false
}

/// The option for notes, of which each kind is printed once per document.
struct NoteOptions: ParsableArguments {
    @Flag(name: .long, help: "Leave out notes and warnings about layouts and their pictures.")
    var quiet = false
}

extension [LayoutInput] {
    /// Sets the options with which the documents will be read.
    func read(with options: TextOptions? = nil, _ notes: NoteOptions) -> [LayoutInput] {
        map { input in
            var input = input
            (input.isStrict, input.isQuiet) = (options?.strict ?? false, notes.quiet)
            return input
        }
    }
}
