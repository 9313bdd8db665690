/// Values numbered in the order of their first use.
struct SVGRegistry<Value: Hashable> {
    private(set) var values: [Value] = []
    /// Empty as long as there are few values: going through those takes less than hashing.
    private var numbers: [Value: Int] = [:]
    private static var few: Int { 16 }
    /// What was looked up last: the next is often the same.
    private var last = 0

    mutating func number(of value: Value) -> Int {
        if last < values.count, values[last] == value { return last }
        last = lookUp(value)
        return last
    }

    private mutating func lookUp(_ value: Value) -> Int {
        if let number = values.count > Self.few ? numbers[value] : values.firstIndex(of: value) { return number }
        if values.isEmpty { values.reserveCapacity(Self.few) }
        values.append(value)
        if values.count > Self.few {
            for number in numbers.count..<values.count { numbers[values[number]] = number }
        }
        return values.count - 1
    }
}
