#if FUZZING
import Foundation
import FuzzMutation
import FuzzTargets

/// The library's interface: https://llvm.org/docs/LibFuzzer.html.
enum LibFuzzer {
    nonisolated(unsafe) static var target = FuzzTarget.document
    nonisolated(unsafe) private static var runs = 0
    nonisolated(unsafe) private static var acceptedRuns = 0

    static func run(_ target: FuzzTarget) {
        self.target = target
        atexit {
            let share = LibFuzzer.runs == 0 ? 0 : 100 * LibFuzzer.acceptedRuns / LibFuzzer.runs
            FileHandle.standardError.write(Data("\(share) % of \(LibFuzzer.runs) inputs got past the reader.\n".utf8))
        }
        // The target's name is not an option of libFuzzer.
        var arguments: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2))
            .map { strdup($0) } + [nil]
        var count = Int32(arguments.count - 1)
        let status = arguments.withUnsafeMutableBufferPointer { arguments in
            var start = arguments.baseAddress
            return runDriver(&count, &start) { bytes, count in
                LibFuzzer.runs += 1
                let bytes = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
                let isRead = LibFuzzer.target.run(bytes)
                if isRead { LibFuzzer.acceptedRuns += 1 }
                return isRead || isKept(bytes) ? 0 : -1
            }
        }
        exit(status)
    }
}

/// Only one in sixteen rejected inputs may enter the corpus, as their descendants are rejected too.
private func isKept(_ bytes: [UInt8]) -> Bool {
    bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } >> 16 % 16 == 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

@_silgen_name("LLVMFuzzerMutate")
private func changeBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Usually changes the input's structure, occasionally a byte.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    guard seed % 8 != 0 else { return changeBytes(data, count, limit) }
    return replace(data, count, with: [], limit, seed)
}

@_cdecl("LLVMFuzzerCustomCrossOver")
public func cross(
    _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int,
    _ result: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
    result.update(from: first, count: min(firstCount, limit))
    let donor = [UInt8](UnsafeBufferPointer(start: second, count: secondCount))
    return replace(result, min(firstCount, limit), with: donor, limit, seed)
}

private func replace(
    _ data: UnsafeMutablePointer<UInt8>, _ count: Int, with donor: [UInt8], _ limit: Int, _ seed: UInt32
) -> Int {
    var mutator = Mutator(of: LibFuzzer.target.structure, seed: seed)
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: count))
    let changed = mutator.mutate(bytes, with: donor).prefix(limit)
    data.update(from: Array(changed), count: changed.count)
    return changed.count
}

extension FuzzTarget {
    /// The structure of its inputs.
    fileprivate var structure: Mutator.Structure {
        switch self {
        case .document, .drawing, .frames, .style: .text
        case .expression: .expression
        case .png: .picture
        case .font: .font
        }
    }
}
#endif
