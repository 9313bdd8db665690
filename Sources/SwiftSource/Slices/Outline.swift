/// The bodies that a slice keeps. Everything farther from its roots is an outline, whose bodies stop the program and say where they are.
package struct SliceBodies: Sendable {
    /// A body, by the index of the file and the offset of the declaration.
    package struct ID: Sendable, Hashable {
        package var file: Int
        package var offset: Int

        /// The function that an outlined body calls, which stops the program with these words and both numbers.
        package static let (function, words) = ("_out", "only outlined:")

        /// The body at which a program stopped, by its last words; `nil` if it stopped otherwise.
        package init?(stop: String) {
            guard let start = stop.firstRange(of: Self.words)?.upperBound else { return nil }
            let numbers = stop[start...].split(separator: " ").prefix(2).compactMap { Int($0) }
            guard numbers.count == 2 else { return nil }
            (file, offset) = (numbers[0], numbers[1])
        }

        init(file: Int, offset: Int) { (self.file, self.offset) = (file, offset) }

        var trap: String { "\(Self.function)(\(file),\(offset))" }
    }

    /// Bytes of code in bodies; the nearest ones are kept, those of the roots and of what these name without a limit.
    package var limit: Int
    /// Bodies at which a program has stopped, which are kept as those of roots.
    package var reached: Set<ID>

    package init(limit: Int, reached: Set<ID> = []) { (self.limit, self.reached) = (limit, reached) }

    package static let all = SliceBodies(limit: .max)
    /// The bodies for a first compilation: about ten files of code. On apps of 200 to 1,400 files, a limit of four times as many took
    /// twice as long.
    package static let near = SliceBodies(limit: 30_000)
    /// The bodies for members that are drawn alone: their own and those that these name.
    package static let nearest = SliceBodies(limit: 3_000)

    /// More bodies, after a program has stopped at some.
    package func adding(_ bodies: Set<ID>) -> SliceBodies { SliceBodies(limit: limit.multipliedReportingOverflow(by: 2).overflow ? .max : limit * 2, reached: reached.union(bodies)) }
}

/// The code in place of a body, on one line.
struct OutlinedBody {
    /// The first token in its place; it reaches to the end of the declaration.
    var start: Int
    var text: String
    /// The offset of the text.
    var offset: Int
    /// The tokens before it that are kept, and the `let` or `var` among them, for a property that loses its storage. The text is inserted
    /// then, and the lines stay.
    var property: (head: [Int], word: Int)?
}

/// Outlines of declarations: heads with bodies that stop the program. Lines and columns stay.
extension SlicedFile {
    /// A part's outline; `nil` for parts without bodies, and bodies that are too short to change or that decide a type.
    func outline(of index: Int, as id: SliceBodies.ID) -> OutlinedBody? {
        let part = parts[index]
        // The call that stops the program gives `Never`, which is a `View`.
        let type = part.resultType == "some View" ? "View" : part.resultType ?? ""
        let decidesType = type.hasPrefix("some ") || type.contains(" some ") || type.contains("(some ")
        let isSpecial = part.modifiers.attributes.contains { $0.hasSuffix("Builder") || $0.hasPrefix("@inlinable") || $0.hasPrefix("@_") }
        guard !decidesType, !isSpecial, let (start, text) = frame(of: part, around: id.trap) else { return nil }
        let bytes = code.tokens[start].range.lowerBound..<code.bytes(part.tokens).upperBound
        return offset(for: text, in: bytes).map { OutlinedBody(start: start, text: text, offset: $0) }
    }

