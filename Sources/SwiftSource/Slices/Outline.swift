/// Decides which function bodies a slice keeps. Declarations farther from its roots are outlined: their bodies stop the program with a
/// message that identifies them.
package struct SliceBodies: Sendable {
    /// Identifies a body by the index of its file and the byte offset of its declaration.
    package struct ID: Sendable, Hashable {
        package var file: Int
        package var offset: Int

        /// The prefix of the message with which an outlined body stops the program. The body's file and offset follow it.
        package static let words = "only outlined:"

        /// Parses the last message of a program that stopped at an outlined body; `nil` if it stopped for another reason.
        package init?(stop: String) {
            guard let start = stop.firstRange(of: Self.words)?.upperBound else { return nil }
            let numbers = stop[start...].split(separator: " ").prefix(2).compactMap { Int($0) }
            guard numbers.count == 2 else { return nil }
            (file, offset) = (numbers[0], numbers[1])
        }

        init(_ part: Slice.Part, in file: SlicedFile) { (self.file, offset) = (part.file, file.code.bytes(file.parts[part.index].tokens).lowerBound) }

        /// The text of an outlined body: a call of one of the program's functions, with the body's ID as arguments.
        func call(_ function: OutlineFunction) -> String { "\(function.rawValue)(\(file),\(offset))" }
    }

    /// Limit of the total size of the kept bodies, in bytes; those near the roots come first. Bodies of the roots, and of declarations
    /// that the roots name, are always kept.
    package var limit: Int
    /// Bodies at which a program has stopped; they are always kept.
    package var reached: Set<ID>
    /// The number of references from a reached body to the bodies that are always kept with it.
    private(set) var depth = 1

    package init(limit: Int, reached: Set<ID> = []) { (self.limit, self.reached) = (limit, reached) }

    package static let all = SliceBodies(limit: .max)
    /// The limit of a first compilation of one file: about ten files of code. In apps of 200 to 1,400 files, four times as much took twice
    /// the time.
    package static let near = SliceBodies(limit: 30_000)
    /// The limit for members drawn without instances. It covers little more than the members' bodies and those of declarations that they
    /// name.
    package static let nearest = SliceBodies(limit: 3_000)

    /// Multiplies the limit by the number of drawn files: each has its own cells.
    package func forFiles(_ count: Int) -> SliceBodies { SliceBodies(limit: limit * count, reached: reached) }

    /// Also keeps the bodies at which a program has stopped, with the declarations that they name. The depth doubles each time, as such a body
    /// is often a link of a chain of calls, from a model to a service.
    ///
    /// - Parameter doubles: true to double the limit, too.
    package func adding(_ bodies: Set<ID>, doublingLimit doubles: Bool) -> SliceBodies {
        var next = SliceBodies(limit: doubles && limit < .max / 2 ? limit * 2 : limit, reached: reached.union(bodies))
        next.depth = reached.isEmpty ? depth : depth * 2
        return next
    }
}

/// The functions that outlined bodies call. All stop the program. In a run that assumes plain results of outlined bodies, `value`
/// and `nothing` return instead.
package enum OutlineFunction: String, CaseIterable, Sendable {
    /// Never returns.
    case stop = "_out"
    /// Returns a value of the type that its caller expects.
    case value = "_ret"
    /// Returns without a value.
    case nothing = "_run"
}

/// The code that replaces a body, on one line.
struct OutlinedBody {
    /// The first replaced token. All tokens from it to the end of the declaration are replaced.
    var start: Int
    var text: String
    /// The byte offset at which the text is written.
    var offset: Int
    /// For a property that loses its storage: the indices of the tokens that stay before the text, and the index of the `let` or `var`
    /// among them, which becomes `var`. Inserting the text shifts the columns after it; lines stay.
    var property: (head: [Int], word: Int)?
}

/// Makes outlines of declarations: heads with bodies that stop the program. Lines and columns stay.
extension SlicedFile {
    /// The outline of a part; `nil` if it has no body, or its body is too short for the text or decides the result's type.
    func outline(of index: Int, as id: SliceBodies.ID) -> OutlinedBody? {
        let part = parts[index]
        // The body's trap returns `Never`, which is a `View`.
        let type = part.resultType == "some View" ? "View" : part.resultType ?? ""
        let decidesType = type.hasPrefix("some ") || type.contains(" some ") || type.contains("(some ")
        let isSpecial = part.modifiers.attributes.contains { $0.hasSuffix("Builder") || $0.hasPrefix("@inlinable") || $0.hasPrefix("@_") }
        guard !decidesType, !isSpecial, let (start, text) = frame(of: part, as: id) else { return nil }
        let bytes = code.tokens[start].range.lowerBound..<code.bytes(part.tokens).upperBound
        return offset(for: text, in: bytes).map { OutlinedBody(start: start, text: text, offset: $0) }
    }

