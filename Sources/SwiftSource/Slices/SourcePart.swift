/// A declaration in a file, by ranges of the file's tokens.
struct SourcePart {
    enum Kind {
        case type, `extension`, function, property, initializer, `subscript`, deinitializer, cases, alias, preview, importing
    }

    var kind: Kind
    /// The declared names: the name of a function, all names of a `let`, the cases of an enum, the labels of a subscript, the type of an
    /// extension.
    var names: [String]
    /// The index of the enclosing type or extension among the file's parts; `nil` at file scope.
    var parent: Int?
    /// The index of a type or extension among the file's scopes; `nil` for other parts.
    var scope: Int?
    var modifiers: Modifiers
    /// The parameters of a function or initializer.
    var parameters: [Parameter] = []
    /// A function's result type, a property's type, or the type that an alias stands for, as written; `nil` if none is written.
    var resultType: String?
    /// The cases of an enum.
    var cases: [EnumCase] = []
    /// True for a property with storage.
    var isStored = false
    /// True for a stored property without an initial value, which an initializer has to set.
    var needsValue = false
    /// The tokens, from the first attribute to the end.
    var tokens: Range<Int>
    /// The tokens of the braces and everything in them; `nil` without braces.
    var body: Range<Int>?

    struct EnumCase {
        var name: String
        /// The associated values; `nil` for a case without any.
        var values: [Parameter]?
    }

    /// True if other files cannot see the declaration.
    var isHidden: Bool { modifiers.access == .private || modifiers.access == .fileprivate }

    /// The names by which code calls the declaration; for an initializer, the first argument label, or the type's name if there may be no
    /// label.
    ///
    /// - Parameter type: the path of the type that the declaration belongs to.
    func callNames(of type: String?) -> [String] {
        guard kind == .initializer else { return names }
        let made = type?.split(separator: ".").suffix(1).map(String.init) ?? []
        guard let first = parameters.first, let label = first.label else { return names + made }
        // A closure can trail the call without its label.
        return TypeName.arrow(in: PlainValues.bare(first.type)) == nil ? [label] : [label] + made
    }

    /// The tokens before the braces; all tokens without braces.
    var header: Range<Int> { tokens.lowerBound..<(body?.lowerBound ?? tokens.upperBound) }
}

