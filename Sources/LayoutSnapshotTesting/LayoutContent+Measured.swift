public import CompositionalLayout
import TextFitting
public import TextMeasurement

extension LayoutContent {
    /// Content that is as large as its texts: an estimated height is that of the text in the width that the layout gives the
    /// element; an estimated width is the text's own, in one line for each of its paragraphs.
    ///
    ///     assertLayout(FeedLayouts.articles(), items: [20], content: .measured { element in articles[element.item].title })
    ///
    /// Rows, headers and footers of lists are as high as those of UIKit with such a text, and no less than its list makes them.
    ///
    /// - Parameters:
    ///   - itemCounts: the number of items of each section, where the assertion does not say it.
    ///   - font: the texts' font; `nil` for that of the style `body`, in the text size that the user prefers, and in headers and
    ///     footers of lists for theirs.
    ///   - lines: the most lines of a text; 0 for any number.
    ///   - insets: around a text, in points; `nil` for none, and in lists for those of their cells.
    ///   - text: the text of a cell or a supplementary view; `nil` for an element that keeps its estimate.
    public static func measured(
        itemCounts: [Int] = [], font: TextFont? = nil, lines: Int = 0, insets: NSDirectionalEdgeInsets? = nil,
        _ text: @escaping @Sendable (_ element: LayoutElement.ID) -> String?
    ) -> LayoutContent {
        measured(itemCounts, lines, insets) { element in
            text(element).map { text in font.map { .styled(StyledText(text, font: $0)) } ?? .plain(text, nil) }
        }
    }

    /// Content that is as large as its texts, which have fonts of their own.
    ///
    /// - Parameters:
    ///   - itemCounts: the number of items of each section, where the assertion does not say it.
    ///   - lines: the most lines of a text; 0 for any number.
    ///   - insets: around a text, in points; `nil` for none, and in lists for those of their cells.
    ///   - text: the text of a cell or a supplementary view; `nil` for an element that keeps its estimate.
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
            words(question.element).map { ElementText($0, lines: lines, insets: insets).size(for: question) }
        }
    }
}
