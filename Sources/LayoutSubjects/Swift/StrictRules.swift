/// Differences between a picture and the app that `--strict` accepts, as no frame depends on them.
enum StrictRules {
    /// Words of code that decides no frame: images from the network, colours, analytics and logs.
    private static let decorations: Set<String> = [
        "color", "tint", "image", "images", "avatar", "thumbnail", "kf", "sd", "nuke", "analytics", "tracker", "tracking", "track",
        "telemetry", "crashlytics", "firebase", "log", "logger", "logging", "haptic", "haptics", "import",
    ]
    /// Words of code that decides frames, whatever else it has.
    private static let frames: Set<String> = [
        "layout", "section", "sections", "items", "group", "snapshot", "source", "apply", "reload", "register", "dequeue",
        "subview", "subviews", "anchor", "constraint", "constraints", "frame", "bounds", "size", "width", "height", "inset", "insets",
        "spacing", "margins", "hidden", "text", "title", "font", "lines", "axis", "delegate", "return",
    ]

    /// True for code on which frames may depend: any that is not known to decide none.
    static func decidesFrames(_ code: String) -> Bool {
        let words = Set(words(of: code))
        return words.isDisjoint(with: decorations) || !words.isDisjoint(with: frames)
    }

    /// True for values that are made for tests and previews, as the app's protocol of a service has one: `Feed(service: MockService())`.
    static func isForTests(_ values: String) -> Bool {
        let inner = values.wholeMatch(of: /[A-Za-z_.]+\((.*)\)/).map { String($0.1) } ?? values
        let arguments = inner.split(separator: ",")
        return !arguments.isEmpty && arguments.allSatisfy { argument in
            argument.wholeMatch(of: /\s*(\w+:\s*)?[A-Za-z_.]*(Mock|Stub|Fake|Preview|Sample)[A-Za-z_.]*(\(\))?\s*/) != nil
        }
    }

    /// The words in names, in lower case: `view`, `tint` and `color` of `view.tintColor`.
    private static func words(of code: String) -> [String] {
        // Texts in code are none of its names.
        let names = code.replacing(/"[^"\n]*"/, with: "")
        return names.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.0.lowercased() }
    }
}
