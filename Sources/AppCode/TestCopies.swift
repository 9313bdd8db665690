import Foundation
import HostSystem
import SwiftSource

/// Copies of an app's files for a target of tests: of those that a list names, and of what these need of the app around them.
package struct TestCopies {
    /// The copied files.
    package let paths: [String]
    /// The texts of the copies, in the order of the files.
    package let texts: [[UInt8]]
    private let sources: [SourceText]
    private let flags: Set<String>

    /// - Parameters:
    ///   - files: absolute paths.
    ///   - flags: compilation flags that the target sets.
    ///   - modules: modules that the target depends on.
    package init(of files: [String], flags: Set<String>, modules: Set<String>) throws(ListError) {
        var listed: [SourceText] = []
        for file in files { listed.append(try Self.source(of: file)) }
        let app = AppFolder(around: files)
        let index = AppIndex(app, drawing: files, flags: flags, without: modules)
        func load(_ number: Int) -> SourceText? {
            number < files.count ? listed[number] : FileManager.default.contents(atPath: index.paths[number]).map { SourceText([UInt8]($0)) }
        }
        let own = Array(files.indices)
        let whole = Slice(wholeFiles: own, of: index.names, flags: flags, importing: modules, load: load)
        if app.root == nil || whole.hasAllModules && whole.fileIndices.allSatisfy(own.contains) {
            (paths, sources) = (files, listed)
        } else {
            let slice = Slice(testedFiles: own, of: index.names, flags: flags, importing: modules, load: load)
            let others = slice.fileIndices.filter { $0 >= files.count }
            paths = files + others.map { index.paths[$0] }
            sources = (own + others).map { SourceText(slice.text(of: $0)) }
        }
        let edits = DrawableDeclarations(sources, flags: flags).edits
        texts = zip(paths, sources).enumerated().map { number, copied in
            let code = copied.1.linuxCode(edits: edits.filter { $0.file == number }, importing: modules)
            return SourceText(code).testCopy(of: copied.0)
        }
        self.flags = flags
    }

    private static func source(of file: String) throws(ListError) -> SourceText {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ListError(file, "cannot read the file: \(SystemError.current)")
        }
        guard !data.contains(0) else { throw ListError(file, "it is not a text") }
        return SourceText([UInt8](data))
    }

    // MARK: Outputs

    /// The texts in a number of files, some of them empty. Copies share a file only if there are too few, and then none that hide
    /// declarations of the same name, as these are hidden from other files.
    package func texts(inFiles count: Int) throws(ListError) -> [[UInt8]] {
        var outputs = Array(texts.prefix(count)) + Array(repeating: [], count: max(count - texts.count, 0))
        guard texts.count > count else { return outputs }
        let hidden = sources.map { $0.hiddenNames(flags: flags) }
        var taken = Array(hidden.prefix(count))
        for number in count..<texts.count {
            let first = number % count
            guard let output = (first..<first + count).lazy.map({ $0 % count }).first(where: { taken[$0].isDisjoint(with: hidden[number]) })
            else {
                throw ListError(
                    paths[number], "more than \(count) files of the app have private declarations of the same name; "
                        + "list fewer files in one target")
            }
            outputs[output] += texts[number]
            taken[output].formUnion(hidden[number])
        }
        return outputs
    }
}
