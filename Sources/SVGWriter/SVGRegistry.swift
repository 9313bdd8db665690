/// Values numbered in the order of their first use.
struct SVGRegistry<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]
    /// What was looked up last: the next is often the same.
    private var last = 0

    mutating func number(of value: Value) -> Int {
        if last < values.count, values[last] == value { return last }
        last = lookUp(value)
        return last
    }

    private mutating func lookUp(_ value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
