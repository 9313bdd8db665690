import Foundation
import SwiftSource
import TestSupport

/// A token in the common form for comparing the scanner with the compiler.
struct ComparedToken: Equatable, CustomStringConvertible {
    var kind: String
    var range: Range<Int>

    var description: String { "\(kind) \(range.lowerBound)..<\(range.upperBound)" }
}

extension SourceText {
    /// The scanner's tokens without comments, which the compiler omits, and with string text split by lines, as the compiler
    /// does.
    var comparedTokens: [ComparedToken] {
        joined(
            tokens.compactMap { token in
                let kind: String? = switch token.kind {
                case .lineComment, .blockComment, .stringText: nil
                case .stringStart, .stringEnd: "quote"
                case .interpolationStart: "interpolation"
                case .interpolationEnd: "punctuation"
                default: "\(token.kind)"
                }
                return kind.map { ComparedToken(kind: $0, range: token.range) }
            })
    }

    /// Joins adjacent operators, and the numbers of a version, as their division depends on the parser's context.
    func joined(_ tokens: [ComparedToken]) -> [ComparedToken] {
        tokens.reduce(into: []) { result, token in
            guard let last = result.last, last.range.upperBound == token.range.lowerBound else { return result.append(token) }
            let kind: String? = switch (last.kind, token.kind) {
            case ("operator", "operator"): "operator"
            case ("version", "number"): "number"
            case ("number", "operator") where text(token.range) == ".": "version"
            default: nil
            }
            guard let kind else { return result.append(token) }
            result[result.count - 1] = ComparedToken(kind: kind, range: last.range.lowerBound..<token.range.upperBound)
        }
    }
}

/// The compiler's parser, which the toolchain includes as libraries.
enum CompilerParser {
    /// The location of the libraries; `nil` if the toolchain has none.
    static let libraries: URL? = {
        guard let compiler = Tool.named("swiftc") else { return nil }
        let folder = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        let files = ["libSwiftParser.so", "libSwiftSyntax.so", "SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule"]
        let isComplete = files.allSatisfy { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
        return isComplete ? folder : nil
    }()

    struct Failure: Error { var text: String }

    /// The tokens of each file.
    static func tokens(of files: [URL], libraries: URL, in folder: URL) throws -> [[ComparedToken]] {
        let program = folder.appendingPathComponent("tokens.swift")
        try Data(PackageResources.CompilerTokens_txt).write(to: program)
        let executable = folder.appendingPathComponent("tokens")
        let built = try Tool(path: try compiler()).run([
            "-swift-version", "5", program.path, "-o", executable.path, "-I", libraries.path, "-L", libraries.path,
            "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", libraries.path,
        ])
        guard built.status == 0 else { throw Failure(text: built.errorText) }
        let printed = try Tool(path: executable.path).run(files.map(\.path))
        guard printed.status == 0 else { throw Failure(text: printed.errorText) }
        return printed.outputText.components(separatedBy: "file\n").dropFirst().map(parsed)
    }

    private static func compiler() throws -> String {
        guard let compiler = Tool.named("swiftc") else { throw Failure(text: "swiftc is not there") }
        return compiler.path
    }

    private static func parsed(_ lines: String) -> [ComparedToken] {
        let tokens = lines.split(separator: "\n").map { line in
            let parts = line.split(separator: " ")
            return ComparedToken(kind: String(parts[0]), range: Int(parts[1])!..<Int(parts[2])!)
        }
        return tokens.reduce(into: [ComparedToken]()) { $0.append(part: $1) }.named
    }
}

extension [ComparedToken] {
    /// The kinds of two tokens of the compiler that are one token of the scanner.
    private static let wholes = [
        "pounds quote": "quote", "quote pounds": "quote", "regex regex": "regex", "pound identifier": "directive",
        "at identifier": "attribute", "backslash pounds": "backslash", "backslash parenthesis": "interpolation",
    ]
    private static let names = ["backslash": "punctuation", "parenthesis": "punctuation", "pound": "unknown", "at": "unknown"]

    /// Adds a token, or joins it to the previous one if the compiler splits further than the scanner.
    fileprivate mutating func append(part: ComparedToken) {
        guard let last, last.range.upperBound == part.range.lowerBound, let whole = Self.wholes["\(last.kind) \(part.kind)"] else {
            return append(part)
        }
        self[count - 1] = ComparedToken(kind: whole, range: last.range.lowerBound..<part.range.upperBound)
    }

    /// Drops the text of strings, and names parts that stand alone.
    fileprivate var named: [ComparedToken] {
        filter { $0.kind != "text" }.map { ComparedToken(kind: Self.names[$0.kind] ?? $0.kind, range: $0.range) }
    }
}
