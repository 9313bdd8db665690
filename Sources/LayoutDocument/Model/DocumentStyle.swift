/// How a document asks to be drawn.
public struct DocumentStyle: Sendable, Hashable {
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case screen
        case blueprint
        case exploded
        case plain
    }

    public var name = Name.screen
    public var showsTitle = true
    public var showsCaption = true
    public var showsLabels = true
    public var showsBeyond = false
    public var colors = DocumentColors()

    /// The screen, with everything on it.
    public init() {}
}

/// The colours that a document is to be drawn in; what is `nil` is left to the style.
public struct DocumentColors: Sendable, Hashable {
    /// A colour for light and one for dark surroundings.
    public struct Pair: Sendable, Hashable {
        public var light: DocumentColor
        public var dark: DocumentColor
    }

    /// Around the drawing.
    public var page: Pair?
    /// Text.
    public var ink: Pair?
    /// Badges and other anchored views.
    public var accent: Pair?
    /// Sections, in turn.
    public var sections: [Pair] = []

    /// The style's own colours.
    public init() {}
}

/// A colour of an entry: one of the palette's, or a colour of its own.
public enum DocumentColor: Sendable, Hashable {
    /// A colour that the style gives by name.
    case named(Name)
    /// Components from 0 to 255, opaque.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The palette's colours.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case blue
        case teal
        case orange
        case pink
        case purple
        case sky
        case green
        case gray
    }

    /// Reads a name or `#RRGGBB`.
    init?(_ text: String) {
        if let name = Name(rawValue: text) {
            self = .named(name)
            return
        }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
        else { return nil }
        self = .rgb(red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
}

/// What a `style` says of how a document is drawn; what is `nil` stays as it was.
public struct DocumentStyleChanges: Sendable, Hashable {
    public var name: DocumentStyle.Name?
    public var showsTitle: Bool?
    public var showsCaption: Bool?
    public var showsLabels: Bool?
    public var showsBeyond: Bool?
    public var colors = DocumentColors()

    /// No changes.
    public init() {}

    public var isEmpty: Bool { self == DocumentStyleChanges() }

    /// Reads what stands behind `style:` in a document: a name, or a map.
    ///
    /// - Throws: everything that is wrong with it, at once.
    public init(_ source: DocumentSource) throws(DocumentError) {
        let node = try DocumentNodeReader.read(source)
        let reading = Reading()
        let changes = StyleReader(reading: reading).style(node)
        guard let changes, reading.diagnostics.isEmpty else { throw DocumentError(reading.diagnostics, in: source) }
        self = changes
    }
}

extension DocumentStyle {
    /// This style with changes.
    public func changed(by changes: DocumentStyleChanges) -> DocumentStyle {
        var style = self
        style.name = changes.name ?? name
        style.showsTitle = changes.showsTitle ?? showsTitle
        style.showsCaption = changes.showsCaption ?? showsCaption
        style.showsLabels = changes.showsLabels ?? showsLabels
        style.showsBeyond = changes.showsBeyond ?? showsBeyond
        style.colors.page = changes.colors.page ?? colors.page
        style.colors.ink = changes.colors.ink ?? colors.ink
        style.colors.accent = changes.colors.accent ?? colors.accent
        if !changes.colors.sections.isEmpty { style.colors.sections = changes.colors.sections }
        return style
    }
}
