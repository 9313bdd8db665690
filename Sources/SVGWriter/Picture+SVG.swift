public import VectorScene

extension Picture {
    /// The colours that an SVG contains.
    public enum SVGColors: String, Sendable, Hashable {
        case light
        case dark
        /// Both: light by default, and dark in a media query, so that the SVG follows the viewer's colour scheme.
        case automatic

        /// The colours of one appearance; `automatic` for `nil`.
        public init(_ appearance: Appearance?) {
            self = switch appearance {
            case nil: .automatic
            case .light: .light
            case .dark: .dark
            }
        }
    }

    /// The representation of text in an SVG.
    public enum SVGText: String, Sendable, Hashable {
        /// Strokes, which need no font and look the same in every viewer.
        case outlines
        /// `<text>` in the viewer's system font, fitted to the width that the layout gives it. It can be selected, searched and
        /// edited, and matches the text around the picture.
        case live
    }

    /// The picture as an SVG document, in UTF-8.
    ///
    /// The bytes depend only on the picture and the parameters. There is one element per line, in drawing order.
    ///
    /// - Parameters:
    ///   - colors: the colours to include. `nil` uses those of the picture's appearance, or `automatic` if it has none.
    ///   - text: the representation of text.
    ///   - idPrefix: the prefix of all ids: a letter, then letters, digits, `-` and `_`. Two pictures inlined in one page must
    ///     have different prefixes. `nil` derives one from the picture's identity (`Picture.identifier`), the colours and the
    ///     kind of text, but not from the drawing, so that ids stay stable when the drawing changes.
    ///   - namesGroups: true to give each group with a meaning an id and a label, which editors show as names of layers.
    /// - Precondition: all numbers of the picture are finite, and the prefix is valid.
    public func svg(
        colors: SVGColors? = nil, text: SVGText = .outlines, idPrefix: String? = nil, namesGroups: Bool = false
    ) -> [UInt8] {
        let colors = colors ?? SVGColors(appearance)
        precondition(idPrefix.map(Self.isIDPrefix) ?? true, "\"\(idPrefix ?? "")\" is not a valid id prefix.")
        let identity = "\(identifier ?? title)\n\(colors.rawValue)\n\(text.rawValue)"
        var document = SVGDocument(
            self, colors: colors, text: text, idPrefix: idPrefix ?? SVGNames.prefix(of: identity), namesGroups: namesGroups)
        return document.write()
    }

    /// True for a valid id prefix: an ASCII letter, then letters, digits, `-` and `_`, at most 64 characters in all.
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
