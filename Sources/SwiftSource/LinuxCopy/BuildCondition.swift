/// Evaluates `#if` conditions for the copy of a file that is compiled on Linux.
package enum BuildCondition {
    /// Modules that Linux lacks and that have stand-ins, third-party ones included.
    static let standInModules = Set(StandIns.names.keys)

    /// Modules that exist on Linux.
    private static let linuxModules: Set<String> = ["Foundation", "Dispatch", "Glibc", "Swift", "Observation", "Synchronization"]

    /// True for a module that exists on Linux, and for an Apple module with a stand-in. False for third-party modules: the caller knows
    /// which of them can be imported.
    package static func hasModule(_ name: String) -> Bool {
        standInModules.contains(name) && !StandIns.optionalNames.contains(name) || linuxModules.contains(name)
            || name == "FoundationNetworking"
    }

    /// The value of `os(…)` or `canImport(…)`, if it differs from the Linux compiler's.
    ///
    /// - Parameter index: the name before the parentheses.
    static func rewritten(_ code: Code, at index: Int) -> Bool? {
        guard code.reads(index + 1, "(") else { return nil }
        if code.reads(index, "os"), code.reads(index + 3, ")") {
            return code.reads(index + 2, "iOS") ? true : code.reads(index + 2, "Linux") ? false : nil
        }
        guard code.reads(index, "canImport"), standInModules.contains(code.text(index + 2)) else { return nil }
        return code.reads(code.closers[index + 1], ")") ? true : nil
    }

    /// The tokens of the condition after `#if` or `#elseif`: the rest of its line, and further lines while a bracket is open or an
    /// operator continues the condition.
    static func tokens(_ code: Code, behind directive: Int) -> Range<Int> {
        var end = directive + 1
        while end < code.tokens.count {
            let isJoined = isConnective(code, end) || isConnective(code, end - 1)
            if code.beginsLine(end), !isJoined { break }
            end = code.after(end)
        }
        return directive + 1..<max(end, directive + 1)
    }

    private static func isConnective(_ code: Code, _ index: Int) -> Bool {
        code.reads(index, "&&") || code.reads(index, "||")
    }

    /// Evaluates a condition. Anything unknown is false: flags other than `DEBUG` and the given ones, other systems, features.
    static func holds(_ code: Code, _ tokens: Range<Int>, _ flags: Set<String>) -> Bool {
        var evaluation = Evaluation(code: code, flags: flags, position: tokens.lowerBound, end: tokens.upperBound)
        return evaluation.disjunction(depth: 0)
    }

    private struct Evaluation {
        let code: Code
        let flags: Set<String>
        var position: Int
        let end: Int

        mutating func disjunction(depth: Int) -> Bool {
            var value = conjunction(depth: depth)
            while position < end, code.reads(position, "||") {
                position += 1
                let other = conjunction(depth: depth)
                value = value || other
            }
            return value
        }

        private mutating func conjunction(depth: Int) -> Bool {
            var value = negation(depth: depth)
            while position < end, code.reads(position, "&&") {
                position += 1
                let other = negation(depth: depth)
                value = value && other
            }
            return value
        }

        private mutating func negation(depth: Int) -> Bool {
            guard position < end, code.kind(position) == .operator, code.text(position).allSatisfy({ $0 == "!" }) else {
                return term(depth: depth)
            }
            let isNegated = code.tokens[position].range.count % 2 == 1
            position += 1
            return term(depth: depth) != isNegated
        }

        /// Parses a name, a name with arguments, or a parenthesized condition. Parentheses nested deeper than 64 are false.
        private mutating func term(depth: Int) -> Bool {
            guard position < end else { return false }
            let start = position
            if code.reads(start, "("), depth < 64 {
                var inner = Evaluation(code: code, flags: flags, position: start + 1, end: min(code.closers[start], end))
                position = min(code.after(start), end)
                return inner.disjunction(depth: depth + 1)
            }
            position = code.reads(start + 1, "(") ? min(code.after(start + 1), end) : start + 1
            if let value = BuildCondition.rewritten(code, at: start) { return value }
            return code.reads(start + 1, "(") ? asks(start) : ["true", "DEBUG"].contains(code.text(start)) || flags.contains(code.text(start))
        }

        private func asks(_ index: Int) -> Bool {
            switch code.text(index) {
            case "canImport": linuxModules.contains(code.text(index + 2))
            // App code is compiled by a Swift 6 compiler in Swift 5 mode.
            case "swift": isAtLeast(index, major: 5)
            case "compiler", "_compiler_version": isAtLeast(index, major: 6)
            default: false
            }
        }

        /// Evaluates `(>=5.9)` or `(<6)` for a version whose major number is known.
        private func isAtLeast(_ index: Int, major: Int) -> Bool {
            guard let asked = Int(code.text(index + 3).prefix { $0.isNumber }) else { return false }
            return code.reads(index + 2, ">=") ? asked <= major : code.reads(index + 2, "<") && asked > major
        }
    }
}
