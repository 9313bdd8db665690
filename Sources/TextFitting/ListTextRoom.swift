import CompositionalLayout
import Foundation
import TextMeasurement

/// What a list gives the texts of its rows, headers and footers (B-T8 … B-T10).
///
/// The margins across are those of UIKit's content configurations for list cells, on iOS 26, too, which is inferred.
struct ListTextRoom {
    private enum Role {
        case row
        case header
        case footer
    }

    private let role: Role
    private let line: ListMetrics.LineHeight
    private let contentSize: UIContentSizeCategory
    private let scale: CGFloat
    private let isModern: Bool

    /// Between a text and its subtitle, in points, until iOS 18.
    static let usualGap = 3.0

    init(_ list: ListStyle, of question: SizeQuestion) {
        let style = list.metrics[list.appearance]
        switch question.element.kind {
        case UICollectionView.elementKindSectionHeader: (role, line) = (.header, style.headerHeight)
        case UICollectionView.elementKindSectionFooter: (role, line) = (.footer, style.footerHeight)
        default: (role, line) = (.row, list.metrics.rowHeight)
        }
        contentSize = question.contentSize
        scale = CGFloat(question.scale)
        isModern = list.metrics.rowHeight == ListMetrics.iOS26.rowHeight
    }

    /// Points.
    var gap: Double { role == .row && isModern ? 0 : Self.usualGap }

    /// Until iOS 18 the headers of groups, which are in the size of footnotes.
    var isUpperCased: Bool { role == .header && line.fontSize > 0 && !isModern }

    var font: TextFont {
        TextFont(size: Double(TextSize.scaled(line.fontSize > 0 ? line.fontSize : Self.bodySize, for: contentSize)))
    }

    private static let bodySize: CGFloat = 17

    /// Points. Above and below there is as much in all as the height of one line has; how it is divided does not matter.
    var insets: NSDirectionalEdgeInsets {
        let (leading, trailing): (CGFloat, CGFloat) = role == .row ? (16, 8) : (8, 8)
        return NSDirectionalEdgeInsets(top: line.margins, leading: leading, bottom: 0, trailing: trailing)
    }

    /// A height in points, no less than the list's own.
    ///
    /// - Parameters:
    ///   - height: that of the texts and their insets.
    ///   - texts: that of the texts alone.
    ///   - hasOwnInsets: whether the insets are not the list's.
    func height(of height: CGFloat, texts: Double, hasOwnInsets: Bool) -> CGFloat {
        guard line.fontSize == 0, !hasOwnInsets else { return max(line.minimum, height) }
        // A height of which the margins are not known grows by what further lines add.
        let one = ListMetrics.LineHeight(fontSize: Self.bodySize, margins: 0).height(scale: scale, contentSize: contentSize)
        return line.minimum + max(0, CGFloat(texts) - one)
    }
}