    /// Replaces a property's storage by accessors that stop the program, so that its class needs no initializer for it.
    func accessors(of index: Int, as id: SliceBodies.ID) -> OutlinedBody? {
        let part = parts[index]
        guard part.names.count == 1, part.resultType != nil, let word = part.tokens.first(where: { code.reads($0, "let") || code.reads($0, "var") })
        else { return nil }
        let end = topLevel(part.tokens).last { code.reads($0, "{") } ?? part.tokens.upperBound
        let access = (part.tokens.lowerBound..<word).filter { Self.accessWords.contains(code.text($0)) && !code.reads($0 + 1, "(") }
        return OutlinedBody(
            start: end, text: "{get{\(id.call(.value))}set{}}", offset: code.tokens[end - 1].range.upperBound, property: (access + Array(word..<end), word))
    }

    private static let accessWords: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private", "override"]

    /// True for a function that makes another controller, or that shows a controller outside of closures. Such a function decides no
    /// frames of the current screen.
    func navigates(_ part: SourcePart) -> Bool {
        guard part.kind == .function, let body = part.body else { return false }
        if let type = part.resultType { return makesController(part, type, in: body) }
        let isNamedSo = Self.shows(part.names[0])
        return !part.modifiers.isOverride && body.contains { index in
            if isNamedSo, code.reads(index + 1, "("), Self.shows(code.text(index)) { return true }
            guard let label = Self.navigation[code.text(index)], code.reads(index + 1, "("), code.braces(around: index, in: body).count <= 1
            else { return false }
            return ((index + 2)..<max(code.closers[index + 1], index + 2)).contains { code.reads($0, label) && code.reads($0 + 1, ":") }
        }
    }

    /// True for a function that returns a controller of another class of the app, such as a router's; false for calls by a storyboard or
    /// SwiftUI.
    private func makesController(_ part: SourcePart, _ type: String, in body: Range<Int>) -> Bool {
        guard type.hasSuffix("Controller") || type.hasSuffix("Controller?"), part.names[0] != "makeUIViewController",
            !part.modifiers.has("@IBSegueAction")
        else { return false }
        let own = part.parent.map { parts[$0].names } ?? []
        return code.usedTypes(in: body, withNamespaces: true).contains { $0.hasSuffix("Controller") && !$0.hasPrefix("UI") && !own.contains($0) }
    }

    /// True for the name of a function that presents or pushes a controller.
    private static func shows(_ name: String) -> Bool { name.hasPrefix("present") || name.hasPrefix("push") }

    /// UIKit methods that show another controller, each with an argument label that an app's own method of the same name rarely has.
    private static let navigation = ["present": "animated", "pushViewController": "animated", "show": "sender", "performSegue": "sender"]

    /// True for a declaration that has code only in default values and arguments of attributes.
    func isSignature(_ part: SourcePart) -> Bool {
        switch part.kind {
        case .type, .extension, .cases, .alias: true
        case .property: part.resultType != nil && !topLevel(part.tokens).contains { code.reads($0, "=") || code.reads($0, "{") }
        default: false
        }
    }

    /// The default values and the arguments of attributes in a declaration's head.
    func values(inSignature range: Range<Int>) -> [Range<Int>] {
        range.compactMap { index in
            if code.reads(index, "(") { return code.kind(index - 1) == .attribute ? index..<min(code.after(index), range.upperBound) : nil }
            guard code.reads(index, "=") else { return nil }
            var end = index + 1
            while end < range.upperBound, !code.reads(end, ","), !code.reads(end, ")") { end = code.after(end) }
            return index..<min(end, range.upperBound)
        }
    }

    /// The types whose values a function receives but need not make: those of its parameters, except types that also occur in its result
    /// or in the type of a closure parameter.
    func parameters(of part: SourcePart) -> Set<String> {
        let types = part.parameters.map(\.type)
        let given = types.filter { $0.contains("->") } + [part.resultType ?? ""]
        return Set(types.flatMap(TypeText.names)).subtracting(given.flatMap(TypeText.names))
    }

