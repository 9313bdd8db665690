import Foundation
import HostFiles
import MessageText
package import SwiftSource

/// The Swift files of an app and the names that they declare, from the cache for files that are unchanged.
package struct AppIndex: Sendable {
    /// All files, in the order of nearness to the drawn files.
    package let paths: [String]
    package let names: AppNames
    private let sources: SourceFiles
    private let flags: Set<String>

    /// - Parameters:
    ///   - drawn: the files that are drawn.
    ///   - imported: files of modules that the drawn files import; they are not part of the app.
    ///   - built: modules of packages that are already built; their files are not part of the app.
    package init(
        _ app: AppFolder, drawing drawn: [String], importing imported: [String] = [], flags: Set<String>,
        without built: Set<String> = []
    ) {
        let drawn = drawn.map { FilePlace.real($0) ?? $0 }
        let others = Set(drawn + imported.map { FilePlace.real($0) ?? $0 })
        let near = Self.sorted(app.files.filter { Self.isSource($0) && !others.contains($0) }, near: drawn)
        let imports = drawn.flatMap { path in app.sources.text(at: path, flags: flags).map { FileNames($0, flags: flags).imports } ?? [] }
        let known = Set(drawn + near)
        // A library may also be part of the app's workspace.
        paths = drawn + near + CheckedOutModules.files(in: app.root, imports: imports).filter { !known.contains($0) }
        // Without an app, nothing is cached.
        let cache = app.root.flatMap { IndexCache(of: $0, flags: flags) }
        let files = app.sources.names(of: paths, in: cache, flags: flags)
        (sources, self.flags) = (app.sources, flags)
        let modules = PackageModules(paths, without: built.union(StandIns.optionalNames))
        let visible = modules.visible(fromFirst: drawn.count, imports: files.map(\.imports))
        let stale = Self.stale(paths, files, beyond: drawn.count, in: app.root, modules)
        names = AppNames(paths.indices.map { visible.contains($0) && !stale.contains($0) ? files[$0] : FileNames() })
    }

    /// Files that the project does not list and that declare a name of a listed file: presumably former versions of that file.
    private static func stale(
        _ paths: [String], _ files: [FileNames], beyond drawn: Int, in root: String?, _ modules: PackageModules
    ) -> Set<Int> {
        let project = ProjectFiles(in: root)
        let others = paths.indices.filter { $0 >= drawn && !project.contains(paths[$0]) && modules.isOutside($0) }
        guard !others.isEmpty else { return [] }
        let unlisted = Set(others)
        let listed = Set(paths.indices.filter { !unlisted.contains($0) }.flatMap { files[$0].declared })
        return unlisted.filter { !listed.isDisjoint(with: files[$0].declared) }
    }

    /// The text of a file; `nil` if it cannot be read.
    package func source(_ file: Int) -> SourceText? { sources.text(at: paths[file], flags: flags) }

    /// The app's calls of functions and types with these names.
    package func calls(of callees: Set<String>) -> AppCalls {
        guard !callees.isEmpty else { return AppCalls() }
        let files = paths.indices.filter { names.isOfApp($0) && sources.contains(callees, at: paths[$0]) }.compactMap(source)
        return AppCalls(of: callees, in: files, flags: flags, where: names.isType)
    }

    /// Groups files by the declarations that they see: if several files of the app declare a name, a file sees the nearest declaration.
    package func targets(of files: [Int]) -> [[Int]] {
        let ambiguous = names.ambiguous
        guard !ambiguous.isEmpty else { return [files] }
        let folders = paths.map(Self.folders)
        var targets: [[Int]: [Int]] = [:]
        for file in files {
            // Of several declarations at the same distance, the first one counts.
            let nearest = ambiguous.map { declaring in
                declaring.max { (Self.shared(folders[$0], folders[file]), -$0) < (Self.shared(folders[$1], folders[file]), -$1) } ?? file
            }
            targets[nearest, default: []].append(file)
        }
        return targets.values.sorted { $0[0] < $1[0] }
    }

    /// The number of folders that a file shares with the nearest of several other files.
    package func nearness(of file: Int, to others: some Sequence<Int>) -> Int {
        let folders = Self.folders(paths[file])
        return others.map { Self.shared(Self.folders(paths[$0]), folders) }.max() ?? 0
    }

    static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && PathParts(path).name != "Package.swift" || DataModel.isVersion(path)
    }

    /// Sorts by the number of folders shared with a drawn file; the order of the rest stays.
    private static func sorted(_ paths: [String], near drawn: [String]) -> [String] {
        let drawn = drawn.map(folders)
        let nearness = paths.map { path in
            let folders = folders(path)
            return drawn.map { shared($0, folders) }.max() ?? 0
        }
        return paths.indices.sorted { (-nearness[$0], $0) < (-nearness[$1], $1) }.map { paths[$0] }
    }

    private static func folders(_ path: String) -> ArraySlice<Substring> { path.split(separator: "/").dropLast() }

    /// The number of folders that two paths share.
    private static func shared(_ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>) -> Int {
        zip(first, second).prefix { $0 == $1 }.count
    }
}

