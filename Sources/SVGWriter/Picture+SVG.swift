public import VectorScene

extension Picture {
    /// Which of a picture's colours an SVG has.
    public enum SVGColors: Sendable, Hashable {
        case light
        case dark
        /// The light ones, and a rule by which viewers that know of dark surroundings show the dark ones.
        case automatic

        /// The colours of an appearance; `automatic` where surroundings decide.
        public init(_ appearance: Appearance?) {
            self = switch appearance {
            case nil: .automatic
            case .light: .light
            case .dark: .dark
            }
        }
    }

    /// How an SVG holds a picture's text.
    public enum SVGText: Sendable, Hashable {
        /// As strokes: no font is asked for, and every viewer draws the same.
        case outlines
        /// As text in a font of the viewer's system, which is made as wide as the layout has it. It can be selected,
        /// searched and edited, and looks as its surroundings do.
        case live
    }

    /// The picture as an SVG document, in UTF-8.
    ///
    /// The bytes depend on the picture and what is given here alone. One element stands on a line, in drawing order.
    ///
    /// - Parameters:
    ///   - colors: whose colours it has; those of the appearance that the picture is drawn for where nothing is said, and
    ///     `automatic` where it is drawn for none.
    ///   - text: how it holds the picture's text.
    ///   - idPrefix: what all ids begin with: a letter, then letters, digits, `-` and `_`. Two pictures that stand in
    ///     one page as markup must differ in it. `nil` makes one from what identifies the picture (`Picture.identifier`), the
    ///     colours and the kind of text, never from what is drawn: a change of the picture leaves the ids as they were.
    /// - Precondition: all numbers of the picture are finite, and the prefix is one.
    public func svg(colors: SVGColors? = nil, text: SVGText = .outlines, idPrefix: String? = nil) -> [UInt8] {
        let colors = colors ?? SVGColors(appearance)
        precondition(idPrefix.map(Self.isIDPrefix) ?? true, "\"\(idPrefix ?? "")\" is no prefix of ids.")
        let identity = "\(identifier ?? title)\n\(colors)\n\(text)"
        var document = SVGDocument(
            self, colors: colors, text: text, idPrefix: idPrefix ?? SVGNames.prefix(of: identity))
        return document.write()
    }

    /// Whether ids may begin with a text: it is an ASCII letter, then letters, digits, `-` and `_`, 64 in all at most.
    public static func isIDPrefix(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 64 else { return false }
        return isLetter(first) && text.utf8.allSatisfy { byte in
            isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
