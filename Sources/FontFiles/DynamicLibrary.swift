import Foundation

/// A system library, loaded when the first font is opened: without fonts it is not needed and costs no start time.
struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer
    let name: String

    /// - Parameters:
    ///   - name: the display name.
    ///   - file: the file name without suffix.
    ///   - version: the version of its ABI.
    ///   - debian: the Debian package.
    ///   - brew: the Homebrew formula.
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

    /// Looks up a function of the library.
    ///
    /// - Parameters:
    ///   - name: its name, and the name in older versions.
    ///   - type: the signature from its header.
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
