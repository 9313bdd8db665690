/// Cuts of a part of an expression or of a parameter list, which leave more of a declaration than those of statements.
extension CutFinder {
    func cut(ofValueIn index: Int, _ token: Int, _ rejection: SourceCut.Rejection) -> SourceCut? {
        let part = file.parts[index]
        if let initializer = requiredInitializer(token, rejection) { return initializer }
        if part.kind == .initializer, rejection.message.hasPrefix("overriding declaration requires an 'override'") {
            return insert("override", before: token, index, rejection)
        }
        if rejection.isWithoutOverridden, let word = overrideWord(of: part) { return cut(word, "", index, rejection) }
        if part.kind == .initializer, !part.modifiers.isOverride, let parameter = parameter(with: token, of: part) {
            return cut(parameter, "", index, rejection)
        }
        if let value = assumedValue(at: token, of: index, rejection) { return value }
        if let kind = kindOfViews(at: token, of: part) {
            let words = code.source.text(code.bytes(kind)).filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
            return cut(kind, "\"\(words)\"", index, rejection)
        }
        if isCollectionView(token, of: part, rejection) {
            let mark = ["!", "?"].first { code.reads(token + 1, $0) } ?? ""
            return cut(token..<(token + (mark.isEmpty ? 1 : 2)), "UICollectionView\(mark)", index, rejection)
        }
        if isValueOfCase(token, of: part, rejection) { return cut(token..<(token + 1), "Never", index, rejection) }
        if let view = addedView(with: token, of: part) { return cut(view, "", index, rejection) }
        if let (type, range) = argument(at: token, rejection) { return cut(range, type, index, rejection) }
        if let names = ignoredParameters(rejection), code.reads(token, "{") {
            let captures = code.after(token + 1)
            let isCaptured = code.reads(token + 1, "[") && code.reads(captures, "in")
            return isCaptured ? insert(names, before: captures, index, rejection) : insert(" \(names) in", after: token, index, rejection)
        }
        return endOfChain(at: token, of: part, rejection).map { cut($0, isPlainView(token - 2) ? "()" : "", index, rejection) }
    }

    /// Names for the parameters of a closure that has lost all that used them.
    private func ignoredParameters(_ rejection: SourceCut.Rejection) -> String? {
        let words = "contextual type for closure argument list expects "
        guard rejection.message.hasPrefix(words), rejection.message.contains("cannot be implicitly ignored"),
            let count = rejection.message.dropFirst(words.count).split(separator: " ").first.flatMap({ Int($0) }), 1...9 ~= count
        else { return nil }
        return Array(repeating: "_", count: count).joined(separator: ", ")
    }

    /// True for a class of collection views that nobody has: as a property's type, or in a call of the initializer that they all have.
    private func isCollectionView(_ token: Int, of part: SourcePart, _ rejection: SourceCut.Rejection) -> Bool {
        guard part.kind == .property, part.isStored, rejection.message.hasPrefix("cannot find") else { return false }
        guard code.reads(token + 1, "(") else {
            return rejection.message.hasPrefix("cannot find type") && NearestClass.of(code.text(token)) == "UICollectionView"
                && part.names.contains(code.text(token - 2))
        }
        let labels = arguments(in: token + 1).filter { code.reads($0.lowerBound + 1, ":") }.map { code.text($0.lowerBound) }
        return labels == ["frame", "collectionViewLayout"]
    }

    /// True for the type of a value of an enum's case: nobody makes a value of a missing type.
    private func isValueOfCase(_ token: Int, of part: SourcePart, _ rejection: SourceCut.Rejection) -> Bool {
        part.kind == .cases && rejection.message.hasPrefix("cannot find type") && !parentheses(around: token, in: part.tokens).isEmpty
            && !code.reads(token + 1, ".") && !code.reads(token + 1, "<")
    }

    /// One of several views that a statement adds, with a comma: in `addSubviews(a, b)` and `[a, b].forEach(view.addSubview)`.
    private func addedView(with token: Int, of part: SourcePart) -> Range<Int>? {
        func adds(_ index: Int) -> Bool {
            ["addsubview", "addarrangedsubview"].contains { code.text(index).lowercased().hasPrefix($0) }
        }
        let lists = part.tokens.filter { (code.reads($0, "[") || code.reads($0, "(")) && $0 < token && token < code.closers[$0] }
        guard let list = lists.last else { return nil }
        let end = code.closers[list]
        let isAdded = adds(list - 1) || code.reads(list - 1, "(") && adds(list - 2)
            || code.reads(end + 1, ".") && code.reads(end + 2, "forEach") && (end + 3..<code.after(end + 3)).contains(where: adds)
        let views = arguments(in: list)
        return isAdded && views.count > 1 ? element(with: token, of: views) : nil
    }

