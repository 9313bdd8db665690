import Goldens

/// A report of snapshots as a self-contained HTML file, without external resources or network access.
///
/// All external input (names, words and pictures) is data that the page's script shows as text or as an image; none of it becomes
/// markup.
package struct ReportPage: Sendable {
    var title: String
    var entries: [ReportEntry]
    var checkedCount: Int
    var acceptCommand: String?
    /// The target size of the file, in bytes, so that any report can be attached and mailed. Pictures beyond it are left out, with a
    /// note, and the page draws the frames instead; names and words are always included. There is room for hundreds of SVGs, or for
    /// the PNGs of 60 failing screens, at 90 KB each.
    var sizeLimit = 16_000_000

    /// - Parameters:
    ///   - entries: in display order; those of one folder should be consecutive.
    ///   - checkedCount: the number of snapshots checked, including matches.
    ///   - acceptCommand: the command that records the new output, which the page offers for copying.
    package init(title: String, entries: [ReportEntry], checkedCount: Int, acceptCommand: String?) {
        (self.title, self.entries, self.checkedCount, self.acceptCommand) = (title, entries, checkedCount, acceptCommand)
    }

    /// The bytes of the file, deterministic for the same entries.
    package func html() throws -> [UInt8] {
        let template = PageTemplate(title: title, texts: entries.flatMap { [$0.name] + $0.words })
        let texts = entries.map(\.withoutPictures)
        let room = max(0, sizeLimit - template.byteCount - texts.reduce(0) { $0 + $1.textLength })
        let data = PageData(
            title: title, checked: checkedCount, command: acceptCommand, entries: Self.filled(texts, from: entries, in: room))
        return template.html(holding: try data.json())
    }

    /// Adds content while there is space: first the frames of entries, then their pictures. An entry gets all of its frames or none,
    /// and likewise its pictures.
    private static func filled(_ texts: [ReportEntry], from entries: [ReportEntry], in room: Int) -> [ReportEntry] {
        var (room, filled) = (room, texts)
        func takes(_ length: Int) -> Bool {
            guard length <= room else { return false }
            room -= length
            return true
        }
        for (index, entry) in entries.enumerated() where takes(entry.framesLength) {
            (filled[index].expectedFrames, filled[index].actualFrames) = (entry.expectedFrames, entry.actualFrames)
        }
        let isShort = entries.reduce(0) { $0 + $1.picturesLength } > room
        for (index, entry) in entries.enumerated() {
            let entry = isShort ? entry.withoutSpareDifference : entry
            if takes(entry.picturesLength) {
                (filled[index].expected, filled[index].actual, filled[index].difference) = (entry.expected, entry.actual, entry.difference)
            } else {
                filled[index].note = "Its pictures are left out: the report has no room for them."
            }
        }
        return filled
    }
}

extension ReportEntry {
    private var pictures: [ReportPicture] { [expected, actual, difference].compactMap { $0 } }
    fileprivate var picturesLength: Int { pictures.reduce(0) { $0 + $1.address.utf8.count } }
    /// The approximate size in JSON, in bytes.
    fileprivate var framesLength: Int { [expectedFrames, actualFrames].reduce(0) { $0 + ($1?.utf8.count ?? 0) } }
    fileprivate var textLength: Int {
        let causes = failed.map { $0.cause.changes + $0.cause.described } ?? []
        return (words + causes + [acceptCommand ?? ""]).reduce(name.utf8.count + 200) { $0 + $1.utf8.count }
    }

    fileprivate var withoutPictures: ReportEntry {
        var entry = ReportEntry(name: name, status: status, words: words, failed: failed, share: share)
        (entry.acceptCommand, entry.note) = (acceptCommand, note)
        return entry
    }

    /// The entry without its difference picture if the page can compute it.
    fileprivate var withoutSpareDifference: ReportEntry {
        var entry = self
        if expected?.isPNG == true, actual?.isPNG == true { entry.difference = nil }
        return entry
    }
}
