import CompositionalLayout

/// Changes of numbers as text.
enum SignedText {
    /// `+ 8`, `− 0.3333`, `± 0`.
    static func change(_ number: Double) -> String {
        let text = NumberText.text(abs(number))
        return text == "0" ? "± 0" : (number < 0 ? "− " : "+ ") + text
    }
}
