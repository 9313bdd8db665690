import Foundation
import HostFiles

/// The messages of a failed compilation, kept so that the next run does not compile the same code again.
///
/// Only messages about the code are kept, as a full disk or a missing library may be no problem in the next run.
struct FailedCompilation {
    /// The file with the messages; `nil` if nothing is kept.
    private let path: String?
    /// Limit of the size of all messages, in bytes.
    private static let capacity = 10 << 20
    /// Placeholder for the path of the folder of copies, which differs in each run.
    private static let folderMark = "\u{0}"

    /// - Parameter key: identifies the code, the compiler and its options.
    init(key: [UInt8]) {
        path = CacheFolder("failures").path.map { PathParts.join($0, String(StableHash.of(key), radix: 16)) }
    }

    /// The kept result, with paths in the given folder of copies; `nil` if there is none. A result counts as a call of the compiler,
    /// so that each run has the same number of attempts.
    func result(of texts: [[UInt8]], in folder: String, within budget: CompilerBudget) -> Execution.Result? {
        guard let path, CacheFolder.isOwn(path), let data = FileManager.default.contents(atPath: path) else { return nil }
        CacheFolder.use(path)
        budget.takeCall(texts)
        return Execution.Result(status: 1, text: String(decoding: data, as: UTF8.self).replacing(Self.folderMark, with: folder))
    }

    /// Keeps the compiler's messages. If they cannot be written, the next run compiles the code again.
    func keep(_ messages: String, in folder: String) {
        guard let path else { return }
        try? Data(messages.replacing(folder, with: Self.folderMark).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        CacheFolder.prune(PathParts(path).folder, to: Self.capacity)
    }
}
