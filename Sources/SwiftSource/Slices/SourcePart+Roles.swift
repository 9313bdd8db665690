/// Roles of members: those that run although no code names them, those that never run, and those that return layouts or lengths.
extension SourcePart {
    /// True for a member that never runs while a layout is drawn: it responds to a user's action, or to a view's disappearance.
    var isNeverRun: Bool {
        switch kind {
        case .deinitializer: return true
        case .function: break
        default: return false
        }
        // `prepare(for:sender:)` is for segues; a layout's `prepare()` has no parameters.
        if modifiers.isOverride, Self.neverRunOverrides.contains(names[0])
            || names[0] == "prepare" && parameters.last?.label == "sender" { return true }
        guard Self.delegateCalls.contains(names[0]) else { return false }
        return parameters.dropFirst().contains { parameter in
            Self.events.contains { (parameter.label ?? "").hasPrefix($0) }
        }
    }

    /// True for types and type aliases, which signatures can name.
    var isType: Bool { kind == .type || kind == .alias }

    /// True for cases and static members, which code can name without an instance: `.first`.
    var isOfType: Bool { kind == .cases || modifiers.isStatic }

    /// True for a member that its type needs even if no code names it.
    var isNeeded: Bool {
        if isNeverRun { return false }
        switch kind {
        case .initializer, .subscript, .cases, .alias: return true
        case .property:
            return isStored && !modifiers.isStatic || modifiers.isOverride || modifiers.has("@IBOutlet")
                || Self.requirements.contains(names.first ?? "")
        case .function:
            return modifiers.isOverride || NameRules.isOperator(names[0]) || Self.requirements.contains(names[0])
        case .type, .extension, .deinitializer, .preview, .importing: return false
        }
    }

    /// True for a member whose result is a layout or a part of one.
    var givesLayout: Bool {
        ["NSCollectionLayout", "UICollectionViewLayout", "UICollectionViewCompositionalLayout"].contains { name in
            resultType?.contains(name) ?? false
        }
    }

    /// True for a member that returns a number or a size, which may decide frames; false for a data source's counts.
    var givesLength: Bool {
        guard let type = resultType, [.function, .property].contains(kind), !isStored else { return false }
        let name = names.first ?? ""
        return NameRules.isLength(type) || type == "Int" && !Self.delegateCalls.contains(name) && name != "numberOfSections"
    }

    /// True for a member that returns a resource; most screens need resources.
    var givesResource: Bool {
        [.function, .property].contains(kind) && ["UIColor", "UIImage", "UIFont", "Bundle"].contains(resultType ?? "")
    }

    /// True for a member of a data source that returns the number of sections or items.
    var countsItems: Bool {
        kind == .function && (names[0] == "numberOfSections" || parameters.last?.label == "numberOfItemsInSection")
    }

    /// Base names of protocol requirements of UIKit, Foundation, the standard library and ReactorKit, and of members that the language
    /// itself calls.
    private static let requirements: Set<String> = delegateCalls.union([
        "numberOfSections", "indexTitles", "updateSearchResults", "hash", "encode", "copy", "mutableCopy", "description",
        "debugDescription", "id",
        "body",
        "next", "makeIterator", "makeAsyncIterator", "startIndex", "endIndex", "index", "rawValue", "allCases",
        "errorDescription",
        "failureReason", "wrappedValue", "projectedValue", "stringValue", "intValue", "makeUIView", "updateUIView",
        "makeUIViewController", "updateUIViewController", "makeCoordinator", "makeContentView", "updated", "configuration",
        "application", "scene", "activityViewController", "activityViewControllerPlaceholderItem",
        "window", "viewControllers", "presentationCount", "presentationIndex", "receive", "request", "layer", "layerClass",
        "positionForBar", "position", "customMirror", "count", "preferredStatusBarStyle", "underlyingError", "defaultValue",
        "buildBlock", "buildPartialBlock", "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
        "bind", "mutate", "reduce", "transform",
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
