/// Values that `UserDefaults` gives where nothing is stored. Apps register them when they start, in code that is hardly ever in a slice;
/// without it, numbers are 0.
extension SourceText {
    /// The line of a call that registers values; `nil` without one.
    package var lineRegisteringDefaults: Int? {
        guard bytes.firstRange(of: Array("defaults".utf8)) != nil else { return nil }
        let code = Code(self)
        return code.tokens.indices.first { index in
            ["register", "(", "defaults", ":"].enumerated().allSatisfy { code.reads(index + $0.offset, $0.element) }
        }.map { code.tokens[$0].line }
    }

    package var namesUserDefaults: Bool {
        guard bytes.firstRange(of: Array("UserDefaults".utf8)) != nil else { return false }
        let code = Code(self)
        return code.tokens.indices.contains { code.reads($0, "UserDefaults") }
    }
}
