import Foundation
import HostFiles
package import SwiftSource

/// Copies of an app's files for a test target: the files that a list names, with the code of the app that they need.
package struct TestCopies {
    /// The copied files.
    package let paths: [String]
    /// The texts of the copies, in the order of the files.
    package private(set) var texts: [[UInt8]] = []
    /// Leaves out code that the compiler rejects.
    private var loop: RepairLoop
    private let flags: Set<String>
    private let modules: Set<String>
    private let isApp: Bool
    private let assets: AssetSymbols
    /// The first asset catalogue. The compiler's messages about constants for assets name it as their file.
    private let catalog: String?

    /// - Parameters:
    ///   - files: absolute paths.
    ///   - flags: compilation flags that the target sets.
    ///   - modules: modules that the target depends on.
    package init(of files: [String], flags: Set<String>, modules: Set<String>) throws(ListError) {
        var listed: [SourceText] = []
        for file in files { listed.append(try Self.source(of: file, flags)) }
        let app = AppFolder(around: files)
        for (file, text) in zip(files, listed) { app.sources.take(text, at: file) }
        let index = AppIndex(app, drawing: files, flags: flags, without: modules)
        let own = Array(files.indices)
        let known = modules.union(StandIns.optionalNames)
        let whole = Slice(wholeFiles: own, of: index.names, flags: flags, importing: known, load: index.source)
        var sources = listed
        if app.root == nil || whole.hasAllModules && whole.fileIndices.allSatisfy(own.contains) {
            paths = files
        } else {
            let slice = Slice(testedFiles: own, of: index.names, flags: flags, importing: known, load: index.source)
            let others = slice.fileIndices.filter { $0 >= files.count }
            paths = files + others.map { index.paths[$0] }
            sources = (own + others).map { SourceText(slice.text(of: $0), flags: flags) }
        }
        (self.flags, self.modules, isApp) = (flags, modules, app.root != nil)
        (assets, catalog) = (app.assets, app.catalogs.first)
        loop = RepairLoop(sources.map { SourceCopy($0) }, drawing: files.count, flags: flags)
        texts = texts(of: sources)
    }

    private func texts(of sources: [SourceText]) -> [[UInt8]] {
        let edits = DrawableDeclarations(sources, flags: flags).edits
        var texts = zip(paths, sources).enumerated().map { number, copied in
            let code = copied.1.linuxCode(edits: edits.filter { $0.file == number }, importing: modules)
            return SourceText(code).testCopy(of: copied.0)
        }
        let symbols = assets.code(for: sources)
        if !symbols.isEmpty { texts[0] += SourceText(Array("import UIKit\n\(symbols)".utf8)).testCopy(of: catalog ?? paths[0]) }
        return texts
    }

    private static func source(of file: String, _ flags: Set<String>) throws(ListError) -> SourceText {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ListError(file, "cannot read the file: \(SystemError.current)")
        }
        guard !data.contains(0) else { throw ListError(file, "it is not a text file") }
        return SourceText([UInt8](data), flags: flags)
    }

    // MARK: Rejected code

    /// Leaves out the code of an app's files that the compiler rejects, such as code for a missing module.
    ///
    /// - Parameter check: the compiler's errors in copies, by the indices of the files.
    package mutating func leaveOut(rejectedBy check: (_ texts: [[UInt8]], _ paths: [String]) -> [Int: [Diagnostic]]) {
        guard isApp else { return }
        var loop = loop
        _ = loop.run { loop, _ in
            let errors = check(texts(of: loop.sources), paths)
            return errors.isEmpty ? .compiled : .rejected(errors)
        }
        self.loop = loop
        texts = texts(of: loop.sources)
    }

    /// Warnings about code that is left out, a line each.
    package var leftOut: [String] {
        loop.edits.compactMap { edit in
            guard let code = edit.leftOut, let words = edit.words else { return nil }
            return "\(paths[edit.file]):\(code.line): warning: \(words)"
        }
    }

    // MARK: Outputs

    /// Distributes the copies over a number of files, some of which may stay empty. If there are too few files, copies share one, unless
    /// both have private declarations of the same name, which are hidden from other files.
    package func texts(inFiles count: Int) throws(ListError) -> [[UInt8]] {
        var files = Array(texts.prefix(count)) + Array(repeating: [], count: max(count - texts.count, 0))
        guard texts.count > count else { return files }
        let hidden = loop.sources.map { $0.hiddenNames(flags: flags) }
        var taken = Array(hidden.prefix(count))
        for number in count..<texts.count {
            let first = number % count
            let outputs = (first..<first + count).lazy.map { $0 % count }
            guard let output = outputs.first(where: { taken[$0].isDisjoint(with: hidden[number]) }) else {
                throw ListError(
                    paths[number], "more than \(count) files of the app have private declarations of the same name; "
                        + "list fewer files in one target")
            }
            files[output] += texts[number]
            taken[output].formUnion(hidden[number])
        }
        return files
    }
}
