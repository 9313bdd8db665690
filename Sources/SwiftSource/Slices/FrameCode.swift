/// The one rule for code that decides frames. Slices, code that is left out, notes and `--strict` ask it.
enum FrameEffect: Comparable {
    /// Colours, images, analytics, logging, navigation: the same frames without it.
    case none
    /// Items, texts and views: other counts, or other sizes of what is measured.
    case content
    /// Sections, groups, lengths: a layout without it is another one.
    case layout
}

extension SlicedFile {
    /// The effect of some tokens of a part on frames.
    func frameEffect(of tokens: Range<Int>, in part: SourcePart) -> FrameEffect {
        if PartRules.isNeverRun(part) || isDecoration(tokens.lowerBound, in: code.braces(around: tokens.lowerBound, in: part.tokens)) {
            return .none
        }
        if PartRules.givesLayout(part) || PartRules.givesLength(part) { return .layout }
        if PartRules.countsItems(part) { return .content }
        let names = tokens.lazy.filter { code.kind($0) == .identifier }.map(code.text)
        return names.contains(where: FrameNames.isOfLayout) ? .layout : names.contains(where: FrameNames.content.contains) ? .content : .none
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

extension SourceText {
    /// True if frames may differ without a range of this file's code: what makes layouts and lengths, and what gives items, texts and
    /// views. Assumed values in such code decide frames, too.
    ///
    /// - Parameter range: bytes, from the first one of a statement, a body or a declaration.
    package func decidesFrames(_ range: Range<Int>, flags: Set<String> = []) -> Bool {
        let file = SlicedFile(self, flags: flags)
        let tokens = file.code.tokens.indices.filter { file.code.tokens[$0].range.overlaps(range) }
        guard let first = tokens.first, let last = tokens.last,
            let part = file.parts.last(where: { $0.tokens.contains(first) })
        else { return false }
        return file.frameEffect(of: first..<(last + 1), in: part) != .none
    }
}

/// Whole names of UIKit by the effect of the code that has them.
private enum FrameNames {
    static func isOfLayout(_ name: String) -> Bool { isOfSection(name) || layoutClasses.contains(where: name.hasPrefix) }
    static func isOfSection(_ name: String) -> Bool { name.hasPrefix("NSCollectionLayout") || layout.contains(name) }

    private static let layoutClasses = ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"]
    private static let layout: Set<String> = [
        "interGroupSpacing", "interItemSpacing", "interSectionSpacing", "edgeSpacing", "orthogonalScrollingBehavior",
        "boundarySupplementaryItems", "supplementariesFollowContentInsets", "contentInsetsReference", "extendsBoundary",
    ]
    static let content: Set<String> = [
        "appendItems", "appendSections", "insertItems", "insertSections", "deleteItems", "deleteSections", "reloadData", "reloadSections",
        "reloadItems", "applySnapshotUsingReloadData", "performBatchUpdates", "dataSource", "setCollectionViewLayout",
        "collectionViewLayout", "contentInset", "layoutMargins", "addSubview", "insertSubview", "addArrangedSubview",
        "removeFromSuperview", "isHidden", "frame", "bounds", "constraint", "constant", "isActive", "snp", "axis", "spacing",
        "distribution", "alignment", "sizeThatFits", "numberOfLines", "text", "attributedText", "font", "setTitle",
        "contentConfiguration", "configuration",
    ]
    static let decoration: Set<String> = ["pinToVisibleBounds", "visibleItemsInvalidationHandler"]
    static let logging: Set<String> = [
        "assert", "crash", "critical", "debug", "error", "fault", "info", "log", "notice", "record", "report", "trace", "track", "verbose",
        "warn", "warning",
    ]
}
