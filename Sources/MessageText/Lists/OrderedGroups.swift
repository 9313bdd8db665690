/// Values grouped by key, in order of the keys' first occurrence.
package struct OrderedGroups<Key: Hashable, Value> {
    package private(set) var all: [(key: Key, values: [Value])] = []
    private var places: [Key: Int] = [:]

    package init() {}

    package init(_ values: some Sequence<Value>, by key: (Value) -> Key) {
        for value in values { append(value, to: key(value)) }
    }

    package mutating func append(_ value: Value, to key: Key) {
        if let place = places[key] {
            all[place].values.append(value)
        } else {
            places[key] = all.count
            all.append((key, [value]))
        }
    }
}

extension Array {
    /// The first element for each key, in order.
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        guard count > 1 else { return self }
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }

    /// Every combination of an element and a value; without values, the elements as they are.
    package func combined<Value>(with values: [Value], _ set: (inout Element, Value) -> Void) -> [Element] {
        values.isEmpty ? self : flatMap { element in
            values.map { value in
                var element = element
                set(&element, value)
                return element
            }
        }
    }
}
