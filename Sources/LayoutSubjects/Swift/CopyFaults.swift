import SwiftSource

/// Syntax errors in galley's copy of a file that the file itself does not have: bugs of galley.
enum CopyFaults {
    /// Rewords these errors as bugs of galley; returns other errors unchanged.
    ///
    /// - Parameter compiler: the path of `swiftc`.
    static func told(_ failure: Failure, compiler: String?) throws(Failure) -> Failure {
        var told = failure
        for (path, message) in failure.files {
            guard let compiler, let error = message.firstMatch(of: /(?m)^.+?:([0-9]+):([0-9]+): error: (.*)$/),
                Diagnostic(line: 1, column: 1, message: String(error.3)).complaint == .syntax,
                try Execution.run(compiler, ["-frontend", "-parse", path]).status == 0
            else { continue }
            told.files[path] = "\(path):\(error.1):\(error.2): error: galley's copy of this file does not parse, though the file does: "
                + "\(error.3); please report it; --exclude leaves the declaration out"
            told.status = .software
        }
        if told.status != failure.status { told.message = told.files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n") }
        return told
    }
}
