/// Repairs within expressions and parameter lists, which keep more of a declaration than removing statements; `nil` for an error that they
/// do not repair.
extension RepairSite {
    /// Adds `override` to an initializer that the superclass has, too.
    var missingOverride: CodeEdit? { part.kind == .initializer ? insert("override", before: token) : nil }

    /// Removes the parameter with the error from an initializer, with a comma, so that the initializer can still make instances.
    var initializerParameter: CodeEdit? {
        guard part.kind == .initializer, !part.modifiers.isOverride,
            let list = part.header.first(where: { code.reads($0, "(") && code.reads($0 - 1, "init") || code.reads($0, "?") })
                .map({ code.reads($0, "(") ? $0 : $0 + 1 }), list < token, token < code.closers[list]
        else { return nil }
        return element(of: code.arguments(in: list)).map { leaveOut($0) }
    }

    /// Replaces an element kind, as an argument or as a parameter's default value, by a string literal with its source text. A kind decides
    /// no frame.
    var kindOfViews: CodeEdit? {
        for list in parentheses {
            guard let own = code.arguments(in: list).first(where: { $0.contains(token) }), code.reads(own.lowerBound + 1, ":") else { continue }
            guard Self.labelsOfKinds.contains(code.text(own.lowerBound)), own.count > 2 else { continue }
            let isParameter = part.kind != .property && part.header.contains(list)
            guard let mark = isParameter ? own.first(where: { code.reads($0, "=") }) : own.lowerBound + 1, mark < token else { return nil }
            let value = (mark + 1)..<own.upperBound
            let words = code.source.text(code.bytes(value)).filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
            return replace(value, by: "\"\(words)\"")
        }
        return nil
    }

    /// Removes the mark after the name of an optional requirement, `delegate.scrollViewDidScroll?(view)`: here, all requirements are implemented.
    var optionalCall: CodeEdit? {
        code.reads(token, "?") || code.reads(token, "!") ? leaveOut(token..<(token + 1)) : nil
    }

    private static let labelsOfKinds: Set<String> = ["elementKind", "decorationElementKind", "supplementaryElementKind"]

    /// Replaces a missing font, `.brand(ofSize: 15)` or `UIFont.title`, by the system font of its size.
    var font: CodeEdit? {
        guard namesToken, diagnostic.names.first == "UIFont", code.reads(token - 1, ".") else { return nil }
        let (isCall, start) = (code.reads(token + 1, "("), code.reads(token - 2, "UIFont") ? token - 2 : token - 1)
        let size = (isCall ? code.arguments(in: token + 1) : []).first { own in
            code.reads(own.lowerBound + 1, ":") && code.text(own.lowerBound).lowercased().hasSuffix("size")
        }
        let value = "UIFont.systemFont(ofSize: \(size.map { code.source.text(code.bytes($0.dropFirst(2))) } ?? "17"))"
        return assume(value, for: start..<(isCall ? code.after(token + 1) : token + 1), "\(code.text(token)) is assumed to be \(value)")
    }

    /// Replaces the missing type of an enum case's value by `Never`.
    var valueOfCase: CodeEdit? {
        let isValue = part.kind == .cases && !parentheses.isEmpty && !code.reads(token + 1, ".") && !code.reads(token + 1, "<")
        return isValue ? replace(token..<(token + 1), by: "Never") : nil
    }

    /// Removes a missing member of a number, such as the scaled length `72.adjusted` of a design system's missing module: it is assumed to
    /// be the number itself.
    var memberOfNumber: CodeEdit? {
        guard namesToken, code.reads(token - 1, "."), code.kind(token - 2) == .number else { return nil }
        let end = code.reads(token + 1, "(") && code.isJoined(token + 1) ? code.after(token + 1) : token + 1
        let name = code.source.text(code.bytes((token - 2)..<end))
        return assume("", for: (token - 1)..<end, "\(name) is assumed to be \(code.text(token - 2))")
    }

