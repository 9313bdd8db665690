/// What a condition of `#if` is worth in the copy of a file that Linux compiles.
enum BuildCondition {
    /// Modules that Linux does not have, and that are found all the same: UIKit, and those that show a part of it.
    static let standInModules: Set<String> = [
        "UIKit", "SwiftUI", "Combine", "os", "OSLog", "QuartzCore", "CoreGraphics", "CoreData",
    ]

    /// Modules that Linux has itself.
    private static let linuxModules: Set<String> = ["Foundation", "Dispatch", "Glibc", "Swift", "Observation", "Synchronization"]

    /// The worth of `os(…)` and `canImport(…)` where it differs from what the compiler on Linux finds.
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

    /// The tokens of the condition behind `#if` or `#elseif`: those of its line, and of those that follow while a bracket is
    /// open or an operator joins them.
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

    /// Whether the tokens hold. What is not known does not: flags other than `DEBUG` and the given ones, other systems, features.
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

        /// A name, a name with arguments, or a condition in parentheses. Parentheses more than 64 deep hold nothing.
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
            // App code is compiled in the language mode of Swift 5, by a compiler of Swift 6.
            case "swift": isAtLeast(index, major: 5)
            case "compiler", "_compiler_version": isAtLeast(index, major: 6)
            default: false
            }
        }

        /// Whether `(>=5.9)` or `(<6)` holds for a version of which the first number is known.
        private func isAtLeast(_ index: Int, major: Int) -> Bool {
            guard let asked = Int(code.text(index + 3).prefix { $0.isNumber }) else { return false }
            return code.reads(index + 2, ">=") ? asked <= major : code.reads(index + 2, "<") && asked > major
        }
    }
}
