import Foundation

/// A library of the system, loaded when the first font is opened: who gives none needs none, and starts as fast.
struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer
    let name: String

    /// - Parameters:
    ///   - name: as people call it.
    ///   - file: its file's name without a suffix, and the version of its interface.
    ///   - debian: the package that has it.
    init(_ name: String, file: String, version: Int, debian: String, brew: String) throws(FontError) {
        self.name = name
        #if os(macOS)
        let paths = ["", "/opt/homebrew/lib/", "/usr/local/lib/"].map { "\($0)\(file).\(version).dylib" }
        let install = "brew install \(brew)"
        #else
        let paths = ["\(file).so.\(version)"]
        let install = "apt-get install \(debian)"
        #endif
        guard let handle = paths.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw FontError(.library, "fonts of files need \(name): \(install) (\(Self.problem))", path: nil)
        }
        self.handle = handle
    }

    /// A function of the library.
    ///
    /// - Parameters:
    ///   - name: its name, and the one that older versions have for it.
    ///   - type: what its header declares.
    func function<Function>(
        _ name: String, or older: String? = nil, as type: Function.Type = Function.self
    ) throws(FontError) -> Function {
        guard let symbol = dlsym(handle, name) ?? older.flatMap({ dlsym(handle, $0) }) else {
            throw FontError(.library, "this \(self.name) is too old: it has no \(name)", path: nil)
        }
        return unsafeBitCast(symbol, to: type)
    }

    private static var problem: String { dlerror().map { String(cString: $0) } ?? "no reason is given" }
}
