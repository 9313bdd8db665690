import MessageText

extension ReportPage {
    /// Reads a page written by ``html()``.
    package init(reading page: [UInt8]) throws(ReportError) {
        let data = try PageData(page: page)
        self.init(title: data.title, entries: data.entries, checkedCount: data.checked, acceptCommand: data.command)
    }

    /// Combines pages, such as those of the shards of a run. If the shards divided the goldens of some documents, the result
    /// equals the page of a single run, as far as there is space for pictures.
    ///
    /// Entries keep the order of their pages, and are interleaved by name. Duplicates count once. The command is kept if all
    /// pages have the same command.
    package init(merging pages: [ReportPage]) {
        let all = Self.interleaved(pages.map(\.entries))
        let entries = Self.withoutDuplicates(all)
        let commands = Set(pages.map(\.acceptCommand))
        // The count of an untrusted page may be any number.
        let checked = pages.reduce(0) { sum, page in
            let (total, isTooLarge) = sum.addingReportingOverflow(page.checkedCount)
            return isTooLarge ? .max : total
        }
        self.init(
            title: pages.map(\.title).uniqued { $0 }.joined(separator: ", "), entries: entries,
            checkedCount: max(entries.count, checked - (all.count - entries.count)),
            acceptCommand: commands.count == 1 ? commands.first ?? nil : nil)
    }

    /// Interleaves lists, always taking the first entry with the smallest name.
    private static func interleaved(_ lists: [[ReportEntry]]) -> [ReportEntry] {
        var rests = lists.map { $0[...] }
        var entries: [ReportEntry] = []
        while let next = rests.indices.filter({ !rests[$0].isEmpty }).min(by: { precedes(rests[$0], rests[$1]) }) {
            entries.append(rests[next].removeFirst())
        }
        return entries
    }

    private static func precedes(_ left: ArraySlice<ReportEntry>, _ right: ArraySlice<ReportEntry>) -> Bool {
        (left.first?.name ?? "").utf8.lexicographicallyPrecedes((right.first?.name ?? "").utf8)
    }

    /// Merges entries with the same name and words, keeping the one with pictures.
    private static func withoutDuplicates(_ entries: [ReportEntry]) -> [ReportEntry] {
        var kept: [ReportEntry] = []
        var places: [[[UInt8]]: Int] = [:]
        for entry in entries {
            // Compares bytes: precomposed and decomposed `é` are different names.
            let key = ([entry.name, entry.status.rawValue] + entry.words).map { Array($0.utf8) }
            if let place = places[key] {
                if kept[place].note != nil, entry.note == nil { kept[place] = entry }
            } else {
                places[key] = kept.count
                kept.append(entry)
            }
        }
        return kept
    }
}
