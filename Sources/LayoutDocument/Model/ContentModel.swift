import CompositionalLayout
import TextFitting

/// What an element is called, and how large its content is.
struct ContentModel: Sendable {
    var title: TextValue?
    var fitting: FittingModel?
    var text: TextModel?

    /// Whether it decides the size of an element that has an estimated side.
    var decidesSize: Bool { fitting != nil || text != nil }

    /// What pictures call the element.
    func name(in scope: Scope) -> String? { (title ?? text?.text)?.text(in: scope) }

    /// Where its size is described.
    var mark: SourceMark? { fitting?.mark ?? text?.mark }
}

/// The fitting size of content on an estimated axis.
struct FittingModel: Sendable {
    var mark: SourceMark
    var width: NumberValue?
    var height: NumberValue?
}

/// The text that an element shows, by which it sizes itself.
struct TextModel: Sendable {
    var mark: SourceMark
    var text: TextValue
    var subtitle: TextValue?
    /// `nil` for the body's, and in headers and footers of lists for theirs.
    var font: ElementFont?
    /// 0 for any number.
    var lines = 0
    /// `nil` for none, and in lists for those of their cells.
    var insets: InsetsValue?

    /// About how many bytes it has.
    var size: Int { text.size + (subtitle?.size ?? 0) }
}

extension TextValue {
    /// The bytes of a usual number, and those of a text that an expression chooses at most.
    private static let (numberSize, choiceSize) = (8, 400)

    /// About how many bytes it has.
    fileprivate var size: Int {
        parts.reduce(0) { size, part in
            switch part {
            case .literal(let text): size + text.utf8.count
            case .expression(let expression, _): size + (expression.type == .text ? Self.choiceSize : Self.numberSize)
            }
        }
    }
}