    /// One of the elements of a list, with a comma.
    private func element(with token: Int, of all: [Range<Int>]) -> Range<Int>? {
        guard let number = all.firstIndex(where: { $0.contains(token) }) else { return nil }
        let own = all[number]
        return number + 1 < all.count ? own.lowerBound..<(own.upperBound + 1) : (own.lowerBound - (number > 0 ? 1 : 0))..<own.upperBound
    }

    /// A type in place of a missing one among the generic arguments of a registration or data source: of its cells, or of its items,
    /// of which there are none.
    private func argument(at token: Int, _ rejection: SourceCut.Rejection) -> (type: String, range: Range<Int>)? {
        guard rejection.message.hasPrefix("cannot find type") else { return nil }
        var (start, end, number) = (token - 1, token + 1, 0)
        while code.reads(start, ",") || code.reads(start, ".") || code.kind(start) == .identifier {
            number += code.reads(start, ",") ? 1 : 0
            start -= 1
        }
        while code.reads(end, "."), code.kind(end + 1) == .identifier { end += 2 }
        guard code.reads(start, "<"), !code.reads(token - 1, "."), !code.reads(end, "<") else { return nil }
        return Self.arguments[code.text(start - 1)]?[number].map { ($0, token..<end) }
    }

    private static let arguments: [String: [Int: String]] = [
        "CellRegistration": [0: "UICollectionViewCell", 1: "Never"], "SupplementaryRegistration": [0: "UICollectionReusableView"],
        "UICollectionViewDiffableDataSource": [1: "Never"], "NSDiffableDataSourceSnapshot": [1: "Never"],
        "NSDiffableDataSourceSectionSnapshot": [0: "Never"],
    ]

    /// The `override` of a member, without which it is one of its own: of a superclass that nobody has.
    func overrideWord(of part: SourcePart) -> Range<Int>? {
        part.header.first { code.reads($0, "override") }.map { $0..<($0 + 1) }
    }

    // MARK: Parameters and arguments

    /// A parameter of an initializer, with a comma: what is left of the initializer still makes an instance.
    private func parameter(with token: Int, of part: SourcePart) -> Range<Int>? {
        guard let list = part.header.first(where: { code.reads($0, "(") && code.reads($0 - 1, "init") || code.reads($0, "?") })
            .map({ code.reads($0, "(") ? $0 : $0 + 1 }), list < token, token < code.closers[list]
        else { return nil }
        return element(with: token, of: arguments(in: list))
    }

    /// The value of an argument that names a kind of views, and decides no frame.
    private func kindOfViews(at token: Int, of part: SourcePart) -> Range<Int>? {
        for list in parentheses(around: token, in: part.tokens) {
            guard let own = arguments(in: list).first(where: { $0.contains(token) }), code.reads(own.lowerBound + 1, ":") else { continue }
            if Self.labelsOfKinds.contains(code.text(own.lowerBound)), own.count > 2 { return (own.lowerBound + 2)..<own.upperBound }
        }
        return nil
    }

    private static let labelsOfKinds: Set<String> = ["elementKind", "decorationElementKind", "supplementaryElementKind"]

    /// The parentheses around a token, innermost first, as indices of their opening ones within a range.
    private func parentheses(around token: Int, in range: Range<Int>) -> [Int] {
        range.reversed().filter { code.reads($0, "(") && $0 < token && token < code.closers[$0] }
    }

    /// The arguments or parameters in parentheses, without commas.
    func arguments(in list: Int) -> [Range<Int>] {
        var (found, start, index) = ([Range<Int>](), list + 1, list + 1)
        let end = min(code.closers[list], code.tokens.count)
        while index < end {
            if code.reads(index, ",") {
                found.append(start..<index)
                start = index + 1
            }
            index = code.after(index)
        }
        return start < end ? found + [start..<end] : found
    }

    // MARK: Chains of calls

