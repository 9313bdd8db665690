/// Values that `UserDefaults` gives where nothing is stored. Apps register them when they start, in code that is hardly ever in a slice;
/// without it, numbers are 0.
extension SourceText {
    /// The line of a call that registers values; `nil` without one.
    package var lineRegisteringDefaults: Int? { Code(self).lineRegisteringDefaults }

    package var namesUserDefaults: Bool {
        let code = Code(self)
        return code.tokens.indices.contains { code.reads($0, "UserDefaults") }
    }
}

extension Code {
    var lineRegisteringDefaults: Int? {
        tokens.indices.first { reads($0, "register") && reads($0 + 1, "(") && reads($0 + 2, "defaults") && reads($0 + 3, ":") }
            .map { tokens[$0].line }
    }
}
