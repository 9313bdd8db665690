import Foundation
import PackagePlugin

/// `swift package galley …`: the command, with all its verbs, in a package that depends on Galley.
///
/// The plugin's process becomes the command, rather than running it, so that signals reach it. SwiftPM exits with 0 or 1, and
/// prints the command's status if that is another; `swift run galley …` exits with it.
@main
struct GalleyPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        guard let galley = try builtCommand() else { return Diagnostics.error("the command galley cannot be built") }
        StandardStreams.connect()
        unblockSignals()
        var words = ([galley] + arguments).map { strdup($0) }
        words.append(nil)
        execv(galley, words)
        Diagnostics.error("cannot run \(galley): \(String(cString: strerror(errno)))")
    }

    /// Builds the command as `swift build` does, from the modules that the package's tests are built from. As a tool of the
    /// plugin it would be built once more, with all of its modules.
    private func builtCommand() throws -> String? {
        let parameters = PackageManager.BuildParameters(configuration: .inherit, logging: .concise, echoLogs: true)
        let result = try packageManager.build(.product("galley"), parameters: parameters)
        guard result.succeeded else { return nil }
        return result.builtArtifacts.map(\.url).first { $0.deletingPathExtension().lastPathComponent == "galley" }?.path
    }

    /// The threads that run this have all signals blocked, which a program would inherit.
    private func unblockSignals() {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }
}

/// SwiftPM gives a plugin an empty standard input, and prints its output and its messages, line by line, as one text. On
/// Linux the plugin opens SwiftPM's own streams instead, so that pipes work, and what is printed is to the byte what the
/// command prints. What is redirected to a file, and other systems, keep SwiftPM's way.
private enum StandardStreams {
    static func connect() {
        #if os(Linux)
        for (stream, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
            let path = "/proc/\(getppid())/fd/\(stream)"
            var status = stat()
            guard stat(path, &status) == 0, isSuitable(stream, status.st_mode & S_IFMT) else { continue }
            let file = open(path, mode | O_NOCTTY)
            guard file >= 0 else { continue }
            dup2(file, stream)
            close(file)
        }
        #endif
    }

    #if os(Linux)
    private static func isSuitable(_ stream: Int32, _ type: mode_t) -> Bool {
        switch type {
        case S_IFIFO: true
        // A program in the background, as SwiftPM starts one, is stopped when it reads from a terminal.
        case S_IFCHR: stream != STDIN_FILENO
        // Whatever else writes to the file goes on from where it was itself, and would overwrite what the command has written.
        case S_IFREG: stream == STDIN_FILENO
        default: false
        }
    }
    #endif
}
