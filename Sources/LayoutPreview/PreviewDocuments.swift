import HostFiles
import LayoutDiagram
import LayoutSubjects
import MessageText

/// The current layouts of a preview, and the listeners for changes.
final class PreviewDocuments: Sendable {
    /// A layout, with the current error in its file.
    struct Entry: Sendable {
        /// A unique id, used in addresses.
        var id: String
        var input: LayoutInput
        /// The last version without errors; `nil` if there was none.
        var subject: (any Subject)?
        var title: String
        /// The error, with the line quoted and a caret; `nil` for none.
        var error: String?
        /// Incremented whenever the file is read.
        var version = 0
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        /// An error that belongs to no single file, such as a compiler error.
        var error: String?
        var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
        var nextListener = 0
    }

    private let paths: [String]
    private let swift: SwiftChoice
    /// Changes to the style of each layout.
    private let changes: DiagramStyle.Changes
    /// True to print no notes.
    private let isQuiet: Bool
    private let state = Locked(State())

    /// Finds and reads the layouts. The page shows the errors of files; a file with errors gives no layouts until it is
    /// corrected.
    ///
    /// - Throws: if a path does not exist, or Swift files cannot be compiled on this machine.
    init(_ paths: [String], _ swift: SwiftChoice, _ changes: DiagramStyle.Changes, isQuiet: Bool) throws(Failure) {
        (self.paths, self.swift, self.changes, self.isQuiet) = (paths, swift, changes, isQuiet)
        do {
            let inputs = try LayoutInput.find(paths, swift, changes)
            state.withLock { $0.entries = read(inputs, former: []) }
        } catch {
            guard error.status == .badInput else { throw error }
            state.withLock { $0.error = error.message }
        }
    }

    /// An error that belongs to no single file; `nil` for none.
    var error: String? { state.withLock { $0.error } }

    var entries: [Entry] { state.withLock { $0.entries } }

    /// The last version of a layout without errors.
    struct Shown {
        var subject: any Subject
        var file: String
    }

    /// The last version of a layout without errors; `nil` if there is none.
    func shown(_ id: String) -> Shown? {
        guard let entry = entries.first(where: { $0.id == id }), let subject = entry.subject else { return nil }
        return Shown(subject: subject, file: entry.input.file)
    }

    /// The files that determine the preview.
    var files: [String] {
        let entries = entries
        let hasSwift = entries.isEmpty || entries.contains { $0.input.isDeclared }
        let paths = paths + (hasSwift ? swift.compilation.imports.flatMap(\.paths) : [])
        let folders = hasSwift ? paths.filter { !SwiftModule.isSwift($0) } : []
        // The folders are among them, as their modification time changes when files are added or removed. A folder that cannot be
        // listed has no files for now.
        return entries.flatMap(\.input.files) + paths + folders.flatMap { (try? SwiftModule.files(below: $0)) ?? [] }
    }

    // MARK: Changes

    /// Reads changed files, and notifies the listeners.
    func update(_ changed: Set<String>) {
        let former = entries
        let areDocuments = changed.allSatisfy { path in former.contains { $0.input.path == path && !$0.input.isDeclared } }
        if areDocuments {
            let updated = former.map { changed.contains($0.input.path ?? "") ? Self.read($0) : $0 }
            state.withLock { ($0.entries, $0.error) = (updated, nil) }
        } else {
            do {
                let updated = read(try LayoutInput.find(paths, swift, changes, isFirst: false), former: former, changed)
                state.withLock { ($0.entries, $0.error) = (updated, nil) }
            } catch {
                state.withLock { $0.error = error.message }
            }
        }
        tell()
    }

    /// The entries of the given inputs. Entries whose files are unchanged are reused.
    ///
    /// - Parameter changed: the files to read again; other documents stay unchanged.
    private func read(_ inputs: [LayoutInput], former: [Entry], _ changed: Set<String> = []) -> [Entry] {
        let stems = Dictionary(inputs.map { ($0.stem, 1) }, uniquingKeysWith: +)
        return inputs.map { input in
            let id = stems[input.stem] == 1 ? input.stem : input.name
            var entry = former.first { $0.id == id } ?? Entry(id: id, input: input, title: input.stem)
            let isKept = entry.version > 0 && entry.input.path == input.path && !changed.contains(input.path ?? "")
            entry.input = input
            entry.input.isQuiet = isQuiet
            return isKept && !input.isDeclared ? entry : Self.read(entry)
        }
    }

    /// The entry after reading its file again. If that has errors, the previous subject is kept.
    private static func read(_ entry: Entry) -> Entry {
        var entry = entry
        entry.version += 1
        do {
            let subject = try entry.input.read()
            let solved = try subject.solved(for: Look())
            entry.title = solved.title
            subject.tell(solved.notes)
            (entry.subject, entry.error) = (subject, nil)
        } catch {
            entry.error = error.message
        }
        return entry
    }

    // MARK: Listeners

    /// The current layouts, and again after every change, as server-sent events.
    func events() -> AsyncStream<[UInt8]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(4))
        let number = state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = continuation
            return state.nextListener
        }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) } }
        continuation.yield(event)
        return stream
    }

    /// Writes to idle connections in order to detect those whose page is closed.
    func keepAlive() { yield(Array(": \n\n".utf8)) }

    private func tell() { yield(event) }

    private func yield(_ bytes: [UInt8]) {
        for continuation in state.withLock({ Array($0.listeners.values) }) { continuation.yield(bytes) }
    }

    private static func member(_ error: String?) -> [JSONValue.Member] { error.map { [("error", .string($0))] } ?? [] }

    private var event: [UInt8] {
        let (entries, error) = state.withLock { ($0.entries, $0.error) }
        let layouts = entries.map { entry in
            JSONValue.object(
                [("name", .string(entry.id)), ("title", .string(entry.title))] + Self.member(entry.error)
                    + [("version", .number(entry.version)), ("isDrawn", .bool(entry.subject != nil))])
        }
        let message = JSONValue.object([("layouts", .list(layouts))] + Self.member(error))
        return Array("data: \(message.text)\n\n".utf8)
    }
}
