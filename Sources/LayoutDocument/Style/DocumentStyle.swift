/// The drawing style that a document specifies; `nil` leaves a property unchanged.
///
/// `DocumentPictures` converts it to the style of a diagram.
package struct DocumentStyle: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case screen, blueprint, exploded, plain
    }

    package var kind: Kind?
    package var showsTitle: Bool?
    package var showsCaption: Bool?
    package var showsLabels: Bool?
    package var showsOnlyTitles: Bool?
    package var showsBeyond: Bool?
    package var showsPage: Bool?
    package var crop: PicturePart?
    /// The margin around the cropped part, in points.
    package var cropMargin: Double?
    /// The picture's width, in points.
    package var width: Double?
    package var fonts: FontList?
    /// True to prefer the document's fonts to the built-in one for characters that both have.
    package var prefersOwnFonts: Bool?
    package var page: ColorPair?
    package var ink: ColorPair?
    package var accent: ColorPair?
    /// Colours of sections, used in rotation; if empty, the kind's own colours are used.
    package var sections: [ColorPair] = []

    package init() {}

    /// Reads the value of a document's `style` key: a name, or a map.
    ///
    /// - Parameter open: opens its fonts.
    /// - Throws: all errors in it.
    package init(_ source: DocumentSource, opening open: FontOpener?) throws(DocumentError) {
        let node = try DocumentNodeReader.read(source)
        let reading = Reading()
        reading.openFonts = open
        let style = StyleReader(reading: reading, folder: source.folder).style(node)
        guard let style, reading.isFaultless else { throw reading.error(in: source) }
        self = style
    }
}

/// A colour in light and dark appearance.
package struct ColorPair: Sendable, Hashable {
    package var light: DocumentColor
    package var dark: DocumentColor
}

/// A part of a picture to keep.
package enum PicturePart: Sendable, Hashable {
    /// The device, or the screen if no device is drawn.
    case phone
    /// The visible part of a section's elements.
    case section(Int)
    /// The visible part of one element: a cell, or a view of a kind.
    case element(section: Int, item: Int, kind: String?)

    /// Examples of each form.
    static let forms = ["phone", "section:1", "element:0-3", "element:0-0:header"]

    /// Reads `phone`, `section:1`, `element:0-3` or `element:0,3`, and `element:0-0:header`; `nil` for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("phone", 1): self = .phone
        case ("section", 2):
            guard let section = Self.index(parts[1]) else { return nil }
            self = .section(section)
        case ("element", 2...):
            let path = parts[1].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "," }.map(Self.index)
            guard path.count == 2, let section = path[0], let item = path[1] else { return nil }
            let kind = parts.count == 3 ? String(parts[2]) : nil
            guard kind.map(Self.isKind) ?? true else { return nil }
            self = .element(section: section, item: item, kind: kind)
        default: return nil
        }
    }

    private static func index(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// True if the kind has only characters that are allowed in file names.
    private static func isKind(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
