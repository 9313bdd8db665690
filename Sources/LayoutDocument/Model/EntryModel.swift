/// What is said of an item, or of many.
struct EntryModel: Sendable {
    var title: TextValue?
    var color: DocumentColor?
    var fitting: FittingModel?
}
