import ArgumentParser
import LayoutSubjects

/// The treatment of uncertainties.
struct TextOptions: ParsableArguments {
    @Flag(name: .long, help: """
        Fail if a frame or a line break depends on the estimated width of a text, or if nothing decides an estimated size.
        """)
    var strict = false
}

extension [SubjectInput] {
    /// The documents with options for reading.
    func read(with options: TextOptions) -> [SubjectInput] {
        map { input in
            var input = input
            input.isStrict = options.strict
            return input
        }
    }
}
