/// Rules about members: those that run although no code names them, those that never run, and those that return layouts or lengths.
enum PartRules {
    /// True for a member that never runs while a layout is drawn: it responds to a user's action, or to a view's disappearance.
    static func isNeverRun(_ part: SourcePart) -> Bool {
        switch part.kind {
        case .deinitializer: return true
        case .function: break
        default: return false
        }
        // `prepare(for:sender:)` is for segues; a layout's `prepare()` has no parameters.
        if part.modifiers.isOverride, neverRunOverrides.contains(part.names[0])
            || part.names[0] == "prepare" && part.parameters.last?.label == "sender" { return true }
        guard delegateCalls.contains(part.names[0]) else { return false }
        return part.parameters.dropFirst().contains { parameter in
            events.contains { (parameter.label ?? "").hasPrefix($0) }
        }
    }

    /// True for types and type aliases, which signatures can name.
    static func isType(_ part: SourcePart) -> Bool { part.kind == .type || part.kind == .alias }

    /// True for cases and static members, which code can name without an instance: `.first`.
    static func isOfType(_ part: SourcePart) -> Bool { part.kind == .cases || part.modifiers.isStatic }

    /// True for a member that its type needs even if no code names it.
    static func isNeeded(_ part: SourcePart) -> Bool {
        if isNeverRun(part) { return false }
        switch part.kind {
        case .initializer, .subscript, .cases, .alias: return true
        case .property:
            return part.isStored && !part.modifiers.isStatic || part.modifiers.isOverride || part.modifiers.has("@IBOutlet")
                || requirements.contains(part.names.first ?? "")
        case .function:
            return part.modifiers.isOverride || isOperator(part.names[0]) || requirements.contains(part.names[0])
        case .type, .extension, .deinitializer, .preview, .importing: return false
        }
    }

    /// True for a member whose result is a layout or a part of one.
    static func givesLayout(_ part: SourcePart) -> Bool {
        ["NSCollectionLayout", "UICollectionViewLayout", "UICollectionViewCompositionalLayout"].contains { name in
            part.resultType?.contains(name) ?? false
        }
    }

    /// True for a member that returns a number or a size, which may decide frames; false for a data source's counts.
    static func givesLength(_ part: SourcePart) -> Bool {
        guard let type = part.resultType, [.function, .property].contains(part.kind), !part.isStored else { return false }
        let name = part.names.first ?? ""
        return lengths.contains(type) || type == "Int" && !delegateCalls.contains(name) && name != "numberOfSections"
    }

    /// True for a member of a data source that returns the number of sections or items.
    static func countsItems(_ part: SourcePart) -> Bool {
        part.kind == .function && (part.names[0] == "numberOfSections" || part.parameters.last?.label == "numberOfItemsInSection")
    }

    static func isLength(_ type: String) -> Bool { lengths.contains(type) }

    private static let lengths: Set<String> = [
        "CGFloat", "Double", "Float", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    ]

    /// True for a protocol whose conformance the compiler synthesizes if all stored values conform.
    static func isSynthesized(_ parent: String) -> Bool { codes(parent) || ["Hashable", "Equatable"].contains(parent) }

    static func codes(_ parent: String) -> Bool { ["Codable", "Decodable", "Encodable"].contains(parent) }

    /// True for an enum's raw type or protocol by which all of its cases matter, or their order.
    static func needsAllCases(_ parent: String) -> Bool {
        ["CaseIterable", "CodingKey", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Comparable"].contains(parent)
    }

    static func isOperator(_ name: String) -> Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false }

    /// True for names of static properties that usually hold an instance of their type.
    static func isShared(_ name: String) -> Bool { sharedNames.contains(name) }

    /// True for a type that is made for tests and previews, by its name.
    static func isForTests(_ path: String) -> Bool {
        ["Mock", "Stub", "Fake", "Preview", "Sample"].contains { path.contains($0) }
    }

    private static let sharedNames: Set<String> = [
        "preview", "mock", "stub", "fake", "sample", "example", "test", "testing", "placeholder", "noop", "empty", "shared", "live",
        "default", "standard", "current", "main",
    ]

    /// Base names of protocol requirements of UIKit, Foundation and the standard library, and of members that the language itself calls.
    private static let requirements: Set<String> = delegateCalls.union([
        "numberOfSections", "indexTitles", "updateSearchResults", "hash", "encode", "copy", "mutableCopy", "description",
        "debugDescription", "id",
        "body",
        "next", "makeIterator", "makeAsyncIterator", "startIndex", "endIndex", "index", "rawValue", "allCases",
        "errorDescription",
        "failureReason", "wrappedValue", "projectedValue", "stringValue", "intValue", "makeUIView", "updateUIView",
        "makeUIViewController", "updateUIViewController", "makeCoordinator", "makeContentView", "updated", "configuration",
        "application", "scene",
        "window", "viewControllers", "presentationCount", "presentationIndex", "receive", "request", "layer", "layerClass",
        "positionForBar", "position", "customMirror", "count", "preferredStatusBarStyle", "underlyingError", "defaultValue",
        "buildBlock", "buildPartialBlock", "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
        "buildLimitedAvailability", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral",
    ])

    /// Base names of delegate and data source methods.
    private static let delegateCalls: Set<String> = [
        "collectionView", "tableView", "scrollView", "navigationController", "tabBarController", "pageViewController",
        "splitViewController",
        "presentationController", "adaptivePresentationStyle", "gestureRecognizer", "textField", "textView", "searchBar",
        "pickerView",
    ]

    /// Prefixes of the argument labels of delegate methods that respond to a user's actions.
    private static let events = [
        "didSelect", "didDeselect", "didHighlight", "didUnhighlight", "shouldSelect", "shouldDeselect", "shouldHighlight",
        "willDisplay",
        "didEndDisplaying", "canMove", "moveItemAt", "canEdit", "canPerform", "performAction", "shouldShowMenu", "contextMenu",
        "cancelPrefetching", "willPerformPreview", "shouldBegin", "shouldSpringLoad", "trailingSwipe", "leadingSwipe",
        "commit", "didUpdateFocus", "selectionFollowsFocus", "performPrimaryAction", "canPerformPrimaryAction",
    ]

    private static let neverRunOverrides: Set<String> = [
        "viewWillDisappear", "viewDidDisappear", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
        "motionEnded", "didReceiveMemoryWarning", "shouldPerformSegue", "canPerformAction",
    ]
}