    /// Replaces a call of a missing function that adds several views, `stack.addSubviews(a, b)`, by a loop that adds each of them.
    var addedViews: CodeEdit? {
        let name = code.text(token).filter { $0 != "_" }.lowercased()
        guard namesToken, let one = ["addsubviews": "addSubview", "addarrangedsubviews": "addArrangedSubview"][name],
            code.reads(token + 1, "("), let brace = braces.first,
            let statement = code.statement(with: token, inBraces: brace), statement.upperBound == code.after(token + 1),
            (statement.lowerBound..<token).allSatisfy({ code.kind($0) == .identifier || [".", "?", "!"].contains(code.text($0)) })
        else { return nil }
        let texts = code.arguments(in: token + 1).map { code.source.text(code.bytes($0)).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let isArray = texts.count == 1 && texts[0].hasPrefix("[")
        guard isArray || texts.count > 1, !texts.contains(where: { $0.contains("//") || $0.contains(": ") }) else { return nil }
        let receiver = code.source.text(code.bytes(statement.lowerBound..<token))
        let views = isArray ? texts[0] : "[\(texts.joined(separator: ", "))]"
        return assume(
            "for galleyView in \(views) { \(receiver)\(one)(galleyView) }", for: statement, "\(code.text(token)) is assumed to add each view")
    }

    /// Removes one of several views that a statement adds, with its comma: in `addSubviews(a, b)` and `[a, b].forEach(view.addSubview)`.
    var addedView: CodeEdit? {
        func adds(_ index: Int) -> Bool {
            ["addsubview", "addarrangedsubview"].contains { code.text(index).lowercased().hasPrefix($0) }
        }
        let lists = part.tokens.filter { (code.reads($0, "[") || code.reads($0, "(")) && $0 < token && token < code.closers[$0] }
        guard let list = lists.last else { return nil }
        let end = code.closers[list]
        let isAdded = adds(list - 1) || code.reads(list - 1, "(") && adds(list - 2)
            || code.reads(end + 1, ".") && code.reads(end + 2, "forEach") && (end + 3..<code.after(end + 3)).contains(where: adds)
        let views = code.arguments(in: list)
        return isAdded && views.count > 1 ? element(of: views).map { leaveOut($0) } : nil
    }

    /// The list element that contains the error, with a comma.
    private func element(of all: [Range<Int>]) -> Range<Int>? {
        guard let number = all.firstIndex(where: { $0.contains(token) }) else { return nil }
        let own = all[number]
        return number + 1 < all.count ? own.lowerBound..<(own.upperBound + 1) : (own.lowerBound - (number > 0 ? 1 : 0))..<own.upperBound
    }

    /// Replaces a missing type among the generic arguments of a registration or data source: a plain class for cells, `Never` for items.
    var typeArgument: CodeEdit? {
        var (start, end, number) = (token - 1, token + 1, 0)
        while code.reads(start, ",") || code.reads(start, ".") || code.kind(start) == .identifier {
            number += code.reads(start, ",") ? 1 : 0
            start -= 1
        }
        while code.reads(end, "."), code.kind(end + 1) == .identifier { end += 2 }
        guard code.reads(start, "<"), !code.reads(token - 1, "."), !code.reads(end, "<") else { return nil }
        return Self.arguments[code.text(start - 1)]?[number].map { replace(token..<end, by: $0) }
    }

    private static let arguments: [String: [Int: String]] = [
        "CellRegistration": [0: "UICollectionViewCell", 1: "Never"], "SupplementaryRegistration": [0: "UICollectionReusableView"],
        "UICollectionViewDiffableDataSource": [1: "Never"], "NSDiffableDataSourceSnapshot": [1: "Never"],
        "NSDiffableDataSourceSectionSnapshot": [0: "Never"],
    ]

    /// The indices of the opening parentheses around the error, innermost first.
    private var parentheses: [Int] {
        part.tokens.reversed().filter { code.reads($0, "(") && $0 < token && token < code.closers[$0] }
    }

    // MARK: Chains of calls

    /// Removes the end of a chain of calls, from the missing member on, if the chain's value is used: `UILabel().then { … }`.
    var endOfChain: CodeEdit? {
        let isStatic = complaint == .missingStaticMember
        guard namesToken, code.reads(token - 1, "."), endsValue(token - 2),
            isCall(token), isValue, !isStatic || isPlainView(token - 2)
        else { return nil }
        var end = token + 1
        while isOpener(end) || code.reads(end, ".") { end = isOpener(end) ? code.after(end) : end + 2 }
        // Not in an operator's operand, as the result would differ, and not after `?`, as `a?` alone does not compile.
        guard !code.reads(token - 2, "?"), code.kind(end) != .operator else { return nil }
        return replace((token - 1)..<min(end, part.tokens.upperBound), by: isPlainView(token - 2) ? "()" : "")
    }

    /// True for the name of a UIKit view class with an initializer without arguments. `UILabel()` then replaces the call of a missing
    /// factory, `UILabel.title("A")`.
    private func isPlainView(_ index: Int) -> Bool {
        let name = code.text(index)
        return name.hasPrefix("UI") && !code.reads(index - 1, ".") && name != "UICollectionView"
            && NameRules.isView(name)
    }

    /// True for the last token of an expression with a member access after it; false before an implicit member, as in `return .zero`.
    private func endsValue(_ index: Int) -> Bool {
        switch code.kind(index) {
        case .operator: code.isJoined(index) && ["?", "!", ">"].contains { code.text(index).hasSuffix($0) }
        case .punctuation: [")", "]", "}"].contains { code.reads(index, $0) }
        case .identifier: !["return", "in", "case", "try", "await"].contains(code.text(index))
        default: true
        }
    }

    private func isCall(_ name: Int) -> Bool { code.reads(name + 1, "(") || code.reads(name + 1, "{") }

    private func isOpener(_ index: Int) -> Bool {
        ["(", "[", "{"].contains { code.reads(index, $0) } && !code.beginsLine(index)
    }

    /// True in the initial value of a property, and in a statement that declares, sets or returns a value and decides no frames.
    private var isValue: Bool {
        guard let brace = braces.first else { return part.kind == .property && part.isStored }
        guard let statement = code.statement(with: token, inBraces: brace), !decidesFrames(statement) else { return false }
        // A condition needs the value itself, and braces after it are not a trailing closure.
        guard !["if", "guard", "while", "for", "switch"].contains(where: { code.reads(statement.lowerBound, $0) }) else { return false }
        // A service that is asked for data is not the data.
        guard !(statement.lowerBound..<token).contains(where: { code.reads($0, "await") }) else { return false }
        return ["let", "var", "return"].contains { code.reads(statement.lowerBound, $0) }
            || (statement.lowerBound..<token).contains { code.reads($0, "=") }
    }
}
