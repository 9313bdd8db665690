/// Numbers gradients in the order of their first use.
struct GradientNumbers {
    private var numbers: [LinearGradient: Int] = [:]
    /// What was looked up last: what stands together is often filled alike.
    private var last: (identity: ObjectIdentifier, number: Int)?

    /// The number of a gradient that was looked up just before.
    @inline(__always)
    func number(of identity: ObjectIdentifier) -> Int? {
        guard let last, last.identity == identity else { return nil }
        return last.number
    }

    mutating func number(of gradient: LinearGradient) -> Int {
        if let number = number(of: gradient.identity) { return number }
        let number = numbers[gradient] ?? numbers.count
        numbers[gradient] = number
        last = (gradient.identity, number)
        return number
    }
}