/// Maps an app's files to modules of packages: the folders in `Sources` beside a manifest.
private struct PackageModules {
    /// The module of each file; `nil` for files outside of packages.
    private let modules: [String?]
    private let built: Set<String>

    /// - Parameter built: modules whose files are not part of the app.
    init(_ paths: [String], without built: Set<String>) {
        self.built = built
        var packages: [String: Bool] = [:]
        modules = paths.map { path in
            let folders = path.split(separator: "/").dropLast()
            for index in folders.indices.dropLast() where ["Sources", "Source", "src"].contains(folders[index]) {
                let package = "/" + folders[..<index].joined(separator: "/")
                let manifest = PathParts.join(package, "Package.swift")
                let isPackage = packages[package] ?? FileManager.default.fileExists(atPath: manifest)
                packages[package] = isPackage
                if isPackage { return String(folders[index + 1]) }
            }
            return nil
        }
    }

    func isOutside(_ file: Int) -> Bool { modules[file] == nil }

    /// The visible files: those outside of packages, those of the first files' modules, and those of modules that visible files import.
    func visible(fromFirst count: Int, imports: [[String]]) -> Set<Int> {
        let files = Dictionary(grouping: modules.indices) { modules[$0] }
        var found = Set(files[nil] ?? [])
        var (next, known) = (modules.prefix(count).compactMap { $0 } + found.flatMap { imports[$0] }, Set<String>())
        while let module = next.popLast() {
            guard !built.contains(module), known.insert(module).inserted, let own = files[module] else { continue }
            found.formUnion(own)
            next += own.flatMap { imports[$0] }
        }
        return found
    }
}

/// The names of an app's files, kept in the cache folder with the stamps of the files.
struct IndexCache {
    private let path: String
    private let folder: String
    /// Limit of the size of all apps' indexes, in bytes.
    private static let capacity = 50 << 20

    /// - Parameter root: the app's folder.
    init?(of root: String, flags: Set<String>) {
        guard let folder = CacheFolder("indexes").path else { return nil }
        self.folder = folder
        let key = ([Release.version, BuildIdentity.current, root] + flags.sorted()).joined(separator: "\n")
        path = PathParts.join(folder, String(StableHash.of(Array(key.utf8)), radix: 16))
    }

    /// The names that files declare, from the cache or, for changed files, read anew. Files that cannot be read declare nothing.
    static func names(
        of paths: [String], in cache: IndexCache?, reading read: @escaping @Sendable (String) -> FileNames?
    ) -> [FileNames] {
        var known = cache?.entries() ?? [:]
        let stamps = paths.map(FileStamp.identity)
        let changed = paths.indices.filter { known[stamps[$0]] == nil }
        let found = Locked([Int: FileNames]())
        DispatchQueue.concurrentPerform(iterations: changed.count) { number in
            let names = read(paths[changed[number]]) ?? FileNames()
            found.withLock { $0[changed[number]] = names }
        }
        for (index, names) in found.withLock({ $0 }) { known[stamps[index]] = names }
        let files = stamps.map { known[$0] ?? FileNames() }
        if !changed.isEmpty || known.count != stamps.count { cache?.write(Dictionary(zip(stamps, files)) { first, _ in first }) }
        return files
    }

    // MARK: The file

    private func entries() -> [String: FileNames] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        CacheFolder.use(path)
        do {
            return try JSONDecoder().decode([String: FileNames].self, from: data)
        } catch {
            // A damaged index is made anew.
            return [:]
        }
    }

    /// Writes the index to the cache. If that fails, the next run indexes the files again.
    private func write(_ entries: [String: FileNames]) {
        try? JSONEncoder().encode(entries).write(to: URL(fileURLWithPath: path), options: .atomic)
        CacheFolder.prune(folder, to: Self.capacity)
    }
}
