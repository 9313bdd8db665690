extension SourceText {
    /// The text for the compiler on Linux, with code that does not compile there removed or replaced.
    ///
    /// Every remaining byte keeps its line and column: removed text becomes blanks, and its line breaks stay. Strings and
    /// comments are unchanged; code in interpolations is not.
    ///
    /// - Parameter modules: modules that can be imported here, although they have the names of Apple's frameworks.
    package func linuxText(importing modules: Set<String> = []) -> [UInt8] {
        var copy = LinuxCopy(Code(self), modules: modules)
        copy.rewrite()
        return copy.bytes
    }

    /// The changes that `linuxText` makes, and the outlined bodies in the text, for logs.
    package func linuxChanges(importing modules: Set<String> = []) -> [CodeEdit] {
        var copy = LinuxCopy(Code(self), modules: modules)
        copy.rewrite()
        let functions = Set(OutlineFunction.allCases.map(\.rawValue))
        let outlines = copy.code.tokens.indices.filter { functions.contains(copy.code.text($0)) && copy.code.reads($0 + 1, "(") }
        return copy.changes + outlines.map { index in
            let range = copy.code.bytes(index..<copy.code.after(index + 1))
            return CodeEdit(file: 0, range: range, text: text(range), why: .outline)
        }
    }
}

/// Makes the copy in one pass over the tokens.
struct LinuxCopy {
    let code: Code
    private let modules: Set<String>
    private(set) var bytes: [UInt8]
    private(set) var changes: [CodeEdit] = []
    /// The attributes directly before the current token.
    private var attributes = 0..<0

    init(_ code: Code, modules: Set<String>) {
        (self.code, self.modules) = (code, modules)
        bytes = code.source.bytes
    }

    mutating func rewrite() {
        var index = 0
        while index < code.tokens.count {
            switch code.tokens[index].kind {
            case .attribute: index = rewriteAttribute(index)
            case .directive: index = rewriteDirective(index)
            case .identifier: index = rewriteName(index)
            default: index += 1
            }
        }
    }

    /// Removes an attribute that needs Objective-C's runtime or Interface Builder, or marks the program's entry point; and `@MainActor`,
    /// as LinuxUIKit's classes belong to no actor, and all code of the program runs on one thread.
    ///
    /// - Returns: the next token to process.
    private mutating func rewriteAttribute(_ index: Int) -> Int {
        let end = code.afterAttribute(index)
        attributes = attributes.upperBound == index ? attributes.lowerBound..<end : index..<end
        let name = code.text(index)
        if name == "@MainActor", !isInClosureHead(index) { blank(code.tokens[index].range) }
        // Without Objective-C's runtime, a block is a closure.
        if name == "@convention", code.reads(index + 2, "block") { blank(code.bytes(index..<end), .objectiveC) }
        guard ObjectiveCNames.attributes.contains(name) else { return index + 1 }
        blank(code.bytes(index..<(name == "@objc" ? end : index + 1)), .objectiveC)
        return name == "@objc" ? end : index + 1
    }

    /// True for an attribute before a closure's `in`, as in `{ @MainActor in`. It is kept, as `{ in` is not a closure.
    private func isInClosureHead(_ index: Int) -> Bool {
        var next = index + 1
        while code.kind(next) == .attribute { next = code.afterAttribute(next) }
        let word = code.text(next)
        return code.reads(attributes.lowerBound - 1, "{") && !DeclarationWords.keywords.contains(word) && !DeclarationWords.modifiers.contains(word)
    }