    func isProtocol(_ part: SourcePart) -> Bool { part.scope.map { scopes[$0].kind == .protocol } ?? false }

    private func frame(of part: SourcePart, as id: SliceBodies.ID) -> (start: Int, text: String)? {
        switch part.kind {
        case .function: part.body.map { ($0.lowerBound, "{\(id.call(Self.function(forResult: part.resultType)))}") }
        case .initializer: part.body.map { ($0.lowerBound, "{\(id.call(.stop))}") }
        case .subscript: part.body.flatMap { body in accessors(of: part, in: body.lowerBound, id).map { (body.lowerBound, $0) } }
        case .property where part.names.count == 1 && part.resultType != nil: frame(ofProperty: part, as: id)
        default: nil
        }
    }

    /// The function for an outlined body with a result. A body with an opaque result can only stop: its value determines the type.
    private static func function(forResult type: String?) -> OutlineFunction {
        switch type {
        case nil, "Void", "()": .nothing
        case "some View", "Never": .stop
        default: .value
        }
    }

    /// The text that replaces a property's initial value or accessors, and the first token that it replaces; `nil` if value and accessors
    /// are kept, such as a short value.
    private func frame(ofProperty part: SourcePart, as id: SliceBodies.ID) -> (start: Int, text: String)? {
        let equals = topLevel(part.tokens).first { code.reads($0, "=") }
        let brace = topLevel(part.tokens).last { code.reads($0, "{") && code.closers[$0] == part.tokens.upperBound - 1 }
        guard let equals else { return brace.flatMap { brace in accessors(of: part, in: brace, id).map { (brace, $0) } } }
        let observers = brace.flatMap { isObserver($0 + 1) ? accessors(of: part, in: $0, id) : nil } ?? ""
        let end = observers.isEmpty ? part.tokens.upperBound : brace ?? equals
        let value = id.call(Self.function(forResult: part.resultType))
        return end - equals > 5 && !code.isJoined(equals) ? (equals, "= {\(value)}()\(observers)") : nil
    }

    /// Outlined accessors; an implicit getter stays implicit.
    private func accessors(of part: SourcePart, in brace: Int, _ id: SliceBodies.ID) -> String? {
        // The result type of a subscript is not read.
        let (value, nothing) = (id.call(part.kind == .subscript ? .value : Self.function(forResult: part.resultType)), id.call(.nothing))
        if isObserver(brace + 1) { return "{didSet{\(nothing)}}" }
        let inner = (brace + 1)..<max(code.closers[brace], brace + 1)
        let words = topLevel(inner).filter { Self.accessorWords.contains(code.text($0)) && (code.reads($0 + 1, "{") || code.reads($0 + 1, "(")) }
        guard words.first == inner.lowerBound else { return inner.contains { isAccessor($0) } ? nil : "{\(value)}" }
        let names = words.map(code.text)
        if names == ["get"] { return "{get{\(value)}}" }
        return names == ["get", "set"] ? "{get{\(value)}set{\(nothing)}}" : nil
    }

    /// True for the first word of an accessor that cannot be outlined, such as one with modifiers or effects.
    private func isAccessor(_ index: Int) -> Bool {
        code.reads(index - 1, "{") && ["mutating", "nonmutating", "get", "_read", "_modify"].contains(code.text(index)) && !code.reads(index + 1, ".")
    }

    private func isObserver(_ index: Int) -> Bool {
        (code.reads(index, "didSet") || code.reads(index, "willSet")) && (code.reads(index + 1, "{") || code.reads(index + 1, "("))
    }

    private static let accessorWords: Set<String> = ["get", "set", "_read", "_modify", "unsafeAddress"]

    /// The tokens outside of all brackets.
    private func topLevel(_ range: Range<Int>) -> [Int] {
        Array(sequence(first: range.lowerBound) { [code] in code.after($0) }.prefix { $0 < range.upperBound })
    }

    /// The offset of the first line in the range with room for a text.
    private func offset(for text: String, in range: Range<Int>) -> Int? {
        var start = range.lowerBound
        for index in range where source.bytes[index] == "\n" || source.bytes[index] == "\r" {
            if index - start >= text.utf8.count { return start }
            start = index + 1
        }
        return range.upperBound - start >= text.utf8.count ? start : nil
    }
}
