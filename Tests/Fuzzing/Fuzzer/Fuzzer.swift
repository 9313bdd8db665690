import Foundation
import FuzzTargets

/// Runs a fuzz target on files or, if built with `-D FUZZING -sanitize=fuzzer`, under libFuzzer, as `Scripts/fuzz` does.
///
///     fuzzer TARGET FILE...
///     fuzzer TARGET LIBFUZZER-OPTION... CORPUS
///     fuzzer measure PROGRAM ARGUMENT...
@main
enum Fuzzer {
    static func main() {
        if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "measure" {
            exit(Measurement.run(Array(CommandLine.arguments.dropFirst(2))))
        }
        guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("usage: fuzzer TARGET FILE...; targets are \(names)\n".utf8))
            exit(64)
        }
        #if FUZZING
        LibFuzzer.run(target)
        #else
        replay(target, CommandLine.arguments.dropFirst(2))
        #endif
    }

    /// Runs the target on files, and reports which of them the reader accepted. Prints a file's name before reading it, so that a
    /// crash can be attributed.
    private static func replay(_ target: FuzzTarget, _ paths: some Sequence<String>) {
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else {
                FileHandle.standardError.write(Data("fuzzer: cannot read \(path)\n".utf8))
                exit(66)
            }
            FileHandle.standardOutput.write(Data("\(path): ".utf8))
            FileHandle.standardOutput.write(Data((target.run([UInt8](data)) ? "read\n" : "refused\n").utf8))
        }
    }
}
