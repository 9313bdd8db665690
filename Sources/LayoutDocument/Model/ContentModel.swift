import TextFitting

/// The title and the size of an element's content.
struct ContentModel: Sendable {
    var title: TextValue?
    var fitting: FittingModel?
    var text: TextModel?

    /// True if the content determines the size of an element with an estimated dimension.
    var decidesSize: Bool { fitting != nil || text != nil }

    /// The element's name in pictures; `nil` if the document gives none.
    func name(in scope: Scope) -> String? { (title ?? text?.text)?.text(in: scope) }

    /// The location of the content's size; `nil` if the content has none.
    var mark: SourceMark? { fitting?.mark ?? text?.mark }
}

/// The fitting size of content on an estimated axis.
struct FittingModel: Sendable {
    var mark: SourceMark
    var width: NumberValue?
    var height: NumberValue?
}

/// The text of an element that sizes itself to it.
struct TextModel: Sendable {
    var mark: SourceMark
    var text: TextValue
    var subtitle: TextValue?
    /// The font; `nil` for the body font, or in list headers and footers for UIKit's own.
    var font: ElementFont?
    /// Maximum number of lines; 0 for no limit.
    var lines = 0
    /// The insets; `nil` for none, or in lists for the cells' default.
    var insets: InsetsValue?

    /// The approximate number of bytes.
    var size: Int { text.size + (subtitle?.size ?? 0) }
}

extension TextValue {
    /// The assumed bytes of a number, and of a text that an expression chooses.
    private static let (numberSize, choiceSize) = (8, 400)

    /// The approximate number of bytes.
    fileprivate var size: Int {
        parts.reduce(0) { size, part in
            switch part {
            case .literal(let text): size + text.utf8.count
            case .expression(let expression, _): size + (expression.type == .text ? Self.choiceSize : Self.numberSize)
            }
        }
    }
}
