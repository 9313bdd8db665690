import Foundation
import TextMeasurement

extension UIListContentConfiguration {
    static var value: UIListContentConfiguration {
        var value = UIListContentConfiguration()
        value.prefersSideBySideTextAndSecondaryText = true
        value.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return value
    }

    static var sidebar: UIListContentConfiguration {
        var value = UIListContentConfiguration()
        value.secondaryTextProperties.font = secondaryFont(.footnote)
        return value
    }

    /// The font of a secondary text: this style's until iOS 18, the subheadline's on iOS 26 (B-T10).
    static func secondaryFont(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: isOld ? style : .subheadline)
    }

    private static var isOld: Bool { LayoutViewport.current.traits.systemVersion < 26 }

    /// The style of headers of grouped lists: small texts in upper case until iOS 18 (B-T9, B-T10). How the margins of iOS 26 are
    /// divided is inferred.
    static var groupHeader: UIListContentConfiguration {
        guard isOld else { return boundary(.body, top: 14, bottom: 6) }
        var value = boundary(.footnote, top: 17, bottom: 6)
        value.textProperties.transform = .uppercase
        return value
    }
    static var groupFooter: UIListContentConfiguration { boundary(.footnote, top: 6, bottom: isOld ? 12 : 8) }
    static func plainHeader(_ style: UIFont.TextStyle) -> UIListContentConfiguration { boundary(style, top: 4, bottom: 4) }

    private static func boundary(_ style: UIFont.TextStyle, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
        var value = UIListContentConfiguration()
        value.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .secondaryLabel)
        value.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
        return value
    }

    /// The height of the texts or the image, whichever is higher, with margins, in points. Images of unknown size do not count.
    ///
    /// - Parameters:
    ///   - view: determines the pixel size for rounding.
    ///   - system: the metrics of the list, whose rows have different margins on iOS 26.
    func height(in width: CGFloat, of view: UIView, system: ListMetrics) -> CGFloat {
        let margins = directionalLayoutMargins
        let (first, second) = textHeights(in: width, of: view)
        let isModern = system == .iOS26 && margins.top == Self.rowMargin && margins.bottom == Self.rowMargin
        let vertical = isModern ? system.rowHeight.margins : margins.top + margins.bottom
        // Uncertain text widths are not reported here: most texts leave ample room.
        let hasRoom = prefersSideBySideTextAndSecondaryText
            && TextMeter(TextMeter.current.measuring).performAsCurrent { width >= naturalWidth(of: view) }
        if hasRoom {
            return vertical + max(first, second, imageSize.height)
        }
        let gap = first > 0 && second > 0 && !isModern ? textToSecondaryTextVerticalPadding : 0
        return vertical + max(first + gap + second, imageSize.height)
    }

    /// The heights of the texts in a width that includes the margins, in points; zero without text.
    func textHeights(in width: CGFloat, of view: UIView) -> (text: CGFloat, secondaryText: CGFloat) {
        let room = width - directionalLayoutMargins.trailing - textInset
        return (
            Self.height(text, attributedText, textProperties, in: room, of: view),
            Self.height(secondaryText, secondaryAttributedText, secondaryTextProperties, in: room, of: view)
        )
    }

    /// The width at which no text wraps, with the margins, in points.
    func naturalWidth(of view: UIView) -> CGFloat {
        let margins = directionalLayoutMargins
        let first = Self.size(text, attributedText, textProperties, in: .infinity, of: view).width
        let second = Self.size(secondaryText, secondaryAttributedText, secondaryTextProperties, in: .infinity, of: view).width
        let gap = first > 0 && second > 0 ? textToSecondaryTextHorizontalPadding : 0
        let texts = prefersSideBySideTextAndSecondaryText ? first + gap + second : max(first, second)
        return textInset + texts + margins.trailing
    }

    var hasText: Bool { text != nil || attributedText != nil }
    var hasSecondaryText: Bool { secondaryText != nil || secondaryAttributedText != nil }

    /// Margin above and below the text of a row, before iOS 26.
    private static let rowMargin: CGFloat = 11
    /// The distance from the content view's leading edge to the text's, in points.
    var textInset: CGFloat { directionalLayoutMargins.leading + (image == nil ? 0 : imageColumn) }
    /// The part of a row's width that an image takes, including padding.
    var imageColumn: CGFloat { imageSize.width + imageToTextPadding }

    /// The space for the image (B-T13), in points. A symbol is at least 24 wide, and wider with large text (inferred). Unless a
    /// configuration decides its size, it is no higher than a line of text.
    var imageSize: CGSize {
        guard let image else { return .zero }
        let (reserved, limit) = (imageProperties.reservedLayoutSize, imageProperties.maximumSize)
        var size = (image.isSymbolImage ? symbolSize : image.ownSize) ?? CGSize(width: Self.symbolWidth, height: 0)
        let factor = min(
            limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
        size = CGSize(width: size.width * factor, height: size.height * factor)
        return CGSize(
            width: reserved.width > 0 ? reserved.width : size.width, height: reserved.height > 0 ? reserved.height : size.height)
    }

    /// The size of a symbol whose configuration decides it; `nil` for other images.
    private var symbolSize: CGSize? {
        guard let symbol = image?.symbol else { return nil }
        let configuration = imageProperties.preferredSymbolConfiguration?.applying(symbol) ?? symbol
        guard configuration.decidesSize else { return nil }
        return CGSize(width: max(Self.symbolWidth, configuration.size.width), height: configuration.size.height)
    }

    private static var symbolWidth: CGFloat { 24 * max(1, UIFont.preferredFont(forTextStyle: .body).pointSize / 17) }

    /// A label that shows a text with its properties; `nil` without text.
    static func label(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties, of view: UIView
    ) -> UILabel? {
        let shown = attributed ?? text.map { NSAttributedString(string: properties.transform.applied(to: $0)) }
        guard let shown, shown.length > 0 else { return nil }
        let label = view.part(UILabel())
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.attributedText = shown
        label.numberOfLines = properties.numberOfLines
        return label
    }

    private static func height(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties, in width: CGFloat, of view: UIView
    ) -> CGFloat { size(text, attributed, properties, in: max(1, width), of: view).height }

    private static func size(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties, in width: CGFloat, of view: UIView
    ) -> CGSize {
        guard let label = label(text, attributed, properties, of: view) else { return .zero }
        return label.measuredSize(in: TextLimits(CGSize(width: width.isFinite ? width : 0, height: 0), lines: properties.numberOfLines))
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension UICollectionViewCell {
    private static let systems = [ListMetrics.iOS, .iOS26]

    /// The list configuration, whose side margins are at least those that a list's cell passes on (B-T16).
    final var shownList: UIListContentConfiguration? {
        guard var list = contentConfiguration as? UIListContentConfiguration else { return nil }
        guard let cell = self as? UICollectionViewListCell, list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        else { return list }
        let margins = cell.contentSideMargins
        list.directionalLayoutMargins.leading = max(list.directionalLayoutMargins.leading, margins.leading)
        list.directionalLayoutMargins.trailing = max(list.directionalLayoutMargins.trailing, margins.trailing)
        return list
    }

    /// The height for the texts and image of a list configuration; `nil` for other content.
    ///
    /// A cell does not know which system's metrics its list has. It recognizes them by the proposed height, that of one line.
    ///
    /// - Parameter proposal: the size given by the layout, in points.
    func contentHeight(for proposal: CGSize) -> CGFloat? {
        guard let list = shownList else { return nil }
        let width = proposal.width - contentInsets.leading - contentInsets.trailing
        if listPlace?.isHighAsContent != true, let system = Self.systems.first(where: { isProposed($0.rowHeight, proposal) }) {
            return max(list.height(in: width, of: self, system: system), system.rowHeight.minimum)
        }
        return list.height(in: width, of: self, system: .iOS)
    }

    /// The width of a list configuration's texts on one line each, in points; `nil` for other content.
    package var contentWidth: CGFloat? {
        shownList.map {
            contentInsets.leading + $0.naturalWidth(of: self) + contentInsets.trailing
        }
    }

    private func isProposed(_ line: ListMetrics.LineHeight, _ proposal: CGSize) -> Bool {
        let traits = traitCollection.traits
        return abs(line.height(scale: traits.displayScale, contentSize: traits.contentSize) - proposal.height) < 0.01
    }
}
