/// The room that PNG have in a report, and who gets how much of it.
struct PNGBudget {
    var byteCount: Int

    /// The PNG of entries, whole as long as there is room: pictures of differences go first, then every entry has an equal
    /// share, and what the small ones leave goes to the others.
    func files(for entries: some Collection<ReportEntry>) throws -> [PNGFiles] {
        var files = entries.map(PNGFiles.init)
        guard Self.byteCount(files) > byteCount else { return files }
        for index in files.indices { files[index].removeSpareDifference() }
        var left = byteCount
        let order = files.indices.filter { files[$0].byteCount > 0 }.sorted {
            (files[$0].byteCount, $0) < (files[$1].byteCount, $1)
        }
        for (rank, index) in order.enumerated() {
            try files[index].fit(in: left / (order.count - rank))
            left -= files[index].byteCount
        }
        return files
    }

    private static func byteCount(_ files: [PNGFiles]) -> Int { files.reduce(0) { $0 + $1.byteCount } }
}