    /// A property without its storage: its accessors stop the program. With such properties alone, a type needs no initializer.
    func accessors(of index: Int, as id: SliceBodies.ID) -> OutlinedBody? {
        let part = parts[index]
        guard part.names.count == 1, part.resultType != nil, let word = part.tokens.first(where: { code.reads($0, "let") || code.reads($0, "var") })
        else { return nil }
        let end = topLevel(part.tokens).last { code.reads($0, "{") } ?? part.tokens.upperBound
        let access = (part.tokens.lowerBound..<word).filter { Self.accessWords.contains(code.text($0)) && !code.reads($0 + 1, "(") }
        return OutlinedBody(
            start: end, text: "{get{\(id.trap)}set{}}", offset: code.tokens[end - 1].range.upperBound, property: (access + Array(word..<end), word))
    }

    private static let accessWords: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private", "override"]

    /// True for a declaration without code of its own, but for its parameters' values and its attributes' arguments.
    func isSignature(_ part: SourcePart) -> Bool {
        switch part.kind {
        case .type, .extension, .cases, .alias: true
        case .property: part.resultType != nil && !topLevel(part.tokens).contains { code.reads($0, "=") || code.reads($0, "{") }
        default: false
        }
    }

    /// The values by default and the attributes' arguments in a declaration's head.
    func values(inSignature range: Range<Int>) -> [Range<Int>] {
        range.compactMap { index in
            if code.reads(index, "(") { return code.kind(index - 1) == .attribute ? index..<min(code.after(index), range.upperBound) : nil }
            guard code.reads(index, "=") else { return nil }
            var end = index + 1
            while end < range.upperBound, !code.reads(end, ","), !code.reads(end, ")") { end = code.after(end) }
            return index..<min(end, range.upperBound)
        }
    }

    /// The types of a function's parameters, of which its callers have values, without those of closures, which give them.
    func parameters(of part: SourcePart) -> Set<String> {
        let types = part.parameters.map(\.type)
        let given = types.filter { $0.contains("->") } + [part.resultType ?? ""]
        return Set(types.flatMap(TypeText.names)).subtracting(given.flatMap(TypeText.names))
    }

    /// The names of the members that a protocol requires.
    func requirements(of part: SourcePart) -> Set<String> {
        Set(part.tokens.filter { ["func", "var"].contains(code.text($0)) }.map { code.text($0 + 1).filter { $0 != "`" } })
    }

    func isProtocol(_ part: SourcePart) -> Bool { part.scope.map { scopes[$0].kind == .protocol } ?? false }

    private func frame(of part: SourcePart, around trap: String) -> (start: Int, text: String)? {
        switch part.kind {
        case .function, .initializer: part.body.map { ($0.lowerBound, "{\(trap)}") }
        case .subscript: part.body.flatMap { body in accessors(in: body.lowerBound, trap).map { (body.lowerBound, $0) } }
        case .property where part.names.count == 1 && part.resultType != nil: frame(ofProperty: part, around: trap)
        default: nil
        }
    }

    /// For a property with a type: that of its value, which is longer than a constant, or of its accessors.
    private func frame(ofProperty part: SourcePart, around trap: String) -> (start: Int, text: String)? {
        let equals = topLevel(part.tokens).first { code.reads($0, "=") }
        let brace = topLevel(part.tokens).last { code.reads($0, "{") && code.closers[$0] == part.tokens.upperBound - 1 }
        guard let equals else { return brace.flatMap { brace in accessors(in: brace, trap).map { (brace, $0) } } }
        let observers = brace.flatMap { isObserver($0 + 1) ? accessors(in: $0, trap) : nil } ?? ""
        let end = observers.isEmpty ? part.tokens.upperBound : brace ?? equals
        return end - equals > 5 && !code.isJoined(equals) ? (equals, "= {\(trap)}()\(observers)") : nil
    }

