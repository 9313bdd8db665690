import Foundation
import PackagePlugin

/// `swift package galley …`: the command with all its verbs, in a package that depends on Galley.
///
/// The plugin's process is replaced by the command, so that signals reach it. SwiftPM exits with 0 or 1, and prints any other
/// status of the command; `swift run galley …` exits with it.
@main
struct GalleyPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        do {
            let (words, target) = try TargetOption.taken(from: arguments)
            let found = try target.map { try PackageTarget($0, in: context) }
            let products = try BuiltProducts(packageManager, withRuntime: target != nil || RuntimeNeed.isThere(arguments))
            let more = try found.map { try TargetArguments($0, context, packageManager, products).words } ?? []
            become(products.galley, words + more)
        } catch let error as Refusal {
            Diagnostics.error(error.message)
        }
    }

    private func become(_ galley: String, _ arguments: [String]) {
        StandardStreams.connect()
        unblockSignals()
        var words = ([galley] + arguments).map { strdup($0) }
        words.append(nil)
        execv(galley, words)
        Diagnostics.error("cannot run \(galley): \(String(cString: strerror(errno)))")
    }

    /// The threads that run this have all signals blocked, which a program would inherit.
    private func unblockSignals() {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }
}

/// The reason that the command is not run.
struct Refusal: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// The option `--target`, which the plugin reads itself.
enum TargetOption {
    private static let verbs = ["render", "frames", "gallery", "preview", "accept", "verify"]

    /// - Returns: the other arguments, and the target's name.
    static func taken(from arguments: [String]) throws -> (others: [String], target: String?) {
        var (others, targets): ([String], [String]) = ([], [])
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--target" {
                guard let name = rest.popFirst(), !name.hasPrefix("-") else { throw Refusal("--target lacks the target's name") }
                targets.append(name)
            } else if word.hasPrefix("--target=") {
                targets.append(String(word.dropFirst("--target=".count)))
            } else {
                others.append(word)
            }
        }
        guard let target = targets.first else { return (others, nil) }
        guard targets.count == 1 else { throw Refusal("--target names one target, not \(targets.count); run the command for each") }
        guard let verb = others.first, verbs.contains(verb) else {
            throw Refusal(
                "--target is for \(verbs.joined(separator: ", ")), such as swift package galley render --target \(target)")
        }
        return (others, target)
    }
}
