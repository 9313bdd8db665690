import Foundation
import TestSupport
import Testing

/// A compiler on the search path that counts its calls and becomes the real one.
struct CountedCompiler {
    private let galley: Galley

    /// - Parameter script: a shell script that is run for each call before the real compiler.
    init(in galley: Galley, after script: String = "") throws {
        self.galley = galley
        let compiler = try #require(Tool.named("swiftc")).path
        // The compiler is also asked for its version.
        try galley.write("""
            #!/bin/sh
            case "$*" in *-module-name*) echo >>'\(galley.folder.path)/calls' ;; esac
            \(script)
            exec '\(compiler)' "$@"

            """, to: "bin/swiftc")
        chmod(galley.folder.path + "/bin/swiftc", 0o755)
    }

    /// The environment of a command that finds it, with a cache of its own.
    var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": galley.folder.path + "/bin:" + path, "XDG_CACHE_HOME": galley.folder.path + "/.cache"]
    }

    var calls: Int { galley.files.contains("calls") ? (try? galley.text("calls").count) ?? 0 : 0 }
}
