/// The code of a file that is compiled on Linux: the tokens outside `#if` and in active branches, with the `// galley:` comments
/// (directives) above them.
struct ActiveCode {
    let code: Code
    /// Directives, keyed by the token below them.
    let directives: [Int: [SourceDirective]]
    /// Directives with no token below them.
    let strayDirectives: [SourceDirective]

    /// - Parameter flags: compilation flags that are set, besides `DEBUG`.
    init(_ whole: Code, flags: Set<String> = []) {
        var branches = Branches(flags: flags)
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
        code = tokens.count == whole.tokens.count ? whole : Code(whole.source, tokens: tokens)
        (directives, strayDirectives) = Self.directives(above: code)
    }

    /// Assigns each directive to the token that follows it. A directive after code on the same line or directly above an `#if` is stray;
    /// one in an inactive branch is ignored.
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

    /// The stack of open `#if` blocks.
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

        /// Opens, switches or closes a block if the token is `#if`, `#elseif`, `#else` or `#endif`.
        ///
        /// - Returns: the next token after the directive and its condition; `nil` for other tokens.
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
