/// Values gathered by key, in the order in which the keys came up.
struct OrderedGroups<Key: Hashable, Value> {
    private(set) var all: [(key: Key, values: [Value])] = []
    private var places: [Key: Int] = [:]

    mutating func append(_ value: Value, to key: Key) {
        if let place = places[key] {
            all[place].values.append(value)
        } else {
            places[key] = all.count
            all.append((key, [value]))
        }
    }
}
