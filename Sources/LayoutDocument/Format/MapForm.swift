/// A kind of map in a document. Its keys are in a table, from which both the reader and the schema are made.
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
    /// `header` and `footer`, which know their kind and their place.
    case bar
    case decorationItem
    /// `background`, which knows its kind.
    case background
    case style
    case fonts
    case colors
    case colorPair
    case insets
    case point

    /// The keys, in the order of messages and of the schema.
    var keys: [KeyForm] { Self.tables[self] ?? [] }

    /// Their names.
    var names: [String] { Self.nameLists[self] ?? [] }

    private static let tables = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.table) })
    private static let nameLists = tables.mapValues { $0.map(\.name) }
}

/// A key of a map.
struct KeyForm: Sendable {
    var name: String
    var value: ValueForm
    /// What it means, in a sentence without a full stop.
    var summary: String
    var isRequired: Bool

    init(_ name: String, _ value: ValueForm, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isRequired = isRequired
    }
}

/// What a value looks like.
indirect enum ValueForm: Sendable {
    /// A number or an expression.
    case number
    /// An expression that is true or false.
    case condition
    case truth
    /// Text with expressions in braces.
    case text
    case elementKind
    case name([String])
    /// A device's name; abbreviations count, too.
    case device
    case version
    case dimension
    case spacing
    case insets
    case point
    case frame
    /// A colour, or a choice of colours.
    case color(mayBeChosen: Bool)
    /// A colour for both appearances, or a map of one for each.
    case colorPair
    /// A colour pair, or none.
    case page
    /// A part of the picture.
    case crop
    /// A number of points, no expression.
    case length(ClosedRange<Double>)
    /// A whole number, no expression.
    case wholeNumber(ClosedRange<Int>)
    case golden
    /// A path, relative to the document.
    case file
    /// - Parameters:
    ///   - minimum: the fewest elements.
    ///   - maximum: the most; `nil` where only that of a document's values limits them.
    case list(ValueForm, minimum: Int, maximum: Int?)
    case map(MapForm)
    case either([ValueForm])
    /// A value that is absent: `~`, or nothing after a dash.
    case nothing

    static func list(_ element: ValueForm, minimum: Int = 0) -> ValueForm { .list(element, minimum: minimum, maximum: nil) }
    static func list(_ element: ValueForm, minimum: Int = 0, atMost maximum: Int) -> ValueForm {
        .list(element, minimum: minimum, maximum: maximum)
    }

    static func names<Value>(_ table: [(String, Value)]) -> ValueForm { .name(table.map(\.0)) }
}

/// Which keys of a map exclude each other, or need each other.
enum KeyRule {
    case exactlyOne([String])
    case atMostOne([String])
    /// One of these sets is complete.
    case anyOf([[String]])
    /// The first key is there only with this value of the second.
    case only(String, with: String, being: String)
    /// Where the first key is, the others are not.
    case without(String, others: [String])
    /// Where one of these keys is, the other is, too.
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
            .colorPair, .insets, .point:
            []
        }
    }

    /// The keys that say more of an element's text.
    static let keysOfTexts = ["subtitle", "font", "lines", "textInsets"]
}
