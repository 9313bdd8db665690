import AppCode
import Foundation
import HostFiles
import SwiftSource

/// The user's compiler, and the build products that galley provides for it.
struct SwiftToolchain {
    /// The path of `swiftc`. Symbolic links in it are not resolved: swiftc dispatches on its own name.
    let compiler: String
    /// The folder with `libGalleyRuntime` and `Modules`.
    let runtime: String

    private static let library = "libGalleyRuntime.so"
    /// The environment variable for a different folder of galley's modules.
    static let runtimeVariable = "GALLEY_RUNTIME"

    init() throws(Failure) {
        guard let compiler = Execution.path(of: "swiftc") else {
            throw Failure(
                .unavailable, "there is no swiftc on the PATH; galley compiles Swift files with the compiler of a Swift toolchain, "
                    + "see https://swift.org/install")
        }
        self.compiler = compiler
        runtime = try Self.runtime()
    }

    private static func runtime() throws(Failure) -> String {
        if let folder = ProcessEnvironment.current[runtimeVariable] {
            guard isRuntime(folder) else {
                throw Failure(.noInput, "\(folder): error: \(runtimeVariable) has to name a folder with \(library) and Modules")
            }
            // The compiler takes modules by two paths for two modules.
            return FilePlace.real(folder) ?? folder
        }
        let own = FilePlace.real("/proc/self/exe") ?? FilePlace.real(CommandLine.arguments[0]) ?? ""
        let folder = PathParts(own).folder
        let places = [PathParts.join(folder, "../lib/galley"), folder]
        guard let place = places.first(where: isRuntime) else {
            throw Failure(
                .noInput, "galley's modules for the Swift compiler are not installed beside it; unpack the release's archive that is "
                    + "named for the compiler, or run \"Scripts/install\" in galley's source")
        }
        return FilePlace.real(place) ?? place
    }

    private static func isRuntime(_ folder: String) -> Bool {
        [library, "Modules/LinuxUIKit.swiftmodule"].allSatisfy {
            FileManager.default.fileExists(atPath: PathParts.join(folder, $0))
        }
    }

    /// Identifies the compiler and galley's build, for naming compiled programs.
    var identity: String {
        [compiler, PathParts.join(runtime, Self.library)].map(FileStamp.identity).joined(separator: "\n")
    }

    /// The compiler's arguments for a module.
    ///
    /// - Parameters:
    ///   - imports: the folders of compiled modules that it may import.
    ///   - own: modules that need no stand-in.
    func arguments(module: String, imports: [String], own: Set<String>) -> [String] {
        // Imported everywhere, as on Apple's platforms `import Foundation` suffices for `URLSession`, `Published` and `ObservableObject`.
        let parts = ["FoundationNetworking"] + (own.contains("Combine") ? [] : [StandIns.combine])
        // The user's arguments, which may name another linker, follow.
        return linker + [
            "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-D", "DEBUG", "-no-color-diagnostics", "-module-name", module,
            // The compiler's check of its own code, 8 % of a compilation.
            "-Xfrontend", "-disable-llvm-verify",
        ] + parts.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } + imports.flatMap { ["-I", $0] }
            + StandIns.modules.filter { !own.contains($0.0) }.flatMap { ["-module-alias", "\($0)=\($1)"] }
    }

    /// Search path of galley's modules. It follows the user's arguments, as the folder may contain modules of other packages built by
    /// SwiftPM.
    var runtimeModules: [String] { ["-I", modules] }

    private var modules: String { PathParts.join(runtime, "Modules") }

    /// The module cache of galley's own build; `nil` if galley does not run from a build folder.
    var moduleCache: String? { ModuleCache.folder(besideModules: modules) }

    /// Further arguments for a program: to link it, and to emit the machine code of its files, a third of a compilation, in two threads.
    func arguments(linking output: String) -> [String] {
        ["-num-threads", "2", "-L", runtime, "-lGalleyRuntime", "-Xlinker", "-rpath", "-Xlinker", runtime, "-o", output]
    }

    /// LLVM's linker if it comes with the compiler: it takes 0.1 s where the system's default takes 0.3 s.
    private var linker: [String] {
        let own = PathParts.join(PathParts(FilePlace.real(compiler) ?? compiler).folder, "ld.lld")
        return FileManager.default.isExecutableFile(atPath: own) ? ["-use-ld=lld"] : []
    }
}