    private mutating func rewriteDirective(_ index: Int) -> Int {
        switch code.text(index) {
        case "#if", "#elseif":
            let condition = BuildCondition.tokens(code, behind: index)
            rewriteCondition(condition)
            return condition.upperBound
        case "#selector":
            // The method's name, or an empty text if the name does not fit.
            let end = replaceCall(index) { path in
                ["Selector(\"\(path.prefix { $0 != "(" }.split { $0 == "." || $0 == ":" }.last ?? "")\")"]
            }
            return end > index + 1 ? end : replaceCall(index) { _ in ["Selector(", "\"\"", ")"] }
        case "#keyPath": return replaceCall(index) { path in ["\"\(path)\""] }
        case "#Preview":
            let end = endOfPreview(index)
            blank(code.bytes((attributes.upperBound == index ? attributes.lowerBound : index)..<end))
            return end
        default: return index + 1
        }
    }

    private mutating func rewriteName(_ index: Int) -> Int {
        if code.reads(index, "import"), code.beginsStatement(index) { return rewriteImport(index) }
        if code.reads(index, "dynamic"), code.isModifier(index) { blank(code.tokens[index].range, .objectiveC) }
        if isActorOfRuntime(index) { place(["class"], over: code.tokens[index].range, .objectiveC) }
        if let name = ObjectiveCNames.presenters[code.text(index)] { place([name], over: code.tokens[index].range) }
        let isOfApp = code.reads(index, "delegate") && code.reads(index - 2, "shared") && code.reads(index - 4, "UIApplication")
        if isOfApp, let type = code.forcedType(behind: index) {
            place(["_made(\(code.text(type))())"], over: code.bytes(index..<(type + 1)))
            return type + 1
        }
        return index + 1
    }

    /// True for the keyword of `actor A: NSObject`. Such actors need Objective-C's runtime: here, a program with one cannot be linked.
    private func isActorOfRuntime(_ index: Int) -> Bool {
        code.reads(index, "actor") && code.beginsStatement(index) && code.kind(index + 1) == .identifier && code.reads(index + 2, ":")
            && code.reads(index + 3, "NSObject")
    }

    // MARK: Rules

    private mutating func rewriteCondition(_ condition: Range<Int>) {
        for index in condition {
            // Only a condition that starts on the line of its `#if` is rewritten.
            guard let value = BuildCondition.rewritten(code, at: index),
                code.tokens[index].line == code.tokens[code.closers[index + 1]].line
            else { continue }
            place([value ? "true" : "false"], over: code.bytes(index..<code.after(index + 1)))
        }
    }

    /// Replaces `#name(…)`.
    private mutating func replaceCall(_ index: Int, by pieces: (String) -> [String]) -> Int {
        let end = code.after(index + 1)
        guard code.reads(index + 1, "("), code.reads(end - 1, ")") else { return index + 1 }
        let argument = (index + 2..<max(end - 1, index + 2)).map(code.text).joined()
        return place(pieces(argument), over: code.bytes(index..<end), .objectiveC) ? end : index + 1
    }

    /// The token after `#Preview`, its arguments and its trailing closures, labelled or not.
    private func endOfPreview(_ index: Int) -> Int {
        var end = index + 1
        if code.reads(end, "(") { end = code.after(end) }
        guard code.reads(end, "{") else { return end }
        end = code.after(end)
        while code.kind(end) == .identifier, code.reads(end + 1, ":"), code.reads(end + 2, "{") { end = code.after(end + 2) }
        return end
    }

    /// Rewrites `import class UIKit.UIView` and `import UIKit.Part` as imports of the whole module, as Swift modules have no
    /// submodules, and removes imports of Apple's frameworks.
    private mutating func rewriteImport(_ index: Int) -> Int {
        let declarations: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
        let hasKind = declarations.contains(code.text(index + 1))
        let module = hasKind ? index + 2 : index + 1
        var end = module + 1
        while code.reads(end, "."), code.kind(end + 1) == .identifier { end += 2 }
        let name = code.text(module)
        if AppleFrameworks.contains(name), !modules.contains(name) {
            var start = index
            while start > 0, !code.beginsLine(start), [.attribute, .identifier].contains(code.kind(start - 1)) { start -= 1 }
            blank(code.bytes(start..<end))
        } else if BuildCondition.standInModules.contains(name), end > module + 1 {
            if hasKind { blank(code.tokens[index + 1].range) }
            blank(code.bytes(module + 1..<end))
        }
        return end
    }

    // MARK: Bytes

    private mutating func blank(_ range: Range<Int>, _ why: CodeEdit.Why = .platform) {
        for index in range where !isNewline(bytes[index]) { bytes[index] = 0x20 }
        changes.append(CodeEdit(file: 0, range: range, text: "", why: why))
    }

    /// Writes texts over a range of bytes, in order, and pads the rest with blanks. No text spans a line break.
    ///
    /// - Returns: false if there is not enough room; then nothing is changed.
    @discardableResult
    private mutating func place(_ texts: [String], over range: Range<Int>, _ why: CodeEdit.Why = .platform) -> Bool {
        var starts: [Int] = []
        var position = range.lowerBound
        for text in texts {
            var start = position
            while position < range.upperBound, position - start < text.utf8.count {
                position += 1
                if isNewline(bytes[position - 1]) { start = position }
            }
            guard position - start == text.utf8.count else { return false }
            starts.append(start)
        }
        blank(range, why)
        changes[changes.count - 1].text = texts.joined()
        for (text, start) in zip(texts, starts) {
            for (offset, byte) in text.utf8.enumerated() { bytes[start + offset] = byte }
        }
        return true
    }

    private func isNewline(_ byte: UInt8) -> Bool {
        byte == "\n" || byte == "\r"
    }
}
