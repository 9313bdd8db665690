/// A kind of map in a document. Both the reader and the schema use its table of keys.
enum MapForm: String, CaseIterable {
    case document
    case viewport
    case section
    case items
    case entry
    case fitting
    case font
    case list
    case listBar
    case group
    case subitem
    case item
    case customItem
    case edgeSpacing
    case supplementaryItem
    case anchor
    case boundaryItem
    /// `header` or `footer` in short form, which implies kind and position.
    case bar
    case decorationItem
    /// `background`, which implies the kind.
    case background
    case style
    case fonts
    case colors
    case colorPair
    case insets
    case point
    case project
    case projectEntry
    case looks

    /// The keys, in the order of messages and of the schema.
    var keys: [KeyForm] { Self.tables[self] ?? [] }

    var names: [String] { Self.nameLists[self] ?? [] }

    private static let tables = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.table) })
    private static let nameLists = tables.mapValues { $0.map(\.name) }
}

struct KeyForm: Sendable {
    var name: String
    var value: ValueForm
    /// The key's meaning, in a sentence without a full stop.
    var summary: String
    var isRequired: Bool

    init(_ name: String, _ value: ValueForm, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isRequired = isRequired
    }
}

indirect enum ValueForm: Sendable {
    /// A number or an expression.
    case number
    /// A number that is not negative, or an expression.
    case count
    /// An expression of type `truth`.
    case condition
    case truth
    /// Text with expressions in braces.
    case text
    case elementKind
    case name([String])
    /// A device's name or abbreviation.
    case device
    case version
    case dimension
    case spacing
    case insets
    case point
    case frame
    /// A colour or, if allowed, a choice of colours.
    case color(mayBeChosen: Bool)
    /// A colour for both appearances, or a map with a colour for each.
    case colorPair
    /// A colour pair, or `none`.
    case page
    /// The part of a picture to keep, such as `section:1`.
    case crop
    /// A number of points, not an expression.
    case length(ClosedRange<Double>)
    /// A whole number, not an expression.
    case wholeNumber(ClosedRange<Int>)
    /// A size in points, written `500x700`.
    case size
    /// A path, relative to the document.
    case file
    /// - Parameters:
    ///   - minimum: the minimum number of elements.
    ///   - maximum: the maximum number; `nil` if limited only by the number of values in a document.
    case list(ValueForm, minimum: Int, maximum: Int?)
    case map(MapForm)
    case either([ValueForm])
    /// An absent value: `~`, or nothing after a dash.
    case nothing

    static func list(_ element: ValueForm, minimum: Int = 0) -> ValueForm { .list(element, minimum: minimum, maximum: nil) }
    static func list(_ element: ValueForm, minimum: Int = 0, atMost maximum: Int) -> ValueForm {
        .list(element, minimum: minimum, maximum: maximum)
    }

    static func names<Value>(_ table: [(String, Value)]) -> ValueForm { .name(table.map(\.0)) }
}

/// A constraint on the presence of keys.
enum KeyRule {
    case exactlyOne([String])
    case atMostOne([String])
    /// At least one of these sets of keys is complete.
    case anyOf([[String]])
    /// The first key is allowed only if the second has this value.
    case only(String, with: String, being: String)
    /// The first key excludes the others.
    case without(String, others: [String])
    /// Any of the keys in the list requires the first key.
    case needing(String, of: [String])
}

extension MapForm {
    var rules: [KeyRule] {
        switch self {
        case .viewport: [.anyOf([["device"], ["width", "height"]])]
        case .section: [.exactlyOne(["group", "list"])]
        case .group:
            [
                .exactlyOne(["horizontal", "vertical", "custom"]), .atMostOne(["count", "repeating"]),
                .without("custom", others: ["count", "repeating", "interItemSpacing"]),
            ]
        case .subitem: [.exactlyOne(["item", "group"])]
        case .list:
            [
                .only("header", with: "headerMode", being: "supplementary"),
                .only("footer", with: "footerMode", being: "supplementary"),
            ]
        case .anchor: [.atMostOne(["absoluteOffset", "fractionalOffset"])]
        case .font: [.exactlyOne(["style", "size"]), .atMostOne(["style", "name"])]
        case .items, .entry, .listBar, .supplementaryItem, .boundaryItem, .bar: [.needing("text", of: Self.keysOfTexts)]
        case .document, .fitting, .item, .customItem, .edgeSpacing, .decorationItem, .background, .style, .fonts, .colors,
            .colorPair, .insets, .point, .project, .projectEntry, .looks:
            []
        }
    }

    /// The keys that modify an element's text.
    static let keysOfTexts = ["subtitle", "font", "lines", "textInsets"]
}
