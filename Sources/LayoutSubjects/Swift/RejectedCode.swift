import Foundation
import SwiftSource

/// Code of a file that is left out because the compiler rejects it.
struct ModuleCut: Sendable, Hashable {
    /// The index of the file in the module.
    var file: Int
    var cut: SourceCut

    /// A line each, with its parts between tabs; none if the file cannot be read.
    static func read(from path: String) -> [ModuleCut] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let numbers = words.prefix(4).compactMap { Int($0) }
            guard words.count == 8, numbers.count == 4, numbers[1] <= numbers[2] else { return nil }
            var cut = SourceCut(
                range: numbers[1]..<numbers[2], replacement: words[4], line: numbers[3], declaration: words[5], reason: words[6])
            cut.assumption = words[7].isEmpty ? nil : words[7]
            return ModuleCut(file: numbers[0], cut: cut)
        }
    }

    static func write(_ cuts: [ModuleCut], to path: String) throws(Failure) {
        try ModuleCompiler.write(Array(cuts.map(\.line).joined().utf8), to: path)
    }

    var line: String {
        "\(file)\t\(cut.range.lowerBound)\t\(cut.range.upperBound)\t\(cut.line)\t"
            + [cut.replacement, cut.declaration, cut.reason, cut.assumption ?? ""].map { $0.replacing("\t", with: " ") }.joined(separator: "\t") + "\n"
    }
}

/// Code that earlier compilations rejected, for slices of the same files that have it, too.
struct RejectedCode: Sendable {
    private struct Code {
        var cut: SourceCut
        /// The lines around it, as the slice has them.
        var lines: Range<Int>
        var text: ArraySlice<UInt8>
    }

    private var code: [String: [Code]] = [:]

    /// The cuts that apply to a module.
    func cuts(in module: SwiftModule) -> [ModuleCut] {
        module.files.enumerated().flatMap { number, file in
            (code[file.path] ?? []).filter { one in
                one.lines.upperBound <= file.source.bytes.count && file.source.bytes[one.lines] == one.text
            }.map { ModuleCut(file: number, cut: $0.cut) }
        }
    }

    /// - Parameter module: the module before anything was rejected.
    mutating func note(_ cuts: [ModuleCut], in module: SwiftModule) {
        code = [:]
        // Types that are outlined now may conform to protocols in other slices.
        for one in cuts where !one.cut.reason.contains("conform") {
            let (bytes, newline) = (module.files[one.file].source.bytes, UInt8(ascii: "\n"))
            let range = one.cut.range.clamped(to: bytes.indices)
            let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
            let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
            code[module.files[one.file].path, default: []].append(Code(cut: one.cut, lines: start..<end, text: bytes[start..<end]))
        }
    }
}
