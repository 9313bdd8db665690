import CompositionalLayout
import LayoutDiagram
import SwiftSource
import VectorScene

/// The comment above a declaration of a Swift file, which says how it is drawn unless options say otherwise:
/// `// galley: items 9,4 device "iPad mini (A17 Pro)" style blueprint`.
extension DeclaredSubject {
    private static let keys = ["items", "device", "size", "direction", "contentSize", "appearance", "offset", "style", "title"]

    /// Follows the comments.
    ///
    /// - Throws: the mistake in a comment, at its line.
    mutating func follow(_ directives: [SourceDirective]) throws(Failure) {
        for directive in directives {
            guard !directive.settings.isEmpty else {
                throw failure(directive, "it says nothing; write \"// galley: items 9,4\" or others of \(Self.keys.joined(separator: ", "))")
            }
            for setting in directive.settings {
                guard let value = setting.value else { throw failure(directive, "\"\(setting.key)\" lacks its value") }
                if let problem = try apply(setting.key, value) { throw failure(directive, problem) }
            }
        }
    }

    private func failure(_ directive: SourceDirective, _ message: String) -> Failure {
        Failure(.badInput, "\(path):\(directive.line): error: the comment \"galley:\": \(message)")
    }

    /// - Returns: the mistake; `nil` for none.
    private mutating func apply(_ key: String, _ value: String) throws(Failure) -> String? {
        switch key {
        case "items":
            guard let counts = ItemCounts(argument: value) else { return "\"items\" \(ItemCounts.form), not \"\(value)\"" }
            itemCounts = counts.values
        case "title": title = value
        case _ where Self.keys.contains(key): return try look.apply(key, value)
        default: return "there is no \"\(key)\"; it takes \(Self.keys.joined(separator: ", "))"
        }
        return nil
    }
}

extension Look {
    /// Sets the property with a name that comments and the preview's addresses use.
    ///
    /// - Returns: the mistake; `nil` for none.
    mutating func apply(_ key: String, _ value: String) throws(Failure) -> String? {
        switch key {
        case "device":
            device = Device.named(value)
            return device == nil ? "there is no device \"\(value)\"; see \"galley list devices\"" : nil
        case "size":
            size = Look.size(value)
            return size == nil ? "\"size\" is a size in points, such as 500x700, not \"\(value)\"" : nil
        case "direction":
            direction = LayoutTraits.Direction(argument: value)
            return direction == nil ? "\"direction\" is ltr or rtl, not \"\(value)\"" : nil
        case "contentSize":
            contentSize = LayoutTraits.ContentSize(argument: value)
            let known = LayoutTraits.ContentSize.allValueStrings.joined(separator: ", ")
            return contentSize == nil ? "\"contentSize\" is one of \(known), not \"\(value)\"" : nil
        case "appearance":
            let choice = OutputAppearance(rawValue: value)
            appearance = choice?.fixed
            return choice == nil ? "\"appearance\" is light, dark or auto, not \"\(value)\"" : nil
        case "offset":
            offset = OutputOffset(argument: value)?.points
            return offset == nil ? "\"offset\" is a number of points, not \"\(value)\"" : nil
        case "style":
            guard let choice = StyleOption(argument: value) else {
                return "there is no style \"\(value)\"; the styles are \(StyleOption.allValueStrings.joined(separator: ", "))"
            }
            style = try choice.read()
            return nil
        default: return "a look has no \"\(key)\""
        }
    }

    /// This look, and where it says nothing of the layout another one. A size is instead of a device, and the other way round.
    func completed(by own: Look) -> Look {
        var look = self
        if device == nil, size == nil { (look.device, look.size) = (own.device, own.size) }
        look.appearance = appearance ?? own.appearance
        look.direction = direction ?? own.direction
        look.contentSize = contentSize ?? own.contentSize
        look.offset = offset ?? own.offset
        return look
    }
}
