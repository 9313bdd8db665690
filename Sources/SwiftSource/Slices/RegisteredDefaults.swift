/// Values that `UserDefaults` returns for keys that are not set. Apps register them at launch, in code that a slice rarely contains;
/// without them, numbers are 0.
package struct RegisteredDefaults: Sendable, Hashable {
    /// The call that registers them, rewritten for file scope: `UserDefaults.standard.register(defaults: ["gap": 9])`.
    package var call: String
    /// The line of the call in the app's file.
    package var line: Int
}

extension SourceText {
    package func registeredDefaults(flags: Set<String>) -> [RegisteredDefaults] { file(flags).code.registeredDefaults }

    package var namesUserDefaults: Bool {
        let code = Code(self)
        return code.tokens.indices.contains { code.reads($0, "UserDefaults") }
    }
}

extension Slice {
    /// Keeps the declarations that calls of `register(defaults:)` name, if the slice uses `UserDefaults`.
    mutating func reachDefaults() {
        guard mentioned.contains("UserDefaults") else { return }
        for one in names.registeringDefaults.flatMap({ file($0)?.code.registeredDefaults ?? [] }) {
            let code = Code(SourceText(Array(one.call.utf8)))
            for name in code.names(in: code.tokens.indices).subtracting(mentioned).sorted() { mention(name) }
        }
    }
}

extension Code {
    /// The indices of the token `register` in calls of `register(defaults:)`.
    var registrations: [Int] {
        tokens.indices.filter { reads($0, "register") && reads($0 + 1, "(") && reads($0 + 2, "defaults") && reads($0 + 3, ":") }
    }

    fileprivate var registeredDefaults: [RegisteredDefaults] { registrations.map(registeredDefaults) }

    private func registeredDefaults(at index: Int) -> RegisteredDefaults {
        let start = startOfChain(before: index)
        let values = (index + 4)..<max(after(index + 1) - 1, index + 4)
        let receiver = isStandardDefaults(start..<index) ? "UserDefaults.standard." : source.text(bytes(start..<index))
        return RegisteredDefaults(
            call: "\(receiver)register(defaults: \(source.text(bytes(dictionary(named: values) ?? values))))", line: tokens[index].line)
    }

    /// The first token of the chain that ends with a member.
    private func startOfChain(before member: Int) -> Int {
        var start = member
        while reads(start - 1, ".") {
            start -= 2
            if kind(start) == .operator { start -= 1 }
            if reads(start, ")"), let opener = closers[..<start].firstIndex(of: start) { start = opener - 1 }
        }
        return max(start, 0)
    }

    /// True for an implicit receiver or `self`, as in an extension of `UserDefaults`, and for a name that the file sets to
    /// `UserDefaults.standard`.
    private func isStandardDefaults(_ receiver: Range<Int>) -> Bool {
        if receiver.isEmpty || reads(receiver.lowerBound, "self") { return true }
        let name = text(receiver.lowerBound)
        return receiver.count == 2 && tokens.indices.contains { index in
            reads(index, name) && reads(index + 1, "=") && reads(index + 2, "UserDefaults") && reads(index + 4, "standard")
        }
    }

    /// The dictionary literal that the file assigns to the constant or variable in an argument; `nil` for other arguments.
    private func dictionary(named values: Range<Int>) -> Range<Int>? {
        guard let last = values.last, kind(last) == .identifier, values.count == 1 || reads(values.lowerBound + 1, ".") else { return nil }
        return tokens.indices.lazy.filter { reads($0, "let") || reads($0, "var") }.compactMap { keyword -> Range<Int>? in
            guard reads(keyword + 1, text(last)) else { return nil }
            var equals = keyword + 2
            while tokens.indices.contains(equals), !reads(equals, "="), tokens[equals].line == tokens[keyword].line { equals = after(equals) }
            return reads(equals, "=") && reads(equals + 1, "[") ? (equals + 1)..<after(equals + 1) : nil
        }.first
    }
}
