import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import SwiftSource
import VectorScene

/// How a declaration of a Swift file is drawn unless options say otherwise: what the comment above it says, as
/// `// galley: items 9,4 device "iPad mini (A17 Pro)" style blueprint`.
struct SwiftSettings: Sendable {
    /// The number of items of each section; `nil` for the data source's.
    var itemCounts: [Int]?
    var view = DocumentView()
    var style = DiagramStyle.Changes()
    /// `nil` for what the code calls itself.
    var title: String?

    static let keys = ["items", "device", "size", "direction", "contentSize", "appearance", "offset", "style", "title"]

    /// What the code itself says.
    init() {}

    /// - Throws: what is wrong with a comment, at its line.
    init(_ directives: [SourceDirective], file: String) throws(Failure) {
        for directive in directives {
            guard !directive.settings.isEmpty else {
                throw Self.failure(file, directive, "it says nothing; write \"// galley: items 9,4\" or others of \(Self.keys.joined(separator: ", "))")
            }
            for setting in directive.settings {
                guard let value = setting.value else { throw Self.failure(file, directive, "\"\(setting.key)\" lacks its value") }
                guard let problem = try apply(setting.key, value) else { continue }
                throw Self.failure(file, directive, problem)
            }
        }
    }

    private static func failure(_ file: String, _ directive: SourceDirective, _ message: String) -> Failure {
        Failure(.badInput, "\(file):\(directive.line): error: the comment \"galley:\": \(message)")
    }

    /// - Returns: what is wrong with it.
    private mutating func apply(_ key: String, _ value: String) throws(Failure) -> String? {
        switch key {
        case "items":
            guard let counts = ItemCounts(argument: value) else { return "\"items\" \(ItemCounts.form), not \"\(value)\"" }
            itemCounts = counts.values
        case "device":
            guard let device = Device.named(value) else { return "there is no device \"\(value)\"; see \"galley list devices\"" }
            view.device = device
        case "size":
            guard let size = OutputSize(argument: value) else { return "\"size\" is a size in points, such as 500x700, not \"\(value)\"" }
            view.size = size.size
        case "direction":
            guard let direction = UITraitEnvironmentLayoutDirection(argument: value) else { return "\"direction\" is ltr or rtl, not \"\(value)\"" }
            view.direction = direction
        case "contentSize":
            guard let category = UIContentSizeCategory(argument: value) else {
                return "\"contentSize\" is one of \(UIContentSizeCategory.allValueStrings.joined(separator: ", ")), not \"\(value)\""
            }
            view.contentSize = category
        case "appearance":
            guard let appearance = OutputAppearance(rawValue: value) else { return "\"appearance\" is light, dark or auto, not \"\(value)\"" }
            view.appearance = appearance.fixed
        case "offset":
            guard let offset = OutputOffset(argument: value) else { return "\"offset\" is a number of points, not \"\(value)\"" }
            view.offset = offset.points
        case "style":
            guard let style = StyleOption(argument: value) else {
                return "there is no style \"\(value)\"; the styles are \(StyleOption.allValueStrings.joined(separator: ", "))"
            }
            self.style = try style.read()
        case "title": title = value
        default: return "there is no \"\(key)\"; it takes \(Self.keys.joined(separator: ", "))"
        }
        return nil
    }

    /// What is asked for, and for the rest what the comment says.
    func view(_ asked: DocumentView) -> DocumentView {
        var all = asked
        // A size is instead of a device, and the other way round.
        if asked.device == nil, asked.size == nil { (all.device, all.size) = (view.device, view.size) }
        all.appearance = asked.appearance ?? view.appearance
        all.direction = asked.direction ?? view.direction
        all.contentSize = asked.contentSize ?? view.contentSize
        all.offset = asked.offset ?? view.offset
        return all
    }
}
