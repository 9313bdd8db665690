/// The size that content asks for on an estimated axis.
struct FittingModel: Sendable {
    var mark: SourceMark
    var width: NumberValue?
    var height: NumberValue?
}
