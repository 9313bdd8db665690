/// A dimension of a document.
struct DimensionValue: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable, CaseIterable {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniformAcrossSiblings
    }

    var kind: Kind
    var number: NumberValue
}
