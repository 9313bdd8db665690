/// Values numbered in the order of their first use; equal values have one number.
package struct Interner<Value: Hashable> {
    /// By number.
    package private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    package init() {}

    /// - Returns: the value's number; `values.count - 1` for one that is new.
    package mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// The number of a value that was met; `nil` for another one.
    package func known(_ value: Value) -> Int? { numbers[value] }
}
