/// Numbers gradients in the order of their first use.
struct GradientNumbers {
    private var numbers: [LinearGradient: Int] = [:]
    /// What was looked up last: what stands together is often filled alike.
    private var last: (identity: ObjectIdentifier, number: Int)?

    mutating func number(of gradient: LinearGradient) -> Int {
        if let last, last.identity == gradient.identity { return last.number }
        let number = numbers[gradient] ?? numbers.count
        numbers[gradient] = number
        last = (gradient.identity, number)
        return number
    }
}
