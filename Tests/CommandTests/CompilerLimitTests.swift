#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A compiler that hangs, chatters or dies, in place of the user's, and the remains of runs.
struct CompilerLimitTests {
    private let galley = Galley()

    private static let layout = """
        import UIKit
        func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }

        """

    /// - Parameter compiler: a shell script.
    private func write(compiler: String) throws -> [String: String] {
        try galley.write(Self.layout, to: "a.swift")
        try galley.write("#!/bin/sh\n\(compiler)\n", to: "bin/swiftc")
        chmod(galley.folder.appendingPathComponent("bin/swiftc").path, 0o755)
        let path = galley.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        for name in ["libGalleyRuntime.so", "Modules/LinuxUIKit.swiftmodule"] { try galley.write("", to: "runtime/" + name) }
        let folder = galley.folder.path
        return ["PATH": path, "XDG_CACHE_HOME": folder + "/cache", "GALLEY_RUNTIME": folder + "/runtime"]
    }

    private func programs() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: galley.folder.path + "/cache/galley/programs")) ?? []
    }

    @Test(arguments: [
        ("while :; do sleep 1; done", "0.3", Int32(65), "the Swift compiler did not finish in 0.3 s, the time for compiling and drawing"),
        ("while :; do echo again and again; done", "0.3", 65, "the Swift compiler did not finish in 0.3 s"),
        ("kill -9 $$", "60", 65, "was killed by signal 9; its memory limit is 8 GB"),
        ("echo '(source_file)'", "60", 64, "the compiler made no program: remove arguments of -Xswiftc that select another output: -dump-ast"),
    ])
    func aCompilerThatMakesNoProgramIsSaid(compiler: String, timeout: String, status: Int32, message: String) throws {
        let environment = try write(compiler: compiler)
        let result = try galley.run(["render", "a.swift", "--timeout", timeout, "-Xswiftc", "-dump-ast"], environment: environment)
        #expect(result.status == status && result.errorText.contains(message), "\(result.errorText)")
        #expect(!result.errorText.contains("again") && !result.errorText.contains("source_file"))
        #expect(programs() == [])
    }

    @Test func theErrorOfTheLastCompilationIsReported() throws {
        let compiler = """
            for path in "$@"; do case $path in */a.swift) copy=$path;; esac; done
            if mkdir once; then echo "$copy:2:47: error: cannot find 'Other' in scope"; else echo "$copy:2:47: error: expected words"; fi
            exit 1
            """
        let environment = try write(compiler: compiler)
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write("import UIKit\nfunc makeLayout() -> UICollectionViewLayout { Other.layout }\n", to: "a.swift")
        try galley.write("import UIKit\nenum Other { static var layout: UICollectionViewLayout { fatalError() } }\n", to: "b.swift")
        let result = try galley.run(["render", "a.swift"], environment: environment)
        #expect(result.status == 65 && result.errorText.contains("a.swift:2:47: error: expected words"), "\(result.errorText)")
        #expect(!result.errorText.contains("Other' in scope"), "\(result.errorText)")
    }

    /// A changed rule may make another program of the same file.
    @Test func anotherBuildOfTheCommandUsesNoProgramOfThisOne() throws {
        try galley.write(Self.layout, to: "a.swift")
        let own = URL(fileURLWithPath: Galley.tool.path)
        let other = galley.folder.appendingPathComponent("galley")
        try FileManager.default.copyItem(at: own, to: other)
        // The runtime of a build is beside the command, that of a release in lib/galley.
        let beside = own.deletingLastPathComponent()
        let runtime = try #require([beside, beside.deletingLastPathComponent().appendingPathComponent("lib/galley")].first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("libGalleyRuntime.so").path)
        })
        // Through a link, as in the path of a build folder.
        let link = galley.folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: runtime)
        let environment = ["XDG_CACHE_HOME": galley.folder.path + "/cache", "GALLEY_RUNTIME": link.path]
        for (tool, count) in [(Galley.tool, 1), (Galley.tool, 1), (Tool(path: other.path), 2)] {
            let result = try tool.run(["frames", "a.swift"], environment: environment, in: galley.folder)
            #expect(result.status == 0 && programs().count == count, "\(result)")
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func aSignalEndsTheCompilerToo(number: Int32) throws {
        // swiftc, too, starts processes in groups of their own.
        let compiler = "setsid sleep 600 & echo $$ $! > ids.new; mv ids.new ids; while :; do sleep 1; done"
        let environment = try write(compiler: compiler)
        let process = Galley.tool.process(["render", "a.swift"], environment: environment, in: galley.folder)
        process.standardError = FileHandle.nullDevice
        try Signal(number: number).atItsDefault { try process.run() }
        let end = ContinuousClock.now + .seconds(60)
        while !galley.files.contains("ids"), .now < end { usleep(1_000) }
        let started = try galley.text("ids").trimmingCharacters(in: .newlines).split(separator: " ")
        #expect(started.count == 2)
        #expect(programs().count == 1)
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
        #expect(programs().count == (number == SIGKILL ? 1 : 0))
        // The command line of an ended process is gone, or empty until its parent asks for its status.
        func isRunning() -> Bool {
            started.contains { FileManager.default.contents(atPath: "/proc/\($0)/cmdline").map { !$0.isEmpty } ?? false }
        }
        while isRunning(), .now < end { usleep(1_000) }
        #expect(!isRunning())
    }

    // MARK: The cache

    /// A program that anybody could have put there runs as the user.
    @Test(arguments: ["", "relative"])
    func withoutAHomeNothingIsKept(home: String) throws {
        let environment = try write(compiler: "echo $$ >> calls; exit 1")
        let own = environment.merging(["HOME": home, "XDG_CACHE_HOME": ""]) { $1 }
        let before = FileManager.default.fileExists(atPath: "/tmp/.cache/galley")
        let result = try galley.run(["render", "a.swift"], environment: own)
        let note = "note: compiled programs are not kept: neither HOME nor XDG_CACHE_HOME names a folder\n"
        #expect(result.status == 65 && result.errorText.hasPrefix(note), "\(result.errorText)")
        #expect(!galley.files.contains { $0.contains("cache") } && FileManager.default.fileExists(atPath: "/tmp/.cache/galley") == before)
    }

    @Test(arguments: ["cache/galley", "cache/galley/programs"])
    func aCacheThatOthersCanWriteIsNotUsed(folder: String) throws {
        let environment = try write(compiler: "exit 1")
        try galley.write("", to: folder + "/a")
        let path = galley.folder.path + "/" + folder
        for parent in [galley.folder.path + "/cache/galley", path] { chmod(parent, 0o700) }
        chmod(path, 0o777)
        let result = try galley.run(["render", "a.swift"], environment: environment)
        #expect(result.errorText.contains("not kept: \(path) is not yours, or others can write to it"), "\(result.errorText)")
        try FileManager.default.removeItem(atPath: path)
        symlink("/tmp", path)
        #expect(try galley.run(["render", "a.swift"], environment: environment).errorText.contains("\(path) is not yours"))
    }

    /// Directly, or through a link to it. Only root can give a folder to another user.
    @Test func aUsersCacheThatOthersOwnOrEverybodyCanWriteIsNotUsed() throws {
        let environment = try write(compiler: "exit 1")
        for path in (["open", "link"] + (geteuid() == 0 ? ["other"] : [])).map({ galley.folder.path + "/" + $0 }) {
            if path.hasSuffix("link") { symlink("open", path) } else { mkdir(path, 0o700) }
            if path.hasSuffix("other") { chown(path, 12_345, 12_345) } else { chmod(path, 0o1777) }
            let result = try galley.run(["render", "a.swift"], environment: environment.merging(["XDG_CACHE_HOME": path]) { $1 })
            #expect(result.errorText.contains("not kept: \(path) is not yours, or others can write to it\n"), "\(result.errorText)")
            #expect(!FileManager.default.fileExists(atPath: path + "/galley"))
        }
    }

    @Test func aProgramThatOthersCanWriteIsCompiledAnew() throws {
        let compiler = """
            echo $$ >> calls; while [ "$1" != -o ]; do shift; done
            printf '#!/bin/sh\nexit 1\n' > "$2"; chmod 755 "$2"
            """
        let environment = try write(compiler: compiler)
        func compilations() throws -> Int {
            try galley.write("", to: "calls")
            // The program may have ended before it is asked, which must not end galley.
            let result = try galley.run(["render", "a.swift"], environment: environment)
            #expect(result.status == 65 && result.errorText.contains("the code stopped: it exited with status 1"), "\(result)")
            return try galley.text("calls").split(separator: "\n").count
        }
        #expect(try compilations() > 0)
        #expect(try compilations() == 0)
        let cache = galley.folder.path + "/cache/galley/programs/"
        for name in programs() { chmod(cache + name + "/program", 0o777) }
        #expect(try compilations() > 0)
    }

    /// Folders of runs that go on are kept, and the app indexes that were used last.
    @Test func theRemainsOfKilledRunsAreRemoved() throws {
        let environment = try write(compiler: "exit 1")
        let cache = galley.folder.appendingPathComponent("cache/galley")
        let old: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1e9)]
        for name in [".building-killed", ".building-running"] {
            try galley.write("", to: "cache/galley/programs/\(name)/main.swift")
            try FileManager.default.setAttributes(old, ofItemAtPath: cache.path + "/programs/" + name)
        }
        let running = open(cache.path + "/programs/.building-running", O_RDONLY | O_CLOEXEC)
        defer { close(running) }
        #expect(flock(running, LOCK_EX) == 0)
        // Only an app has an index.
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write("", to: "cache/galley/indexes/large")
        #expect(truncate(cache.path + "/indexes/large", 51 << 20) == 0)
        try FileManager.default.setAttributes(old, ofItemAtPath: cache.path + "/indexes/large")
        #expect(try galley.run(["render", "a.swift"], environment: environment).status == 65)
        #expect(programs() == [".building-running"])
        let indexes = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/indexes")
        #expect(indexes.count == 1 && indexes != ["large"])
    }

    @Test func aNameOfTheGeneratedCodeIsTaken() throws {
        let environment = try write(compiler: "exit 1")
        try galley.write(Self.layout + "func galley_entry_0() {}\n", to: "a.swift")
        let result = try galley.run(["render", "a.swift"], environment: environment)
        let message = "a.swift:3: error: the prefix galley_entry_ is reserved for galley; rename this function\n"
        #expect(result.status == 65 && result.errorText == message, "\(result.errorText)")
    }
}
#endif
