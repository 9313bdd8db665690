import ArgumentParser
import Foundation
import HostSystem
import LayoutDocument

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show layouts on a page that follows every save.",
        discussion: """
            Prints the address of a page for the browser, which only this machine can reach. \
            A picture is drawn again whenever its file is saved, or another device, size, \
            scroll position, appearance, direction or style is chosen. Ctrl-C ends it.

              galley preview photos.layout.yaml --open
              galley preview Layouts
              galley preview PhotosViewController.swift

            Swift files are compiled, and their code runs.
            """)

    @Argument(help: ArgumentHelp("Layout documents, Swift files, or folders of them.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String]

    @Flag(name: .long, help: "Open the page in the browser.")
    var open = false

    @Option(name: .long, help: ArgumentHelp("The port. (default: a free one)", valueName: "number"))
    var port: UInt16 = 0

    @OptionGroup var fonts: FontOptions
    @OptionGroup var swift: SwiftOptions

    func run() throws {
        try reporting {
            guard !paths.contains("-") else { throw Failure(.usage, "standard input (-) cannot be followed; name a file") }
            let lock = try PreviewLock(paths)
            if let holder = lock.holder {
                Console.note("a preview of these files is already running")
                return try show(holder)
            }
            let documents = try PreviewDocuments(paths, swift.choice, fonts.changes())
            for error in [documents.error] + documents.entries.map(\.error) { error.map(Console.error) }
            Self.endQuietly()
            Self.allowConnections()
            Thread.detachNewThread { Self.follow(documents) }
            throw serve(documents, lock)
        }
    }

    /// Serves until the process ends.
    private func serve(_ documents: PreviewDocuments, _ lock: PreviewLock) -> Failure {
        let end = DispatchSemaphore(value: 0)
        let (port, command) = (port, self)
        Task.detached {
            do {
                try await PreviewServer(documents: documents).run(port: port) { address in
                    lock.tell(address)
                    try command.show(address)
                }
            } catch {
                Console.error("cannot serve the page on port \(port): \(error.localizedDescription)")
            }
            end.signal()
        }
        end.wait()
        return Failure(.cannotCreate, "the preview has ended")
    }

    private func show(_ address: String) throws {
        try Console.result(address + "\n")
        guard open else { return }
        #if os(macOS)
        let opener = "open"
        #else
        let opener = "xdg-open"
        #endif
        guard let path = SwiftToolchain.program(opener, ProcessEnvironment.current["PATH"] ?? "") else {
            return Console.warning("there is no \(opener) on the PATH; open the address in a browser yourself")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [address]
        // The browser's output is not output of this command.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            Console.warning("cannot run \(path); open the address in a browser yourself")
        }
    }

    /// Follows the files until the process ends.
    private static func follow(_ documents: PreviewDocuments) {
        let events = FileEvents()
        var watch = FileWatch(documents.files)
        var lastWord = ContinuousClock.now
        while true {
            let files = documents.files
            events.watch(files)
            let changes = watch.changes(files)
            if !changes.isEmpty {
                documents.update(changes)
            } else {
                events.wait()
            }
            if .now - lastWord > .seconds(10) {
                documents.keepAlive()
                lastWord = .now
            }
        }
    }

    /// Ctrl-C is the normal way to end a preview. A page that closes its connection must not end it.
    private static func endQuietly() {
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
    }

    /// Many shells limit a process to 1,024 files, which the same number of silent connections would use up.
    private static func allowConnections() {
        var limit = rlimit()
        #if canImport(Glibc)
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 8_192)
        setrlimit(files, &limit)
    }
}
