import CompositionalLayout

/// Finds pictures that would take each other's place.
enum OutputCollision {
    static func check(_ items: [OutputPlan.Item], _ inputs: [InputDocument]) throws(Failure) {
        let documents = Set(inputs.compactMap(\.path).map(FilePlace.init))
        var taken: [FilePlace: OutputPlan.Item] = [:]
        for item in items {
            guard case .file(let path) = item.destination else { continue }
            let place = FilePlace(path)
            guard !documents.contains(place) else {
                throw Failure(.usage, "the picture of \(item.input.name) would take the place of the document \(path)")
            }
            if let other = taken[place] {
                throw Failure(.usage, "two pictures would go to \(path): \(described(other, item))")
            }
            taken[place] = item
        }
    }

    /// Both pictures, what they differ in, and what would tell them apart.
    private static func described(_ one: OutputPlan.Item, _ other: OutputPlan.Item) -> String {
        let differences = OutputField.allCases.filter { value($0, one) != value($0, other) }
        func name(_ item: OutputPlan.Item) -> String {
            let details = differences.filter { $0 != .name }.map { "\($0.rawValue) \(value($0, item))" }
            return item.input.name + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
        }
        let fields = differences.map(\.text).joined(separator: " or ")
        let advice = fields.isEmpty ? "use another folder for one of them" : "use \(fields) in -o, or a folder"
        return "\(name(one)) and \(name(other)); \(advice)"
    }

    private static func value(_ field: OutputField, _ item: OutputPlan.Item) -> String {
        field == .name ? item.input.stem : item.variant.value(of: field) ?? "the document's"
    }
}
