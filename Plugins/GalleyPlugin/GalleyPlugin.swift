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
            let (words, target) = try Self.target(from: arguments)
            let galley = try build("galley")
            guard let target else {
                // Drawing only documents need not wait for the libraries for Swift files.
                if words.contains(where: mayBeSwift) { _ = try build("GalleyRuntime") }
                return become(galley, words)
            }
            _ = try build("GalleyRuntime")
            let folder = URL(fileURLWithPath: galley).deletingLastPathComponent()
            become(galley, words + (try TargetArguments(target, context, packageManager, buildFolder: folder).words))
        } catch let error as Refusal {
            Diagnostics.error(error.message)
        }
    }

    private static let verbs = ["render", "frames", "gallery", "preview", "accept", "verify"]

    /// The option `--target`, read by the plugin itself.
    ///
    /// - Returns: the other arguments, and the target's name.
    private static func target(from arguments: [String]) throws -> (others: [String], target: String?) {
        var extractor = ArgumentExtractor(arguments)
        let targets = extractor.extractOption(named: "target")
        guard let target = targets.first else { return (arguments, nil) }
        guard targets.count == 1 else { throw Refusal("--target names one target, not \(targets.count); run the command for each") }
        let others = extractor.remainingArguments
        guard let verb = others.first, verbs.contains(verb) else {
            throw Refusal(
                "--target is for \(verbs.joined(separator: ", ")), "
                    + "such as swift package --allow-writing-to-package-directory galley render --target \(target)")
        }
        return (others, target)
    }

    /// Builds a product of Galley like `swift build`, from the same modules as the package's tests. As tools of the plugin they
    /// would be built a second time, with all of their modules.
    private func build(_ product: String) throws -> String {
        let result = try packageManager.build(
            .product(product), parameters: .init(configuration: .inherit, logging: .concise, echoLogs: true))
        guard result.succeeded, let path = result.builtArtifacts.first(where: { $0.url.lastPathComponent.contains(product) })?.url.path
        else { throw Refusal("\(product) cannot be built") }
        return path
    }

    private func mayBeSwift(_ word: String) -> Bool {
        if word.hasSuffix(".swift") { return true }
        guard let walk = FileManager.default.enumerator(atPath: word) else { return false }
        for case let path as String in walk {
            if path.split(separator: "/").last?.hasPrefix(".") == true { walk.skipDescendants() }
            else if path.hasSuffix(".swift"), path != "Package.swift" { return true }
        }
        return false
    }

    private func become(_ galley: String, _ arguments: [String]) {
        StandardStreams.connect()
        // All signals are blocked on this thread, which the program would inherit.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var words = ([galley] + arguments).map { strdup($0) }
        words.append(nil)
        execv(galley, words)
        Diagnostics.error("cannot run \(galley): \(String(cString: strerror(errno)))")
    }
}

/// The reason that the command is not run.
struct Refusal: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
