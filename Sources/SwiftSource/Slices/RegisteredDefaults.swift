/// A value that `UserDefaults` returns for an unset key. Apps register such values at launch, in code that a slice rarely contains; without
/// them, numbers are 0.
package struct RegisteredDefaults: Sendable, Hashable {
    /// The call that registers the value, rewritten for code outside of its function: `UserDefaults.standard.register(defaults: ["gap": 9])`.
    package var call: String
    /// The type around the call, if the value uses names that the type declares; `nil` if the call means the same at file scope.
    package var type: String?
    /// The line of the key and the value in the app's file.
    package var line: Int
    /// False if the call needs names that only its own function or type has.
    package var isCallable: Bool
}

extension SourceText {
    package func registeredDefaults(flags: Set<String>) -> [RegisteredDefaults] { file(flags).registeredDefaults }

    package var namesUserDefaults: Bool {
        let code = Code(self)
        return code.tokens.indices.contains { code.reads($0, "UserDefaults") }
    }
}

extension Slice {
    package var usesDefaults: Bool { mentioned.contains("UserDefaults") }

    /// If the slice uses `UserDefaults`, keeps the declarations that calls of `register(defaults:)` name, as these calls run first.
    mutating func reachDefaults() {
        guard usesDefaults else { return }
        outlining.distance = 1
        for one in names.registeringDefaults.flatMap({ file($0)?.registeredDefaults ?? [] }) where one.isCallable {
            let code = Code(SourceText(Array("\(one.type ?? "") \(one.call)".utf8)))
            freeNames.formUnion(code.freeNames(in: code.tokens.indices))
            for name in code.names(in: code.tokens.indices).subtracting(mentioned).sorted() { mention(name) }
        }
    }
}

extension SlicedFile {
    fileprivate var registeredDefaults: [RegisteredDefaults] {
        code.registrations.flatMap { index in code.registeredDefaults(at: index).map { inOwnType($0, at: index) } }
    }

    /// Moves the call into its enclosing type if the value uses names that the type or its extensions in this file declare.
    private func inOwnType(_ one: RegisteredDefaults, at index: Int) -> RegisteredDefaults {
        guard let outer = parts.last(where: { $0.scope != nil && $0.tokens.contains(index) }), let scope = outer.scope else { return one }
        let call = Code(ScannedText(Array(one.call.utf8)))
        let path = scopes[scope].path
        let nested = parts.filter { part in
            part.parent.flatMap { parts[$0].scope }.map { path.starts(with: scopes[$0].path) } ?? false
        }.flatMap(\.names)
        guard !call.freeNames(in: call.tokens.indices).isDisjoint(with: nested) else { return one }
        var own = one
        own.type = path.joined(separator: ".")
        own.isCallable = one.isCallable && !scopes.contains { path.starts(with: $0.path) && ($0.isGeneric || $0.hasConditions) }
        return own
    }
}

extension Code {
    /// The indices of the token `register` in calls of `register(defaults:)`.
    var registrations: [Int] {
        tokens.indices.filter { reads($0, "register") && reads($0 + 1, "(") && reads($0 + 2, "defaults") && reads($0 + 3, ":") }
    }

    /// Splits a call into one call for each value, so that a value with local names of the function does not prevent the others. Of the
    /// values that cannot be registered, only the first is returned.
    fileprivate func registeredDefaults(at index: Int) -> [RegisteredDefaults] {
        let start = startOfChain(before: index)
        let argument = (index + 4)..<max(after(index + 1) - 1, index + 4)
        let isStandard = isStandardDefaults(start..<index)
        let receiver = isStandard ? "UserDefaults.standard." : source.text(bytes(start..<index))
        let values = dictionary(named: argument) ?? argument
        let isLiteral = reads(values.lowerBound, "[") && after(values.lowerBound) == values.upperBound
        let all = (isLiteral ? arguments(in: values.lowerBound) : [values]).filter { $0.count > (isLiteral ? 2 : 0) }.map { value in
            let text = source.text(bytes(value))
            return RegisteredDefaults(
                call: "\(receiver)register(defaults: \(isLiteral ? "[\(text)]" : text))", line: tokens[value.lowerBound].line,
                isCallable: (isStandard || hasOnlyTypes(start..<index)) && hasOnlyTypes(value))
        }
        return all.filter(\.isCallable) + all.filter { !$0.isCallable }.prefix(1)
    }

    /// True if the code means the same at file scope: it names nothing but types, their members, and parameters of its own closures.
    func hasOnlyTypes(_ range: Range<Int>) -> Bool {
        let names = freeNames(in: range).subtracting(["true", "false", "nil", "as", "Any"])
        return !range.contains { kind($0) == .directive } && names.allSatisfy { $0 != "Self" && ($0.first?.isUppercase ?? true || $0.hasPrefix("$")) }
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
