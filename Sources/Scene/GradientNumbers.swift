/// Numbers gradients in the order of their first use.
struct GradientNumbers {
    private var numbers: [LinearGradient: Int] = [:]
    /// What was looked up last: what stands together is often filled alike.
    private var last: (gradient: LinearGradient, number: Int)?

    mutating func number(of gradient: LinearGradient) -> Int {
        if let last, last.gradient.identity == gradient.identity { return last.number }
        let number = numbers[gradient] ?? numbers.count
        numbers[gradient] = number
        last = (gradient, number)
        return number
    }
}
