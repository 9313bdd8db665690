/// Texts within XML and HTML.
package enum XMLText {
    /// A text as content or as an attribute's value in double quotes; what XML 1.0 or HTML forbids becomes the sign for
    /// an unknown character.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // As they stand they would be spaces in an attribute.
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
