import Foundation

extension ReportPage {
    /// Reads a page that ``html()`` wrote.
    package init(reading page: [UInt8]) throws(ReportError) {
        var reader = try PayloadReader(page: page)
        self.init(
            title: reader.index.title, pageEntries: try reader.entries(), checkedCount: reader.index.checked,
            acceptCommand: reader.index.command)
    }

    /// Combines pages, such as those of the shards of one run. Of shards that divided the goldens of some documents, the
    /// page is the one that a single run over them would have written, as far as there is room for pictures.
    ///
    /// Entries keep the order of their pages, and come by name between them. One that several pages have counts once. The
    /// command is kept if it is the same in all.
    package init(merging pages: [ReportPage]) {
        var titles: [String] = []
        for page in pages where !titles.contains(page.title) { titles.append(page.title) }
        let all = Self.interleaved(pages.map(\.entries))
        let entries = Self.withoutDuplicates(all)
        let commands = Set(pages.map(\.acceptCommand))
        // A page may claim any number.
        let checked = pages.reduce(0) { sum, page in
            let (total, isTooLarge) = sum.addingReportingOverflow(page.checkedCount)
            return isTooLarge ? .max : total
        }
        self.init(
            title: titles.joined(separator: ", "), pageEntries: entries,
            checkedCount: max(entries.count, checked - (all.count - entries.count)),
            acceptCommand: commands.count == 1 ? commands.first ?? nil : nil)
    }

    /// Of the lists' first entries, always that whose name comes first.
    private static func interleaved(_ lists: [[PageEntry]]) -> [PageEntry] {
        var rests = lists.map { $0[...] }
        var entries: [PageEntry] = []
        while let next = rests.indices.filter({ !rests[$0].isEmpty }).min(by: { precedes(rests[$0], rests[$1]) }) {
            entries.append(rests[next].removeFirst())
        }
        return entries
    }

    private static func precedes(_ left: ArraySlice<PageEntry>, _ right: ArraySlice<PageEntry>) -> Bool {
        (left.first?.name ?? "").utf8.lexicographicallyPrecedes((right.first?.name ?? "").utf8)
    }

    /// Entries of one name that say the same are one; that which has its pictures is kept.
    private static func withoutDuplicates(_ entries: [PageEntry]) -> [PageEntry] {
        var kept: [PageEntry] = []
        var places: [[[UInt8]]: Int] = [:]
        for entry in entries {
            // As bytes: `é` of one and of two characters are two names.
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
