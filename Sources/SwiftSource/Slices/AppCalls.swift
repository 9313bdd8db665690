/// The arguments that an app's code passes to functions and initializers, as far as they mean the same in other code: literals, members of
/// types, new values of types. A drawing calls a function as the app does rather than with assumed arguments.
package struct AppCalls: Sendable {
    private struct Argument {
        var label: String?
        /// `nil` for an expression that needs names of the code around the call.
        var value: String?
    }

    private struct Call {
        var arguments: [Argument]
        /// The name before the dot; `nil` without one, and for `self`. Empty for an implicit member: `.grid(columns: 3)`.
        var receiver: String?
        /// The types that the call's file declares or extends.
        var types: Set<String>
    }

    /// The calls by the name of the function or type, in the order of the files.
    private var calls: [String: [Call]] = [:]

    package init() {}

    package var isEmpty: Bool { calls.isEmpty }

    /// True if the app calls a function or type with arguments that can be used here.
    package func contains(_ callee: String) -> Bool { calls[callee] != nil }

    /// The calls of other functions and types.
    package func without(_ callees: Set<String>) -> AppCalls {
        var others = self
        for callee in callees { others.calls[callee] = nil }
        return others
    }

    /// - Parameters:
    ///   - callees: the names of functions and types.
    ///   - files: the files to read; calls in the first ones take precedence.
    ///   - isKnown: true for the names of types that an expression may contain.
    package init(of callees: Set<String>, in files: [SourceText], flags: Set<String>, where isKnown: (String) -> Bool) {
        for file in files.map({ $0.file(flags) }) {
            let types = Set(file.scopes.compactMap(\.path.last))
            for index in file.code.tokens.indices where file.code.kind(index) == .identifier && callees.contains(file.code.text(index)) {
                guard let call = Self.call(at: index, in: file.code, types, where: isKnown) else { continue }
                calls[file.code.text(index), default: []].append(call)
            }
        }
    }

    private static func call(at index: Int, in code: Code, _ types: Set<String>, where isKnown: (String) -> Bool) -> Call? {
        let list = code.reads(index + 1, ".") && code.reads(index + 2, "init") ? index + 3 : index + 1
        guard code.reads(list, "("), code.isJoined(list), !["func", "case", "class", "struct"].contains(code.text(index - 1)) else { return nil }
        let arguments = code.arguments(in: list).map { written in
            let label = code.reads(written.lowerBound + 1, ":") ? code.text(written.lowerBound) : nil
            return Argument(label: label, value: code.portable(written.dropFirst(label == nil ? 0 : 2), where: isKnown))
        }
        let isMember = code.reads(index - 1, ".") && !["self", "Self"].contains(code.text(index - 2))
        let receiver = isMember ? code.isJoined(index - 1) ? code.text(index - 2) : "" : nil
        return arguments.contains { $0.value != nil } ? Call(arguments: arguments, receiver: receiver, types: types) : nil
    }

    /// The arguments of the call that gives the most values, by the indices of the parameters. Empty if no call fits the parameters, or if
    /// none gives a value that a call has to give: default values then take precedence.
    ///
    /// - Parameter path: the type that a function belongs to; empty for functions at file scope and for types.
    func arguments(for parameters: [Parameter], of callee: String, within path: [String]) -> [Int: String] {
        let fitting = (calls[callee] ?? []).filter { call in
            guard let owner = path.last else { return true }
            guard let receiver = call.receiver else { return call.types.contains(owner) }
            return receiver.first?.isUppercase != true || receiver == owner
        }.compactMap { Self.values(of: $0, for: parameters) }
        // The first of several calls counts.
        return fitting.reduce([:]) { $1.count > $0.count ? $1 : $0 }
    }

    /// - Returns: `nil` if the labels do not fit the parameters.
    private static func values(of call: Call, for parameters: [Parameter]) -> [Int: String]? {
        var (values, next) = ([Int: String](), 0)
        func mayBeOmitted(_ parameter: Parameter) -> Bool { parameter.hasDefault || parameter.type.contains("->") }
        for argument in call.arguments {
            while next < parameters.count, parameters[next].label != argument.label {
                guard mayBeOmitted(parameters[next]) else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            values[next] = argument.value
            next += 1
        }
        return parameters[next...].allSatisfy(mayBeOmitted) && values.keys.contains { !parameters[$0].hasDefault } ? values : nil
    }
}

extension Code {
    /// The text of an expression that means the same in all files of an app: it names only types, their members, and parameters of its own
    /// closures. `nil` for other expressions, and for empty values, such as `nil` and `[]`.
    fileprivate func portable(_ expression: Range<Int>, where isKnown: (String) -> Bool) -> String? {
        guard hasOnlyTypes(expression) else { return nil }
        let types = freeNames(in: expression).filter { $0.first?.isUppercase ?? false }
        let text = source.text(bytes(expression))
        guard types.allSatisfy(isKnown), !text.contains("//"), !["nil", "[]", "[:]", "\"\""].contains(text) else { return nil }
        return text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }
}
