/// Titles and images of tabs, read from literals in the code.
extension Code {
    /// The tab of a controller, given the tokens that name it. Title and image come from the assigned tab bar item, from the
    /// arguments of the call that makes the controller, or from its title.
    func tab(of names: [Int]) -> ControllerPlace.Tab {
        var tab = ControllerPlace.Tab()
        for name in names {
            if reads(name + 1, "(") { read(name + 1..<after(name + 1), into: &tab) }
            for members in [["tabBarItem"], ["tabBarItem", "image"]] {
                // The parenthesis follows a type or `.init`.
                guard let value = value(of: members, in: name), let call = (value...value + 2).first(where: { reads($0, "(") }) else { continue }
                read(call..<after(call), into: &tab)
            }
            tab.title = value(of: ["tabBarItem", "title"], in: name).flatMap(literal) ?? tab.title
            if tab.title == nil, tab.image == nil, let call = callSettingTab(of: name) { read(call, into: &tab) }
        }
        tab.title = tab.title ?? names.lazy.compactMap { title(of: $0) }.first
        return tab
    }

    func title(of name: Int) -> String? {
        (value(of: ["title"], in: name) ?? value(of: ["navigationItem", "title"], in: name)).flatMap(literal)
    }

    /// The title of the controller that a call makes: `"Feed"` for `makeFeed(title: "Feed")`, if the file declares the function and the
    /// function assigns that parameter to a `title`.
    func title(byCall name: Int) -> String? {
        guard reads(name + 1, "("), let body = body(of: text(name)),
            let function = tokens.indices[..<body.lowerBound].last(where: { reads($0, "func") }), reads(function + 2, "("),
            let title = body.first(where: { reads($0, "title") && reads($0 - 1, ".") && !reads($0 - 2, "tabBarItem") && reads($0 + 1, "=") && !reads($0 + 3, ".") })
        else { return nil }
        // An element of a parameter list begins at the type in `title: String`, and at the label in `with title: String`.
        let parameter = elements(of: function + 2).firstIndex { first in
            (first - 2..<first + 2).contains { reads($0, text(title + 2)) && reads($0 + 1, ":") }
        }
        let arguments = elements(of: name + 1)
        return parameter.flatMap { arguments.indices.contains($0) ? literal(arguments[$0]) : nil }
    }

    /// The arguments of the first call that passes the controller to a function that sets a tab bar item:
    /// `addTab(feed, title: "Feed")`. The function is declared in the same file.
    private func callSettingTab(of name: Int) -> Range<Int>? {
        let word = text(name)
        return tokens.indices.lazy.compactMap { index -> Range<Int>? in
            guard reads(index, word), !reads(index - 1, "."), !reads(index + 1, "."),
                let bracket = tokens.indices[..<index].last(where: { closers[$0] > index && closers[$0] < tokens.count }), reads(bracket, "("),
                let body = body(of: text(bracket - 1)), body.contains(where: { reads($0, "tabBarItem") })
            else { return nil }
            return bracket..<after(bracket)
        }.first
    }

    /// Takes a title and an image from the literals among a call's arguments; the first of each counts.
    private func read(_ arguments: Range<Int>, into tab: inout ControllerPlace.Tab) {
        for index in arguments {
            guard let literal = literal(index) else { continue }
            switch reads(index - 1, ":") ? text(index - 2) : "title" {
            case "title", "name": tab.title = tab.title ?? literal
            case "systemName", "named": if tab.image == nil { (tab.image, tab.isSymbol) = (literal, reads(index - 2, "systemName")) }
            default: break
            }
        }
    }

    /// The text of a string literal; `nil` if it has interpolations or escapes, or if code calls a member of it.
    private func literal(_ index: Int) -> String? {
        guard kind(index) == .stringStart, kind(index + 1) == .stringText, kind(index + 2) == .stringEnd, !reads(index + 3, ".") else { return nil }
        let text = text(index + 1)
        return text.contains { "\\\n\r".contains($0) } ? nil : text
    }

    /// The first token of the value that code assigns to a member of a variable. Of several assignments, the last one before the given
    /// token of the variable counts, otherwise the first one after it.
    private func value(of members: [String], in variable: Int) -> Int? {
        let word = text(variable), length = 2 * members.count + 1
        let found = tokens.indices.filter { index in
            reads(index, word) && reads(index + length, "=") && (!reads(index - 1, ".") || reads(index - 2, "self"))
                && members.indices.allSatisfy { reads(index + 2 * $0 + 1, ".") && reads(index + 2 * $0 + 2, members[$0]) }
        }
        return (found.last { $0 < variable } ?? found.first).map { $0 + length + 1 }
    }

    /// Uses of a controller's own `tabBarController`; none if the file declares a variable of this name.
    var usesOfTabs: [Int] {
        let uses = tokens.indices.filter { kind($0) == .identifier && reads($0, "tabBarController") }
        if uses.contains(where: { reads($0 - 1, "let") || reads($0 - 1, "var") || reads($0 + 1, ":") }) { return [] }
        return uses.filter { use in
            let receiver = reads(use - 2, "?") || reads(use - 2, "!") ? use - 3 : use - 2
            return !reads(use - 1, ".") || reads(receiver, "self")
        }
    }
}
