import CompositionalLayout
import LayoutDiagram
import SwiftSource

/// Settings in the comment above a declaration of a Swift file, for drawing this declaration. The command's options take precedence:
/// `// galley: items 9,4 device "iPad mini (A17 Pro)" style blueprint`.
extension LayoutInCode {
    private static let keys = ["items", "in", "device", "size", "direction", "contentSize", "appearance", "offset", "style", "title"]

    /// Applies the settings of comments.
    ///
    /// - Throws: the mistake in a comment, at its line.
    mutating func follow(_ directives: [SourceDirective]) throws(Failure) {
        for directive in directives {
            guard !directive.settings.isEmpty else {
                throw failure(directive, "it has no keys; the keys are \(Self.keys.joined(separator: ", ")) and skip, as in \"items 9,4\"")
            }
            for setting in directive.settings {
                guard let value = setting.value else { throw failure(directive, "\"\(setting.key)\" has no value") }
                if let problem = try apply(setting.key, value) { throw failure(directive, problem) }
            }
        }
    }

    /// Applies a preview's traits.
    mutating func follow(_ traits: [SourceDirective.Setting]) throws(Failure) {
        for trait in traits {
            if trait.key == "orientation" { look.device = Device.default.landscape } else { _ = try look.apply(trait.key, trait.value ?? "") }
        }
    }

    private func failure(_ directive: SourceDirective, _ message: String) -> Failure {
        Failure(.badInput, "\(path):\(directive.line): error: the comment \"galley:\": \(message)")
    }

    /// Applies one setting of a comment.
    ///
    /// - Returns: an error message; `nil` on success.
    private mutating func apply(_ key: String, _ value: String) throws(Failure) -> String? {
        switch key {
        case "items":
            guard let counts = ItemCounts(argument: value) else { return "\"items\" \(ItemCounts.form), not \"\(value)\"" }
            itemCounts = counts.values
        case "in":
            guard let given = ScreenContainers(words: value) else { return "\"in\" \(ScreenContainers.form), not \"\(value)\"" }
            containers = given
        case "title": title = value
        case _ where Self.keys.contains(key): return try look.apply(key, value)
        default: return "unknown key \"\(key)\"; the keys are \(Self.keys.joined(separator: ", ")) and skip"
        }
        return nil
    }
}
