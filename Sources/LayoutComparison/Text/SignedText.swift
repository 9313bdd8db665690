import CompositionalLayout

/// Changes of numbers as text.
enum SignedText {
    /// `+ 8`, `− 0.33`, `± 0`. A hundredth of a point is the smallest part that anybody reads, unless there is no more.
    static func change(_ number: Double) -> String {
        let text = NumberText.text(abs(number), decimals: abs(number) < 0.01 ? 4 : 2)
        return text == "0" ? "± 0" : (number < 0 ? "− " : "+ ") + text
    }
}
