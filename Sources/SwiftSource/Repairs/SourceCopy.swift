/// A file's original text, its edits and the edited text. The ranges of edits refer to the original.
package struct SourceCopy: Sendable {
    package let original: SourceText
    /// Edits of the original, in order; they do not overlap.
    package private(set) var edits: [CodeEdit] = []
    /// The changed text.
    package private(set) var source: SourceText

    package init(_ original: SourceText, edits: [CodeEdit] = []) {
        (self.original, self.edits, source) = (original, edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, original)
        if !edits.isEmpty { source = original.changed(to: bytes) }
    }

    /// Adds edits of the changed text. Earlier edits that a new one overlaps are merged into the new one.
    ///
    /// - Parameter new: edits that do not overlap.
    package mutating func add(_ new: [CodeEdit]) {
        guard !new.isEmpty else { return }
        for edit in new.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { add(edit) }
        source = original.changed(to: bytes)
    }

    private mutating func add(_ new: CodeEdit) {
        var (before, after, delta, upperDelta) = ([CodeEdit](), [CodeEdit](), 0, 0)
        var (lower, upper, prefix, suffix) = (Int?.none, Int?.none, "", "")
        for edit in edits {
            let start = edit.range.lowerBound + upperDelta, end = start + edit.text.utf8.count
            if !after.isEmpty || start >= new.range.upperBound, end > new.range.lowerBound {
                after.append(edit)
                continue
            }
            upperDelta = end - edit.range.upperBound
            if end <= new.range.lowerBound {
                before.append(edit)
                delta = upperDelta
            } else {
                if start < new.range.lowerBound {
                    (lower, prefix) = (edit.range.lowerBound, String(decoding: edit.text.utf8.prefix(new.range.lowerBound - start), as: UTF8.self))
                }
                if end > new.range.upperBound {
                    (upper, suffix) = (edit.range.upperBound, String(decoding: edit.text.utf8.suffix(end - new.range.upperBound), as: UTF8.self))
                }
            }
        }
        var new = new
        new.range = (lower ?? new.range.lowerBound - delta)..<(upper ?? new.range.upperBound - upperDelta)
        new.text = prefix + new.text + suffix
        edits = before + [new] + after
    }

    /// The text with all changes.
    private var bytes: [UInt8] {
        var bytes = original.bytes
        for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
        return bytes
    }
}
