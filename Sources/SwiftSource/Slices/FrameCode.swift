/// Code of layouts, and statements on which no frame depends.
extension SlicedFile {
    /// True for tokens of a member that gives a layout or a length, and for others that name what layouts consist of.
    func makesLayout(_ tokens: Range<Int>, in part: SourcePart) -> Bool {
        if PartRules.isNeverRun(part) || isDecoration(tokens.lowerBound, in: code.braces(around: tokens.lowerBound, in: part.tokens)) {
            return false
        }
        if PartRules.givesLayout(part) || PartRules.givesLength(part) { return true }
        return !PartRules.countsItems(part) && tokens.contains { code.kind($0) == .identifier && FrameNames.isOfLayout(code.text($0)) }
    }

    /// True for a statement that makes or sets what sections consist of; the rest of its block would give other frames.
    func makesSections(_ statement: Range<Int>) -> Bool {
        statement.contains { code.kind($0) == .identifier && FrameNames.isOfSection(code.text($0)) }
    }

    /// True in a statement on which no frame depends before it is scrolled: one that registers a class of views, sets a colour, or
    /// logs, and in a handler of visible items.
    ///
    /// - Parameter braces: the braces around it, innermost first.
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
        return code.reads(equals - 2, ".") && (name.lowercased().hasSuffix("color") || FrameNames.decoration.contains(name))
    }

    /// True for a call of one of a logger's methods that is a statement of its own.
    private func logs(_ statement: Range<Int>) -> Bool {
        let chain = statement.prefix { code.kind($0) == .identifier || code.reads($0, ".") }
        return chain.last.map { FrameNames.logging.contains(code.text($0)) } ?? false && code.after(chain.upperBound) == statement.upperBound
    }
}

/// Whole names of UIKit, and of loggers' methods, by what code that has them decides.
private enum FrameNames {
    static func isOfLayout(_ name: String) -> Bool { isOfSection(name) || layoutClasses.contains(where: name.hasPrefix) }
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
}
