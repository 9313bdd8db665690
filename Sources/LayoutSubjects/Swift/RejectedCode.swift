import SwiftSource

/// Code that the previous compilation left out, so that the next slice leaves it out from the start.
struct RejectedCode: Sendable {
    private struct Code {
        var edit: CodeEdit
        /// Byte range of the whole lines around the edit.
        var lines: Range<Int>
        var text: ArraySlice<UInt8>
    }

    private var code: [String: [Code]] = [:]

    /// The edits that apply to a module: those whose lines have the same text in the module.
    func edits(in module: SwiftModule) -> [CodeEdit] {
        module.files.enumerated().flatMap { number, file in
            (code[file.path] ?? []).filter { one in
                one.lines.upperBound <= file.source.bytes.count && file.source.bytes[one.lines] == one.text
            }.map { one in
                var edit = one.edit
                edit.file = number
                return edit
            }
        }
    }

    /// Stores the code that edits leave out, with its whole lines.
    ///
    /// - Parameter module: the module before anything was left out.
    mutating func note(_ edits: [CodeEdit], in module: SwiftModule) {
        code = [:]
        // A type that lacks a conformance because it is outlined may conform in the next slice.
        for edit in edits where ![.conformance, .derivedConformance].contains(edit.leftOut?.diagnostic.complaint) {
            let (bytes, newline) = (module.files[edit.file].source.bytes, UInt8(ascii: "\n"))
            let start = bytes[..<edit.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
            let end = bytes[edit.range.upperBound...].firstIndex(of: newline) ?? bytes.count
            code[module.files[edit.file].path, default: []].append(Code(edit: edit, lines: start..<end, text: bytes[start..<end]))
        }
    }
}
