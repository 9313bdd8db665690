/// What Linux compiles of a file: the tokens outside of `#if` and in branches that hold, and the directives above them.
struct ActiveCode {
    let code: Code
    /// By the token that they stand above.
    let directives: [Int: [SourceDirective]]
    /// Those above nothing.
    let strayDirectives: [SourceDirective]

    /// - Parameter flags: those of conditions that hold, beside `DEBUG`.
    init(_ source: SourceText, flags: Set<String> = []) {
        var branches = Branches(flags: flags)
        let whole = Code(source)
        var tokens: [Token] = []
        var index = 0
        while index < whole.tokens.count {
            if let next = branches.pass(index, of: whole) {
                index = next
            } else {
                if branches.isActive { tokens.append(whole.tokens[index]) }
                index += 1
            }
        }
        code = Code(source, tokens: tokens)
        (directives, strayDirectives) = Self.directives(above: code)
    }

    /// A directive belongs to the token that follows it. Behind something on its own line it stands above nothing, nor does it
    /// above an `#if`; in a branch that is not compiled it says nothing.
    private static func directives(above code: Code) -> (above: [Int: [SourceDirective]], stray: [SourceDirective]) {
        var (above, stray, pending) = ([Int: [SourceDirective]](), [SourceDirective](), [SourceDirective]())
        var (next, lastLine) = (0, 0)
        for token in code.source.tokens {
            if token.kind == .lineComment, let directive = SourceDirective(comment: code.source.text(token), line: token.line) {
                if token.line > lastLine { pending.append(directive) } else { stray.append(directive) }
            }
            if token.kind.isComment { continue }
            lastLine = token.line
            let isActive = next < code.tokens.count && code.tokens[next] == token
            if !pending.isEmpty, isActive { above[next] = pending }
            if !isActive, token.kind == .directive { stray += pending }
            pending = []
            if isActive { next += 1 }
        }
        return (above, stray + pending)
    }

    /// The branches of `#if` that are open.
    private struct Branches {
        private struct Branch {
            var wasTaken: Bool
            var isTaken: Bool
            var isInActive: Bool
        }

        let flags: Set<String>
        private var open: [Branch] = []
        var isActive: Bool { open.last.map { $0.isTaken && $0.isInActive } ?? true }

        init(flags: Set<String>) {
            self.flags = flags
        }

        /// - Returns: where to go on, if the token belongs to `#if` itself.
        mutating func pass(_ index: Int, of code: Code) -> Int? {
            guard code.kind(index) == .directive else { return nil }
            switch code.text(index) {
            case "#if":
                let condition = BuildCondition.tokens(code, behind: index)
                let holds = BuildCondition.holds(code, condition, flags)
                open.append(Branch(wasTaken: holds, isTaken: holds, isInActive: isActive))
                return condition.upperBound
            case "#elseif":
                let condition = BuildCondition.tokens(code, behind: index)
                take(BuildCondition.holds(code, condition, flags))
                return condition.upperBound
            case "#else": take(true)
            case "#endif": _ = open.popLast()
            default: return nil
            }
            return index + 1
        }

        private mutating func take(_ holds: Bool) {
            guard var branch = open.popLast() else { return }
            branch.isTaken = holds && !branch.wasTaken
            branch.wasTaken = branch.wasTaken || holds
            open.append(branch)
        }
    }
}
