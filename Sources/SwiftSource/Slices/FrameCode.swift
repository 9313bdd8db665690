/// The effect of code on frames. Repairs, assumed values and `--strict` depend on it.
package enum FrameEffect: Sendable {
    /// Imports, logging and analytics, colours and images, registrations of views, and code that runs when a user scrolls.
    case none
    /// All other code.
    case possible
    /// Code that makes or sets parts of a layout.
    case certain

    package init(of code: String) {
        let code = Code(ScannedText(Array(code.utf8)))
        self = code.frameEffect(of: code.tokens.indices)
    }
}

extension Code {
    /// The effect on frames of a statement, or of another piece of code.
    func frameEffect(of tokens: Range<Int>) -> FrameEffect {
        let names = tokens.filter { kind($0) == .identifier }
        if names.contains(where: { FrameNames.isOfSection(text($0)) }) { return .certain }
        let all = names.flatMap { FrameNames.words(in: text($0)) }
        guard Set(all).isDisjoint(with: FrameNames.frames), !tokens.contains(where: { reads($0, "{") }) else { return .possible }
        if all.first == "import" { return .none }
        guard let equals = tokens.first(where: { kind($0) == .operator && text($0).contains("=") }) else {
            return Set(all).isDisjoint(with: FrameNames.reports) && !(all.contains("image") && all.contains("set")) ? .possible : .none
        }
        let target = names.filter { $0 < equals }.flatMap { FrameNames.words(in: text($0)) }
        return FrameNames.looks.contains(target.last ?? "") || !Set(target).isDisjoint(with: FrameNames.reports) ? .none : .possible
    }
}

extension SlicedFile {
    /// The effect of code in a member. In a member that returns a layout or a length, it is `certain`, except for statements on which no
    /// frame depends.
    func frameEffect(of tokens: Range<Int>, in part: SourcePart) -> FrameEffect {
        if part.isNeverRun || isDecoration(tokens.lowerBound, in: code.braces(around: tokens.lowerBound, in: part.tokens)) {
            return .none
        }
        if part.givesLayout || part.givesLength { return .certain }
        if part.countsItems { return .possible }
        let isOfClass = tokens.contains { code.kind($0) == .identifier && FrameNames.isOfLayoutClass(code.text($0)) }
        return isOfClass ? .certain : code.frameEffect(of: tokens)
    }

    /// True if no frame depends on the token's statement before the layout is scrolled: it registers a class of views, sets a colour, logs,
    /// is about accessibility, or is in a handler of visible items.
    ///
    /// - Parameter braces: the braces around it, innermost first.
    func isDecoration(_ token: Int, in braces: [Int]) -> Bool {
        if braces.contains(where: { code.reads($0 - 1, "=") && setsDecoration($0 - 1) }) { return true }
        guard let brace = braces.first, let statement = code.statement(with: token, inBraces: brace), statement.count > 2 else {
            return false
        }
        let member = code.reads(statement.lowerBound + 1, ".") ? code.text(statement.lowerBound + 2) : ""
        if member == "register" || member.hasPrefix("accessibility") || !member.isEmpty && logs(statement) { return true }
        guard let equals = statement.first(where: { code.reads($0, "=") }), equals > statement.lowerBound else { return false }
        return setsDecoration(equals)
    }

    private func setsDecoration(_ equals: Int) -> Bool {
        let name = code.text(equals - 1)
        return code.reads(equals - 2, ".") && (name.lowercased().hasSuffix("color") || FrameNames.decoration.contains(name))
    }

    /// True for a statement that only calls a logger's method.
    private func logs(_ statement: Range<Int>) -> Bool {
        let chain = statement.prefix { code.kind($0) == .identifier || code.reads($0, ".") }
        return chain.last.map { FrameNames.logging.contains(code.text($0)) } ?? false && code.after(chain.upperBound) == statement.upperBound
    }
}

/// Names of UIKit and of logging libraries that show whether a statement affects frames.
private enum FrameNames {
    static func isOfLayoutClass(_ name: String) -> Bool { layoutClasses.contains(where: name.hasPrefix) }
    static func isOfSection(_ name: String) -> Bool { name.hasPrefix("NSCollectionLayout") || layout.contains(name) }

    private static let layoutClasses = ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"]
    private static let layout: Set<String> = [
        "interGroupSpacing", "interItemSpacing", "interSectionSpacing", "edgeSpacing", "orthogonalScrollingBehavior",
        "boundarySupplementaryItems", "supplementariesFollowContentInsets", "contentInsetsReference", "extendsBoundary",
    ]
    static let decoration: Set<String> = ["pinToVisibleBounds", "visibleItemsInvalidationHandler"]
    static let logging: Set<String> = [
        "assert", "crash", "critical", "debug", "error", "fault", "info", "log", "notice", "record", "report", "trace", "track", "verbose",
        "warn", "warning",
    ]
    /// Words that occur in code which only reports, or shows images from the network.
    static let reports: Set<String> = [
        "analytics", "tracker", "tracking", "track", "telemetry", "crashlytics", "firebase", "log", "logger", "logging", "haptic", "haptics",
        "kf", "sd", "nuke",
    ]
    /// Words that end the names of properties on which no frame depends, such as `tintColor`.
    static let looks: Set<String> = ["color", "tint", "image"]
    /// Words that occur in code which may decide frames, whatever other words it contains.
    static let frames: Set<String> = [
        "layout", "section", "sections", "items", "group", "snapshot", "source", "apply", "reload", "register", "dequeue", "subview",
        "subviews", "anchor", "constraint", "constraints", "frame", "bounds", "size", "width", "height", "inset", "insets", "spacing",
        "margins", "hidden", "text", "font", "lines", "axis", "delegate", "return",
    ]

    /// The words of a name, in lower case: `tint` and `color` of `tintColor`.
    static func words(in name: String) -> [String] { name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.0.lowercased() } }
}
