import HostSystem
import SwiftSource

/// Lists the declarations in Swift files: drawable ones, and others with the reason.
package struct SwiftListing {
    package let text: String

    package init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        let programs = try SubjectInput.modules(paths, choice).map { files throws(Failure) in
            try SwiftProgram(files, choice)
        }
        guard !programs.isEmpty else { throw Failure(.usage, "--list is for Swift files, and there are none") }
        text = programs.flatMap { program in
            program.found.map { found in
                Self.line(found.declaration, program, Self.word(found.declaration)
                    + (found.stop.map { ", but \($0.words)" } ?? found.deviation.map { "; \($0)" } ?? ""))
            }
                + program.omissions.map { TerminalText.line($0) + "\n" }
                + program.leftOut.map { Self.line($0.declaration, program, "left out: \($0.reason)") }
        }.joined()
    }

    private static func line(_ declaration: Declaration, _ program: SwiftProgram, _ words: String) -> String {
        let place = "\(program.module.files[declaration.file].path):\(declaration.line)"
        return TerminalText.line("\(place): \(declaration.path): \(words)") + "\n"
    }

    private static func word(_ declaration: Declaration) -> String {
        switch declaration.product {
        case .view: "a view controller"
        case .layout: "a layout"
        case .section: "a section"
        }
    }
}
