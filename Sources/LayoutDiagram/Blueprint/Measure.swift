import CompositionalLayout
import Scene

/// A length that a blueprint gives in points.
struct Measure: Hashable {
    enum Kind: String, Hashable {
        case inset
        case spacing
        case item
        case group
        case bar
        case guide
    }

    var kind: Kind
    /// Where it is measured, on the axis that it is measured along.
    var range: ClosedRange<Double>
    /// The true length: the drawing leaves groups out.
    var value: Double

    init(_ kind: Kind, _ range: ClosedRange<Double>, value: Double? = nil) {
        self.kind = kind
        self.range = range
        self.value = value ?? range.upperBound - range.lowerBound
    }

    var length: Double { range.upperBound - range.lowerBound }
    var text: String { NumberText.text(value, decimals: 2) }

    /// Lengths that nobody could see are not measured.
    static let smallest = 0.45
}
