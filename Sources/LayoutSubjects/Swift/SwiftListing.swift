import MessageText
import ProgramMessages
import SwiftSource

/// Lists the declarations in Swift files in their order: those that are drawn, and refused ones with the reason.
package struct SwiftListing {
    package let text: String
    /// True if at least one declaration can be drawn and no file is left out.
    package let isComplete: Bool

    package init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        let programs = try LayoutInput.modules(paths, choice).map { files throws(Failure) in
            try SwiftProgram(files, choice)
        }
        guard !programs.isEmpty else { throw Failure(.usage, "--list needs Swift files") }
        if programs.allSatisfy({ $0.declarationCount == 0 }) { throw programs[0].nothing(choice) }
        for program in programs {
            try program.checkExclusions(choice)
            if program.declarationCount == 0 { Console.note(program.nothing(choice).message) }
            for file in program.broken { Console.error(file.failure.message) }
        }
        text = programs.flatMap(Self.lines).joined()
        isComplete = programs.contains { !$0.entries.isEmpty } && programs.allSatisfy(\.broken.isEmpty)
    }

    /// The lines about drawn files in their order, and then those about others.
    private static func lines(_ program: SwiftProgram) -> [String] {
        let files = program.module.files.prefix(program.module.drawnCount).map(\.path)
        let entries = program.entries.map { one in
            let differences = (one.differences.map(\.words) + one.check.assumptions).map { "; \($0)" }.joined()
            let words = word(one.declaration) + (one.runError.map { ", but \($0.words)" } ?? differences)
            return (one.declaration.file, one.declaration.line, line(one.declaration, program, words))
        }
        let refused = program.refused.map { one in
            (one.declaration.file, one.declaration.line, line(one.declaration, program, "refused: \(one.reason)"))
        }
        let notes = program.basis.notes.map { one in
            (files.firstIndex(of: one.path) ?? files.count, one.line, TerminalText.line(one.words) + "\n")
        }
        let all = entries + refused + notes
        return all.indices.sorted { (all[$0].0, all[$0].1, $0) < (all[$1].0, all[$1].1, $1) }.map { all[$0].2 }
    }

    private static func line(_ declaration: Declaration, _ program: SwiftProgram, _ words: String) -> String {
        let place = "\(program.module.files[declaration.file].path):\(declaration.line)"
        return TerminalText.line("\(place): \(declaration.path): \(words)") + "\n"
    }

    private static func word(_ declaration: Declaration) -> String {
        switch (declaration.kind, declaration.product) {
        case (.preview, _): "a preview"
        case (.controller, .view) where declaration.needsInstance: "a view"
        case (_, .view): "a view controller"
        case (_, .layout): "a layout"
        case (_, .section): "a section"
        }
    }
}
