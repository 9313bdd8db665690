public import CompositionalLayout
import LinuxUIKit
import TextFitting
public import TextMeasurement

extension LayoutContent {
    /// Content sized by its texts: an estimated height is the text's height for the width that the layout gives the element; an
    /// estimated width is the text's own, with one line per paragraph.
    ///
    ///     assertLayout(FeedLayouts.articles(), items: [20], content: .measured { element in articles[element.item].title })
    ///
    /// Rows, headers and footers of lists have the height that UIKit gives them for such a text, but at least that of the list.
    ///
    /// - Parameters:
    ///   - itemCounts: the number of items in each section, if the assertion does not specify it.
    ///   - font: the font of the texts; `nil` for the style `body` in the user's preferred text size, and in list headers and
    ///     footers for the styles that UIKit gives them.
    ///   - lines: the maximum number of lines; 0 for no limit.
    ///   - insets: insets around a text, in points; `nil` for none, or in lists for the cells' default.
    ///   - text: the text of a cell or supplementary view; `nil` for an element that keeps its estimate.
    public static func measured(
        itemCounts: [Int] = [], font: TextFont? = nil, lines: Int = 0, insets: NSDirectionalEdgeInsets? = nil,
        _ text: @escaping @Sendable (_ element: LayoutElement.ID) -> String?
    ) -> LayoutContent {
        measured(itemCounts, lines, insets) { element in
            text(element).map { text in font.map { .styled(StyledText(text, font: $0)) } ?? .plain(text, nil) }
        }
    }

    /// Content sized by its texts, which have their own fonts.
    ///
    /// - Parameters:
    ///   - itemCounts: the number of items in each section, if the assertion does not specify it.
    ///   - lines: the maximum number of lines; 0 for no limit.
    ///   - insets: insets around a text, in points; `nil` for none, or in lists for the cells' default.
    ///   - text: the text of a cell or supplementary view; `nil` for an element that keeps its estimate.
    public static func measured(
        itemCounts: [Int] = [], lines: Int = 0, insets: NSDirectionalEdgeInsets? = nil,
        _ text: @escaping @Sendable (_ element: LayoutElement.ID) -> StyledText?
    ) -> LayoutContent {
        measured(itemCounts, lines, insets) { element in text(element).map { .styled($0) } }
    }

    private static func measured(
        _ itemCounts: [Int], _ lines: Int, _ insets: NSDirectionalEdgeInsets?,
        words: @escaping @Sendable (LayoutElement.ID) -> ElementText.Words?
    ) -> LayoutContent {
        precondition(lines >= 0, "A text has 0 lines, which means any number, or more, not \(lines).")
        return LayoutContent(itemCounts: itemCounts) { question in
            words(question.element).map { ElementText($0, lines: lines, insets: insets).size(for: question, .current) }
        }
    }
}
