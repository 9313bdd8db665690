import CompositionalLayout
import Foundation
package import LayoutDiagram

extension Look {
    /// Sets a property by its name, as in `// galley:` comments and in the preview's URLs.
    ///
    /// - Returns: an error message; `nil` on success.
    package mutating func apply(_ key: String, _ value: String) throws(Failure) -> String? {
        switch key {
        case "device":
            device = Device.named(value)
            return device == nil ? "there is no device \"\(value)\"; see \"galley list devices\"" : nil
        case "size":
            size = CGSize(points: value)
            return size == nil ? "\"size\" is a size in points, such as 500x700, not \"\(value)\"" : nil
        case "direction":
            direction = Look.directions.first { $0.0 == value }?.1
            return direction == nil ? "\"direction\" is ltr or rtl, not \"\(value)\"" : nil
        case "contentSize":
            contentSize = LayoutTraits.ContentSize.named.first { $0.name == value }?.category
            let known = LayoutTraits.ContentSize.named.map(\.name).joined(separator: ", ")
            return contentSize == nil ? "\"contentSize\" is one of \(known), not \"\(value)\"" : nil
        case "appearance":
            let choice = OutputAppearance(rawValue: value)
            appearance = choice?.fixed
            return choice == nil ? "\"appearance\" is light, dark or auto, not \"\(value)\"" : nil
        case "offset":
            offset = Look.offset(value)
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

    /// This look, with missing layout options taken from another. Device and size are taken only if both are missing, as each replaces
    /// the other.
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
