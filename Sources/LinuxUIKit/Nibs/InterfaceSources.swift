import Foundation

/// The interface files of a program, and functions that set the outlets of its classes.
///
/// Code that hosts an app makes them current. By default, nibs and storyboards are found in bundles, and outlets of an app's
/// classes are not connected, as Swift cannot set a property by its name.
package struct InterfaceSources: Sendable {
    /// Sets an outlet by its name. Returns `nil` if the object has no such outlet, and false if the value has another type.
    package typealias Outlets = @MainActor @Sendable (_ object: Any, _ name: String, _ value: Any) -> Bool?

    /// A XIB or storyboard file.
    package struct File: Sendable {
        package var path: String
        /// The custom classes that the file names.
        package var classes: Set<String>

        package init(path: String, classes: Set<String>) { (self.path, self.classes) = (path, classes) }

        fileprivate var name: String { (path as NSString).lastPathComponent }

        /// Precedence among files of the same name, lowest first: the development language, not localized, English, other languages.
        fileprivate var rank: Int {
            if path.contains("/Base.lproj/") { return 0 }
            return path.contains(".lproj/") ? path.contains("/en.lproj/") ? 2 : 3 : 1
        }
    }

    private let files: [File]
    /// Folders of asset catalogues.
    let catalogs: [String]
    private let outlets: [Outlets]
    /// The module that the app's classes are compiled in; files may name the app's original module.
    let module: String?
    let read = SharedAssociatedValues()
    /// Receives notes; `nil` prints each note once to standard error.
    private var report: (@Sendable (_ note: String, _ isAssumed: Bool) -> Void)?

    package init(_ files: [File] = [], catalogs: [String] = [], outlets: [Outlets] = [], module: String? = nil) {
        self.files = files.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        (self.catalogs, self.outlets, self.module) = (catalogs, outlets, module)
    }

    @TaskLocal package static var current = InterfaceSources()

    /// Runs `body` with these sources as the current ones.
    ///
    /// - Parameter report: receives notes on content of files that is not read; `isAssumed` is true if something else is shown
    ///   instead.
    package func performAsCurrent<Answer>(
        reporting report: @escaping @Sendable (_ note: String, _ isAssumed: Bool) -> Void, _ body: () throws -> Answer
    ) rethrows -> Answer {
        var sources = self
        sources.report = report
        return try Self.$current.withValue(sources, operation: body)
    }

    /// - Parameter isAssumed: true if something else is shown in place of a file's objects.
    package func note(_ text: String, isAssumed: Bool = false) {
        if let report { return report(text, isAssumed) }
        guard !read.kept("note: \(text)", or: false) else { return }
        read.keep(true, "note: \(text)")
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Notes an assumption; false if nothing receives notes.
    func assumes(_ text: String) -> Bool {
        report?(text, true)
        return report != nil
    }

    /// Sets an outlet of an app's class.
    @MainActor
    func connect(_ object: Any, _ name: String, _ value: Any) -> Bool? {
        for outlets in outlets {
            if let isConnected = outlets(object, name, value) { return isConnected }
        }
        return nil
    }

    /// Name for `connect(_:_:_:)` that stands for all outlets of an object that are still `nil`.
    package static let allOutlets = "*"

    // MARK: Files

    /// The path of a nib's or storyboard's file.
    func path(_ name: String, _ suffix: String, in bundle: Bundle?) -> String? {
        files.first { $0.name == "\(name).\(suffix)" }?.path ?? bundle?.path(forResource: name, ofType: suffix)
    }

    var storyboards: [String] { files.map(\.path).filter { $0.hasSuffix(".storyboard") } }

    func storyboards(naming name: String) -> [String] {
        files.filter { $0.classes.contains(name) && $0.path.hasSuffix(".storyboard") }.map(\.path)
    }

    /// The content of a nib's or a storyboard's file.
    func interface(_ name: String, _ suffix: String, in bundle: Bundle) throws(InterfaceError) -> InterfaceFile {
        guard let path = path(name, suffix, in: bundle) else {
            throw InterfaceError(
                file: "\(name).\(suffix)", text: suffix == "xib"
                    ? "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'"
                    : "Could not find a storyboard named '\(name)' in bundle '\(bundle.bundlePath)'")
        }
        return try interface(at: path)
    }

    /// The content of a file, read once.
    func interface(at path: String) throws(InterfaceError) -> InterfaceFile {
        if let known: InterfaceFile = read.kept(path, or: nil) { return known }
        let file = try InterfaceFile(path)
        read.keep(file, path)
        return file
    }
}

/// The content of a XIB or storyboard file.
struct InterfaceFile: Sendable {
    let name: String
    let root: InterfaceElement

    init(name: String, root: InterfaceElement) { (self.name, self.root) = (name, root) }

    init(_ path: String) throws(InterfaceError) {
        name = (path as NSString).lastPathComponent
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceError(file: name, text: "it cannot be read")
        }
        root = try InterfaceReader.read(Array(data), file: name)
        guard root.name == "document" else {
            throw error(at: root, "its element <\(root.name)> is not <document>; only files saved by Xcode 5 or later can be read")
        }
    }

    /// The top-level objects of a XIB.
    var objects: [InterfaceElement] { root.list("objects") }
    var scenes: [InterfaceElement] { root.list("scenes") }

    /// A colour or an image among the file's resources.
    func resource(_ kind: String, _ name: String) -> InterfaceElement? {
        root.list("resources").first { $0.name == kind && $0.attributes["name"] == name }
    }

    func error(at element: InterfaceElement, _ text: String) -> InterfaceError {
        InterfaceError(file: name, line: element.line, text: text)
    }
}