    /// The end of a chain of calls from a missing member on, for a chain whose value is used: `UILabel().then { … }`.
    private func endOfChain(at token: Int, of part: SourcePart, _ rejection: SourceCut.Rejection) -> Range<Int>? {
        guard rejection.message.hasSuffix("has no member '\(code.text(token))'"), code.reads(token - 1, "."), endsValue(token - 2),
            isCall(token), isValue(token, of: part), !rejection.message.hasPrefix("type '") || isPlainView(token - 2)
        else { return nil }
        var end = token + 1
        while isOpener(end) || code.reads(end, ".") { end = isOpener(end) ? code.after(end) : end + 2 }
        // What is compared or combined would be another value, and `a?` none.
        return code.reads(token - 2, "?") || code.kind(end) == .operator ? nil : (token - 1)..<min(end, part.tokens.upperBound)
    }

    /// True for the name of a class of UIKit whose views need no arguments, as what makes them may have another name:
    /// `UILabel.title("A")`. A type is no value, so of other ones nothing stays.
    private func isPlainView(_ index: Int) -> Bool {
        let name = code.text(index)
        return name.hasPrefix("UI") && !code.reads(index - 1, ".") && name != "UICollectionView"
            && ["View", "Label", "Button", "Field", "Control", "Switch", "Slider", "Stepper", "Bar"].contains(where: name.hasSuffix)
    }

    /// True for the end of what a member is called on; an implicit member is called on nothing.
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

    /// True for the initial value of a property, and in a statement that declares, sets or returns a value.
    private func isValue(_ token: Int, of part: SourcePart) -> Bool {
        guard let brace = code.braces(around: token, in: part.tokens).first else { return part.kind == .property && part.isStored }
        guard let statement = code.statement(with: token, inBraces: brace), !decidesFrames(statement) else { return false }
        // A condition's value is tested, and the braces behind it are no argument.
        guard !["if", "guard", "while", "for", "switch"].contains(where: { code.reads(statement.lowerBound, $0) }) else { return false }
        return ["let", "var", "return"].contains { code.reads(statement.lowerBound, $0) }
            || (statement.lowerBound..<token).contains { code.reads($0, "=") }
    }

    // MARK: Bodies

    /// The opening brace of `get`, `set` or an observer of a property, from the braces around a token.
    func accessor(in braces: [Int], of part: SourcePart) -> (brace: Int, isGetter: Bool)? {
        guard part.kind == .property, braces.count > 1, let outer = braces.last else { return nil }
        let brace = braces[braces.count - 2]
        guard let statement = code.statement(with: brace, inBraces: outer), !code.reads(statement.lowerBound + 1, ".") else { return nil }
        let words = ["get", "set", "willSet", "didSet", "_modify", "mutating", "nonmutating"]
        let word = code.text(statement.lowerBound)
        return words.contains(word) ? (brace, (statement.lowerBound..<brace).contains { code.reads($0, "get") }) : nil
    }

    /// The end of a function's body that returns nothing where it must, or of an initializer's that may fail and makes nothing.
    func missingEnd(of part: SourcePart, _ rejection: SourceCut.Rejection, _ end: String) -> String? {
        if rejection.message.hasPrefix("missing return") { return end }
        let isFailable = part.kind == .initializer && part.header.contains { code.reads($0, "?") && code.reads($0 - 1, "init") }
        return isFailable && rejection.message.hasPrefix("'self.init' isn't called on all paths") ? "return nil" : nil
    }

    /// The braces without those of a view of SwiftUI in a cell: a part of it would have another size, and is no view itself.
    func withoutHosted(_ braces: [Int]) -> [Int] {
        func isHosting(_ brace: Int) -> Bool {
            let name = code.reads(brace - 1, ":") && code.reads(brace - 3, "(") ? brace - 4 : brace - 1
            return code.reads(name, "UIHostingConfiguration")
        }
        return braces.lastIndex(where: isHosting).map { Array(braces[($0 + 1)...]) } ?? braces
    }

    // MARK: Layouts and views

    /// True for a statement that makes or sets what frames depend on; the rest of its block would give other ones.
    func decidesFrames(_ statement: Range<Int>) -> Bool {
        statement.contains { index in
            code.kind(index) == .identifier
                && (code.text(index).hasPrefix("NSCollectionLayout") || Self.layoutMembers.contains(code.text(index)))
        }
    }

    /// True for a statement without which its function would give another result: one that may return, or changes a variable. (What
    /// uses a constant that is cut is cut, too, up to the return.)
    func decidesResult(_ statement: Range<Int>) -> Bool {
        let isBranch = ["if", "guard", "switch", "for", "while", "repeat", "do"].contains { code.reads(statement.lowerBound, $0) }
        if isBranch { return statement.contains { code.reads($0, "return") } }
        return ["=", "+=", "-=", "*=", "/="].contains { code.reads(statement.lowerBound + 1, $0) }
    }