    /// Accessors that stop; a getter alone has no name.
    private func accessors(in brace: Int, _ trap: String) -> String? {
        if isObserver(brace + 1) { return "{didSet{\(trap)}}" }
        let inner = (brace + 1)..<max(code.closers[brace], brace + 1)
        let words = topLevel(inner).filter { Self.accessorWords.contains(code.text($0)) && (code.reads($0 + 1, "{") || code.reads($0 + 1, "(")) }
        guard words.first == inner.lowerBound else { return inner.contains { isAccessor($0) } ? nil : "{\(trap)}" }
        let names = words.map(code.text)
        if names == ["get"] { return "{get{\(trap)}}" }
        return names == ["get", "set"] ? "{get{\(trap)}set{\(trap)}}" : nil
    }

    /// True for the first word of accessors with modifiers or effects.
    private func isAccessor(_ index: Int) -> Bool {
        code.reads(index - 1, "{") && ["mutating", "nonmutating", "get", "_read", "_modify"].contains(code.text(index)) && !code.reads(index + 1, ".")
    }

    private func isObserver(_ index: Int) -> Bool {
        (code.reads(index, "didSet") || code.reads(index, "willSet")) && (code.reads(index + 1, "{") || code.reads(index + 1, "("))
    }

    private static let accessorWords: Set<String> = ["get", "set", "_read", "_modify", "unsafeAddress"]

    /// The tokens in no brackets.
    private func topLevel(_ range: Range<Int>) -> [Int] {
        Array(sequence(first: range.lowerBound) { [code] in code.after($0) }.prefix { $0 < range.upperBound })
    }

    /// The beginning of the first line with room for a text.
    private func offset(for text: String, in range: Range<Int>) -> Int? {
        var start = range.lowerBound
        for index in range where source.bytes[index] == "\n" || source.bytes[index] == "\r" {
            if index - start >= text.utf8.count { return start }
            start = index + 1
        }
        return range.upperBound - start >= text.utf8.count ? start : nil
    }
}

/// Decides which bodies of a slice are kept, in the order in which it follows its parts.
struct Outlining {
    private let bodies: SliceBodies
    /// The numbers of references that lead from the roots to parts.
    private var distances: [Slice.Part: Int] = [:]
    /// That of parts that are kept now.
    private var distance = 0
    /// Bytes of the bodies that are kept.
    private var bytes = 0
    private(set) var outlines: [Slice.Part: OutlinedBody] = [:]
    /// Parts whose bodies are not kept, and others as far away.
    private(set) var farParts: Set<Slice.Part> = []

    init(_ bodies: SliceBodies) { self.bodies = bodies }

    /// True at a distance at which nothing is kept that no code names.
    var isSparing: Bool { isLimited && distance > 1 }
    var isLimited: Bool { bodies.limit < .max }

    func outlines(in file: Int) -> [Int: OutlinedBody] {
        Dictionary(uniqueKeysWithValues: outlines.filter { $0.key.file == file }.map { ($0.key.index, $0.value) })
    }

    /// - Parameter isOwn: true for members of the types of roots.
    mutating func keep(_ part: Slice.Part, isOwn: Bool, isUnnamed: Bool) { distances[part] = isOwn ? 0 : distance + (isUnnamed ? 1 : 0) }

    /// Outlines a part unless it is near; parts are followed in order of their distance.
    mutating func follow(_ part: Slice.Part, of file: SlicedFile) {
        let (declared, own) = (file.parts[part.index], distances[part, default: 0])
        let range = file.code.bytes(declared.tokens)
        let id = SliceBodies.ID(file: part.file, offset: range.lowerBound)
        let isReached = bodies.reached.contains(id)
        distance = isReached ? 1 : own + 1
        guard !farParts.contains(part) else { return }
        if declared.scope != nil {
            if own > 1, bytes >= bodies.limit { farParts.insert(part) }
            return
        }
        // A long body that only others run is hardly the way to a frame: a router's, with all screens of an app.
        let isShort = range.count <= max(bodies.limit / 10, 300)
        if own <= 1 || isReached || isShort && bytes + range.count <= bodies.limit {
            bytes += range.count
        } else {
            farParts.insert(part)
            outlines[part] = file.outline(of: part.index, as: id)
        }
    }
}
