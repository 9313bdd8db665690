import TestSupport

/// A file or folder of `Fixtures/Entries`, which the command reads in a copy of its app that nothing stands beside.
struct EntryFile {
    private let path: String
    private let isApp: Bool

    /// - Parameter path: its first part is copied.
    init(_ path: String, isApp: Bool = true) { (self.path, self.isApp) = (path, isApp) }

    func callAsFunction(_ verb: String, _ options: String...) throws -> Tool.Result { try self(verb, options) }

    func callAsFunction(_ verb: String, _ options: [String]) throws -> Tool.Result {
        let name = String(path.split(separator: "/")[0])
        let galley = Galley()
        if isApp { try galley.write("", to: "App.xcodeproj/project.pbxproj") }
        try galley.copy("Entries/" + name, to: name)
        return try galley.run([verb, path] + options)
    }
}
