import Foundation
import HostFiles
package import SwiftSource

/// The files of an app that a run has read. Each is scanned once.
package final class SourceFiles: Sendable {
    private struct State {
        var texts: [String: SourceText] = [:]
        var names: [String: FileNames] = [:]
        var scans = 0

        mutating func take(_ text: SourceText, at path: String) {
            texts[path] = text
            scans += 1
        }
    }

    private let state = Locked(State())

    /// The number of times that a file was scanned.
    package var scans: Int { state.withLock { $0.scans } }

    /// The text of a file or, for a Core Data model, of the code that Xcode generates from it; `nil` if the file cannot
    /// be read.
    package func text(at path: String, flags: Set<String>) -> SourceText? {
        if let known = state.withLock({ $0.texts[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let text = SourceText(DataModel.isVersion(path) ? Array(DataModel([UInt8](data)).code.utf8) : [UInt8](data), flags: flags)
        state.withLock { $0.take(text, at: path) }
        return text
    }

    /// True if a file contains one of the words; it is not scanned.
    func contains(_ words: some Sequence<String>, at path: String) -> Bool {
        let bytes = state.withLock { $0.texts[path]?.bytes } ?? FileManager.default.contents(atPath: path).map(Array.init) ?? []
        return (bytes + [0]).withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in words.contains { strstr(text.baseAddress!, $0) != nil } }
        }
    }

    /// Stores a file that was read elsewhere.
    package func take(_ text: SourceText, at path: String) {
        let path = FilePlace.real(path) ?? path
        state.withLock { $0.take(text, at: path) }
    }

    /// The names that files declare; for files that are unchanged since an earlier run, from a cache.
    func names(of paths: [String], in cache: IndexCache?, flags: Set<String>) -> [FileNames] {
        let new = state.withLock { state in paths.filter { state.names[$0] == nil } }
        let names = IndexCache.names(of: new, in: cache) { [self] path in text(at: path, flags: flags).map { FileNames($0, flags: flags) } }
        return state.withLock { state in
            for (path, names) in zip(new, names) { state.names[path] = names }
            return paths.map { state.names[$0] ?? FileNames() }
        }
    }
}
