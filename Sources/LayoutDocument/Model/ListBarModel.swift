/// What is said of a list's own header or footer.
struct ListBarModel: Sendable {
    var mark: SourceMark
    var title: TextValue?
    var fitting: FittingModel?
}