    private static let layoutMembers: Set<String> = [
        "interGroupSpacing", "interItemSpacing", "interSectionSpacing", "edgeSpacing", "orthogonalScrollingBehavior",
        "boundarySupplementaryItems", "supplementariesFollowContentInsets", "contentInsetsReference", "extendsBoundary",
    ]

    /// True in a statement on which no frame of a layout depends before it is scrolled: one that registers a class of views, sets a
    /// colour, or logs, and in a handler of visible items.
    func isDecoration(_ token: Int, in braces: [Int]) -> Bool {
        if braces.contains(where: { code.reads($0 - 1, "=") && setsDecoration($0 - 1) }) { return true }
        guard let brace = braces.first, let statement = code.statement(with: token, inBraces: brace), statement.count > 2 else {
            return false
        }
        if code.reads(statement.lowerBound + 1, "."), code.reads(statement.lowerBound + 2, "register") || logs(statement) { return true }
        guard let equals = statement.first(where: { code.reads($0, "=") }), equals > statement.lowerBound else { return false }
        return setsDecoration(equals)
    }

    private func setsDecoration(_ equals: Int) -> Bool {
        let name = code.text(equals - 1)
        return code.reads(equals - 2, ".")
            && (name.lowercased().hasSuffix("color") || ["pinToVisibleBounds", "visibleItemsInvalidationHandler"].contains(name))
    }

    /// True for a call of one of a logger's methods that is a statement of its own.
    private func logs(_ statement: Range<Int>) -> Bool {
        let chain = statement.prefix { code.kind($0) == .identifier || code.reads($0, ".") }
        return chain.last.map { Self.levels.contains(code.text($0)) } ?? false && code.after(chain.upperBound) == statement.upperBound
    }

    private static let levels: Set<String> = [
        "assert", "crash", "critical", "debug", "error", "fault", "info", "log", "notice", "record", "report", "trace", "track", "verbose",
        "warn", "warning",
    ]

    /// A plain view in place of one that a statement dequeues and returns, or of `return cell` and `return header`; the data source
    /// keeps its counts.
    func dequeuedView(_ statement: Range<Int>, of part: SourcePart, at token: Int) -> String? {
        let isReturn = code.reads(statement.lowerBound, "return")
        let names = statement.filter { code.kind($0) == .identifier }.map(code.text)
        guard let name = names.first(where: { $0.hasPrefix("dequeue") }) else {
            let view = isReturn && names.count == 2 ? names[1].lowercased() : ""
            if view.hasSuffix("cell") {
                return plainView(part.resultType == "UITableViewCell" ? "UITableViewCell" : "UICollectionViewCell", at: token)
            }
            return ["header", "footer"].contains(where: view.hasPrefix) ? plainView("UICollectionReusableView", at: token) : nil
        }
        let isCall = code.reads(statement.lowerBound + 1, ".") && code.reads(statement.lowerBound + 2, name)
        guard isReturn || isCall, !names.contains("tableView") else { return nil }
        let type = name.contains("Supplementary") ? "UICollectionReusableView" : "UICollectionViewCell"
        return plainView(type, at: token)
    }

    /// True for the last statement of a closure that gives a data source its cells: the data source keeps its counts.
    func endsCellProvider(_ statement: Range<Int>, in brace: Int, of part: SourcePart) -> Bool {
        let outer = code.braces(around: brace - 1, in: part.tokens).first
        guard statement.upperBound == code.closers[brace], code.reads(brace - 1, ")") || code.reads(brace - 1, ":"),
            let whole = outer.flatMap({ code.statement(with: brace, inBraces: $0) }) ?? (part.kind == .property ? part.tokens : nil)
        else { return false }
        return (whole.lowerBound..<brace).contains { code.kind($0) == .identifier && code.text($0).lowercased().hasSuffix("datasource") }
            && (whole.lowerBound..<brace).contains { code.reads($0, "collectionView") && code.reads($0 + 1, ":") }
    }

    /// The return of a view as its class makes it, for a class of UIKit; `nil` if the code returns that already.
    func plainView(_ type: String?, at token: Int) -> String? {
        guard let type, type.hasPrefix("UI"), type != "UICollectionView", type.allSatisfy(\.isLetter), !code.reads(token, type) else {
            return nil
        }
        return "return \(type)()"
    }
}