extension Code {
    /// The names and operators in a range of tokens, without names in `#selector(…)`, which copies omit; `$name` and `_name` also name the
    /// property `name`.
    ///
    /// - Parameter others: the indices of names to leave out.
    func names(in range: Range<Int>, besides others: Set<Int> = []) -> Set<String> {
        var names: Set<String> = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch tokens[index].kind {
            case .identifier where !others.contains(index):
                let name = text(index).filter { $0 != "`" }
                names.formUnion(["$", "_"].contains(name.prefix(1)) ? [name, String(name.dropFirst())] : [name])
            case .operator: names.insert(text(index))
            case .attribute: names.insert(String(text(index).dropFirst()))
            case .directive where reads(index, "#selector"): index = after(index + 1) - 1
            default: break
            }
            index += 1
        }
        return names
    }

    /// The names that may refer to functions and variables at file scope: neither after a dot nor labels of arguments.
    func freeNames(in range: Range<Int>) -> Set<String> {
        var (names, brackets) = (Set<String>(), [String]())
        for index in range {
            let text = text(index)
            if ["(", "[", "{"].contains(text) { brackets.append(text) }
            if [")", "]", "}"].contains(text) { _ = brackets.popLast() }
            guard kind(index) == .identifier, !reads(index - 1, ".") else { continue }
            let isLabel = brackets.last == "(" && reads(index + 1, ":") && (reads(index - 1, "(") || reads(index - 1, ","))
            if !isLabel { names.insert(text.filter { $0 != "`" }) }
        }
        return names
    }

    /// The static members that the code uses with their type's name, in order: `Row.nib`.
    func staticUses(in range: Range<Int>) -> [(type: String, member: String, token: Int)] {
        range.filter { index in
            kind(index) == .identifier && text(index).first?.isUppercase == true && !reads(index - 1, ".") && reads(index + 1, ".")
                && kind(index + 2) == .identifier && text(index + 2).first?.isLowercase == true && !["init", "self"].contains(text(index + 2))
        }.map { (text($0), text($0 + 2), $0 + 2) }
    }

    /// Names of types, each with a type that may contain it: the name before the dot, or, if there is no dot, each of the given enclosing
    /// types.
    func nestedTypes(in range: Range<Int>, of own: [String]) -> [(outer: String, name: String)] {
        range.filter { kind($0) == .identifier && text($0).first?.isUppercase == true }.flatMap { index in
            (reads(index - 1, ".") ? [text(index - 2)] : own).map { ($0, text(index)) }
        }
    }

    /// The types whose instances the code makes: `Name(…)`, `Name.init(…)`.
    func madeTypes(in range: Range<Int>) -> Set<String> {
        Set(range.filter { index in
            kind(index) == .identifier && (reads(index + 1, "(") || reads(index + 1, ".") && reads(index + 2, "init"))
                || reads(index - 3, "delegate") && forcedType(behind: index - 3) == index
        }.map(text).filter { $0.first?.isUppercase == true })
    }

    /// The argument labels of calls that make an instance without its type's name: `[nil, "count"]` for `.init(1, count: 2)`.
    func unnamedInitializers(in range: Range<Int>) -> Set<[String?]> {
        let calls = range.filter { index in
            reads(index, "init") && reads(index - 1, ".") && reads(index + 1, "(") && !(isJoined(index - 1) && endsName(index - 2))
        }
        return Set(calls.map { call in arguments(in: call + 1).map { reads($0.lowerBound + 1, ":") ? text($0.lowerBound) : nil } })
    }

    private func endsName(_ index: Int) -> Bool { kind(index) == .identifier || [")", "]", ">", "?", "!"].contains(text(index)) }

    /// The index of the class in `delegate as! AppDelegate`; `nil` without such a cast. The copy for Linux makes an instance of the class,
    /// as no app runs.
    func forcedType(behind index: Int) -> Int? {
        let isForced = reads(index + 1, "as") && reads(index + 2, "!") && kind(index + 3) == .identifier && !reads(index + 4, ".")
        return isForced ? index + 3 : nil
    }

    /// Names of types that may have to conform to protocols: in generic arguments, `DataSource<Section, Item>`, in keys of dictionaries,
    /// and in types that are passed, `[Item].self`.
    func genericArguments(in range: Range<Int>) -> Set<String> {
        var names: Set<String> = []
        for index in range where isJoined(index) && kind(index - 1) == .identifier && reads(index, "<") && !Self.plainGenerics.contains(text(index - 1)) {
            var (depth, next) = (1, index + 1)
            while depth > 0, next < min(range.upperBound, index + 64), kind(next) == .identifier || text(next).allSatisfy({ "<>.&?,[]:".contains($0) }) {
                if kind(next) == .identifier { names.insert(text(next)) } else { depth += text(next).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } }
                next += 1
            }
        }
        names.formUnion(range.filter { reads($0, "[") && reads($0 + 2, ":") && kind($0 + 1) == .identifier }.map { text($0 + 1) })
        names.formUnion(range.dropFirst(3).filter { reads($0, "self") && reads($0 - 1, ".") }.map { text(reads($0 - 2, "]") ? $0 - 3 : $0 - 2) })
        return names.filter { $0.first?.isUppercase == true }
    }

    /// Generic types without constraints on their arguments.
    private static let plainGenerics: Set<String> = ["Array", "Optional", "Result", "Published", "Binding", "AnyPublisher"]

    /// The names of types whose instances the code may use: those not followed by `.name`, and those in attributes.
    ///
    /// - Parameter withNamespaces: true to include types of which the code uses only static members.
    func usedTypes(in range: Range<Int>, withNamespaces: Bool = false) -> Set<String> {
        var names: Set<String> = []
        for index in range where kind(index) == .identifier || kind(index) == .attribute {
            let name = String(text(index).trimmingPrefix("@"))
            guard name.first?.isUppercase == true else { continue }
            let member = text(index + 2)
            let isNamespace = !withNamespaces
                && reads(index + 1, ".") && isJoined(index + 1) && member.first?.isLowercase == true && !["init", "self"].contains(member)
            if !isNamespace { names.insert(name) }
        }
        return names
    }
}
