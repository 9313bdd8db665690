import CompositionalLayout
import VectorScene

/// A dimension of a blueprint: a measured range of an axis, in points, and its value.
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
    /// The measured range, on the axis of the measurement.
    var range: ClosedRange<Double>
    /// The true length in points, which is printed. It exceeds the drawn length if groups are left out.
    var value: Double
    /// Collapses parts of the axis; `nil` for an axis that is drawn in full.
    var fold: Fold?
    /// Ranges of equal lengths that this dimension also represents.
    private(set) var others: [ClosedRange<Double>] = []

    init(_ kind: Kind, _ range: ClosedRange<Double>, value: Double? = nil, fold: Fold? = nil) {
        self.kind = kind
        self.range = range
        self.fold = fold
        self.value = value ?? fold?.length(of: range) ?? range.upperBound - range.lowerBound
    }

    var length: Double { range.upperBound - range.lowerBound }
    var text: String { NumberText.text(value, decimals: 2) }
    /// Positions of breaks in the line, which show that the length is larger than drawn.
    var breaks: [Double] { fold?.breaks(in: range) ?? [] }

    /// The minimum length to measure, in points.
    static let smallest = 0.45
}

// MARK: - Equal lengths

extension Measure {
    /// Identifies dimensions that look alike: of one kind, with the same number.
    struct Name: Hashable {
        var kind: Kind
        var text: String
    }

    var name: Name { Name(kind: kind, text: text) }

    /// The number of equal lengths that this dimension represents, itself included.
    var count: Int { others.count + 1 }

    /// The count as written after a value; empty for a single length.
    var factor: String { count > 1 ? Self.factor(count) : "" }

    static func factor(_ count: Int) -> String { " ×\(count)" }

    /// One copy of the dimension for each range that it represents.
    var places: [Measure] {
        [self] + others.map { other in
            var place = self
            place.range = other
            return place
        }
    }

    /// The names that several dimensions of a row share.
    static func repeated(_ row: [Measure]) -> Set<Name> {
        Set(Dictionary(grouping: row, by: \.name).filter { $0.value.count > 1 }.keys)
    }

    /// Merges all dimensions that have one of the names into the first of them.
    static func united(_ row: [Measure], _ names: Set<Name>) -> [Measure] {
        var kept: [Measure] = []
        var indices: [Name: Int] = [:]
        for measure in row {
            let name = measure.name
            if names.contains(name), let index = indices[name] {
                kept[index].others += [measure.range] + measure.others
            } else {
                indices[name] = kept.count
                kept.append(measure)
            }
        }
        return kept
    }
}

extension Meaning {
    private static let countName = "count"

    /// Describes a drawn dimension.
    init(_ measure: Measure) {
        let attributes = [Attribute("measure", measure.kind.rawValue), Attribute("value", measure.text)]
        self.init(
            title: "\(measure.kind.rawValue): \(measure.text) pt\(measure.factor)",
            attributes: attributes + (measure.count > 1 ? [Attribute(Self.countName, String(measure.count))] : []))
    }

    /// The number of equal lengths that a dimension represents; `nil` for a single one.
    var count: Int? { attributes.first { $0.name == Self.countName }.flatMap { Int($0.value) } }
}
