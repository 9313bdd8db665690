import CompositionalLayout
import Foundation
import TextMeasurement

/// Text margins and gaps in list rows, headers and footers (B-T8 … B-T10, B-T16).
struct ListTextRoom {
    private enum Role {
        case row
        case header
        case footer
    }

    private let role: Role
    /// True for headers of groups before iOS 26, which show their text in upper case.
    let isUpperCased: Bool
    private let line: ListMetrics.LineHeight
    private let contentSize: LayoutTraits.ContentSize
    private let scale: CGFloat
    private let isModern: Bool
    private let sideMargin: CGFloat

    /// The usual space between a text and its subtitle, in points.
    static let usualGap = 3.0

    init(_ list: ListStyle, of question: SizeQuestion) {
        let style = list.metrics[list.appearance]
        switch question.element.kind {
        case ElementKind.sectionHeader: (role, line) = (.header, style.headerHeight)
        case ElementKind.sectionFooter: (role, line) = (.footer, style.footerHeight)
        default:
            let header = list.hasHeaderRow && question.element.item == 0 ? Self.headerRow(list) : nil
            (role, line) = (header == nil ? .row : .header, header ?? list.metrics.rowHeight)
        }
        sideMargin = list.metrics.sideMargin
        contentSize = question.contentSize
        scale = CGFloat(question.scale)
        isModern = list.metrics.rowHeight == ListMetrics.iOS26.rowHeight
        isUpperCased = role == .header && style.headerHeight.fontSize > 0 && !isModern
    }

    /// Space between a text and its subtitle, in points.
    var gap: Double { role == .row && isModern ? 0 : Self.usualGap }

    /// The height of a first row that is the header; `nil` if it is as high as any row (B-T17).
    private static func headerRow(_ list: ListStyle) -> ListMetrics.LineHeight? {
        switch list.appearance {
        case .grouped, .insetGrouped: list.metrics[list.appearance].headerHeight
        case .plain: ListMetrics.LineHeight(fontSize: 17, margins: 4 + 4)
        case .sidebar, .sidebarPlain: nil
        }
    }

    var subtitleStyle: TextSize.Style { role == .row && !isModern ? .caption1 : .subheadline }

    var font: TextFont {
        TextFont(size: Double(TextSize.scaled(line.fontSize > 0 ? line.fontSize : Self.bodySize, for: contentSize)))
    }

    private static let bodySize: CGFloat = 17

    /// Insets in points. The vertical ones together match the height of a single line; how they are divided does not matter.
    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: line.margins, leading: sideMargin, bottom: 0, trailing: sideMargin)
    }

    /// A height in points, at least the list's own.
    ///
    /// - Parameters:
    ///   - height: of the texts and their insets.
    ///   - texts: height of the texts alone.
    ///   - hasOwnInsets: true if the insets are not the list's.
    func height(of height: CGFloat, texts: Double, hasOwnInsets: Bool) -> CGFloat {
        guard line.fontSize == 0, !hasOwnInsets else { return max(line.minimum, height) }
        // If margins are unknown, the heights of further lines are added to the height of one line.
        let one = ListMetrics.LineHeight(fontSize: Self.bodySize, margins: 0).height(scale: scale, contentSize: contentSize)
        return line.minimum + max(0, CGFloat(texts) - one)
    }
}
