import HostFiles
import LayoutDiagram
import LayoutDocument
import LayoutSubjects

/// The meaning of `-o`.
enum OutputTarget {
    /// Without `-o`: each picture goes beside its document, or to standard output for standard input.
    case besideDocuments
    case standardOutput
    case file(String)
    case folder(String)
    /// A path with fields, such as `{name}-{device}.svg`.
    case pattern(String)

    /// - Throws: for an invalid path, such as one with an unknown field or another format's extension.
    init(_ output: String?) throws(Failure) {
        guard let output else {
            self = .besideDocuments
            return
        }
        guard !output.isEmpty else {
            throw Failure(.usage, "-o is empty; name a file, a folder or a pattern, or leave it out")
        }
        guard output != "-" else {
            self = .standardOutput
            return
        }
        if try Self.hasFields(output) {
            self = .pattern(output.hasSuffix("/") ? output + Look.Field.namePattern : output)
            try Self.checkExtension(of: output)
            return
        }
        let kind = FileKind(output)
        if output.hasSuffix("/") || kind == .folder {
            self = .folder(output)
            return
        }
        try Self.checkExtension(of: output)
        self = kind != .nothing || Self.format(of: output) != nil ? .file(output) : .folder(output)
    }

    /// The format for a path's file extension; `nil` for other extensions.
    static func format(of path: String) -> OutputFormat? {
        OutputFormat(rawValue: PathParts(path).fileExtension.lowercased())
    }

    /// The format implied by `-o`; `nil` if it names no file, or a file with another extension.
    var format: OutputFormat? {
        switch self {
        case .besideDocuments, .standardOutput, .folder: nil
        case .file(let path), .pattern(let path): Self.format(of: path)
        }
    }

    private static func hasFields(_ path: String) throws(Failure) -> Bool {
        guard path.contains("{") else { return false }
        let fields = path.matches(of: /\{[^{}\/]*\}/).map { String($0.output) }
        let known = [Look.Field.namePattern] + Look.Field.inPatterns.map(\.pattern)
        for field in fields where !known.contains(field) {
            let nearest = NearestName.suggestion(for: field, among: known).map { "did you mean \($0)?" }
            throw Failure(
                .usage, "unknown field \(field) in -o; \(nearest ?? "there are " + known.joined(separator: ", "))")
        }
        return !fields.isEmpty
    }

    private static func checkExtension(of path: String) throws(Failure) {
        let name = PathParts(path).fileExtension
        guard !name.isEmpty, !name.contains("{"), !name.contains("}"), format(of: path) == nil else { return }
        let known = OutputFormat.allCases.map { "." + $0.rawValue }.joined(separator: " or ")
        throw Failure(.usage, "cannot write a picture as .\(name): -o \(path) must end in \(known), or in / for a folder")
    }
}
