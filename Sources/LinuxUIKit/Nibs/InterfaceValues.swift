import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

// Fonts, colours and images.

extension InterfaceObjects {
    /// The font of a key; `nil` without the key. A font that is not available is replaced by the system's, with a note.
    func font(_ key: String, of element: InterfaceElement, _ traits: UITraitCollection) -> UIFont? {
        guard let child = element.child(key: key) else { return nil }
        if let style = child["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
        }
        let size = child.number("pointSize") ?? child.number("size") ?? 17
        if let name = child["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            leaveOut("font \(name)")
        }
        if child["type"] == "boldSystem" { return .boldSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: child["weight"].flatMap { Self.weights[$0] } ?? .regular)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The colour of a key; `nil` without it.
    func color(_ key: String, of element: InterfaceElement) -> UIColor? {
        element.child(key: key).flatMap { $0.name == "color" ? color($0) : nil }
    }

    private func color(_ element: InterfaceElement) -> UIColor? {
        for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            guard let name = element.attributes[key] else { continue }
            return Self.systemColors[name] ?? resource("systemColor", name)
        }
        if let name = element.attributes["name"] { return UIColor(ofCatalog: name, in: nil) ?? resource("namedColor", name) }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
            return nil
        }
        return element.attributes["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A named colour's value in the file, in light appearance; `nil`, with a note, if it is missing or refers to another name.
    private func resource(_ kind: String, _ name: String) -> UIColor? {
        guard let value = file.resource(kind, name)?.child("color"), value.attributes["name"] == nil else {
            leaveOut("color \(name)")
            return nil
        }
        return color(value)
    }

    static let systemColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        // The names before iOS 13.
        "groupTableViewBackgroundColor": .systemGroupedBackground, "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemMintColor": .systemMint, "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown,
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
        "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "tintColor": .tintColor, "whiteColor": .white, "blackColor": .black,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "clearColor": .clear,
    ]

    /// The image of a key: an attribute, or an element that refers to it.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        let reference = element.child(key: key)
        guard let name = element.attributes[key] ?? reference?.attributes["image"] else { return nil }
        if (reference ?? element).attributes["catalog"] == "system" { return UIImage(systemName: name) }
        // The file has the sizes of the app's images, in points. A symbol's size depends on its font.
        let size = file.resource("image", name).flatMap { resource -> CGSize? in
            guard let width = resource.number("width"), let height = resource.number("height") else { return nil }
            return CGSize(width: width, height: height)
        }
        return size.map { UIImage(named: name, size: $0) } ?? UIImage(named: name)
    }
}
