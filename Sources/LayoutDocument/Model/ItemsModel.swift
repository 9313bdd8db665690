/// How many items a section has, and what is known of each.
struct ItemsModel: Sendable {
    enum Count: Sendable {
        case number(NumberValue)
        /// One entry an item.
        case entries([EntryModel])
    }

    var mark: SourceMark
    var count: Count
    /// What is said of all items at once.
    var common: EntryModel?

    func entry(_ item: Int) -> EntryModel? {
        switch count {
        case .number: common
        case .entries(let entries): entries.indices.contains(item) ? entries[item] : nil
        }
    }
}
