/// Differences between a picture and the app that `--strict` accepts, as no frame depends on them.
enum StrictRules {
    /// Words of code that only reports, or shows images from the network.
    private static let reports: Set<String> = [
        "analytics", "tracker", "tracking", "track", "telemetry", "crashlytics", "firebase", "log", "logger", "logging", "haptic", "haptics",
        "kf", "sd", "nuke",
    ]
    /// Last words of properties on which no frame depends.
    private static let looks: Set<String> = ["color", "tint", "image"]
    /// Words of code that decides frames, whatever else it has.
    private static let frames: Set<String> = [
        "layout", "section", "sections", "items", "group", "snapshot", "source", "apply", "reload", "register", "dequeue", "subview",
        "subviews", "anchor", "constraint", "constraints", "frame", "bounds", "size", "width", "height", "inset", "insets", "spacing",
        "margins", "hidden", "text", "font", "lines", "axis", "delegate", "return",
    ]

    /// True for code on which frames may depend: any but an import, a report, and a setting of a colour or an image.
    static func decidesFrames(_ code: String) -> Bool {
        // String literals contain no names.
        let code = code.replacing(/"[^"\n]*"/, with: "")
        let all = words(of: code)
        guard Set(all).isDisjoint(with: frames), !code.contains("{") else { return true }
        if all.first == "import" { return false }
        guard let equals = code.firstIndex(of: "=") else {
            return Set(all).isDisjoint(with: reports) && !(all.contains("image") && all.contains("set"))
        }
        let target = words(of: String(code[..<equals]))
        return !looks.contains(target.last ?? "") && Set(target).isDisjoint(with: reports)
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
        code.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.0.lowercased() }
    }
}
