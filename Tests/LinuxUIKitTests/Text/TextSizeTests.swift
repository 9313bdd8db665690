import Testing
import UIKit

/// Text sizes by UIKit's API, at scale 3.
@MainActor
struct TextSizeTests {
    private let viewport = Device.iPhone15.viewport
    private let body = UIFont.systemFont(ofSize: 17)

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        viewport.performAsCurrent {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            return label
        }
    }

    private let long = "Hello, world. This is some long text that runs onto several lines."

    // Measured on iOS 16 and 17.
    @Test func aLabelIsAsLargeAsItsTextInPixels() {
        let size = label("Hello SwiftUI").intrinsicContentSize
        #expect(abs(size.width - 98) < 0.5)
        #expect((size.width * 3).rounded() / 3 == size.width)
        #expect(abs(size.height - 20.3333) < 0.001)
        #expect(label("").intrinsicContentSize == .zero)
    }

    // Measured: six lines of 17 points are 122 high.
    @Test func aLabelOfSeveralLinesWraps() {
        let label = label(long, lines: 0)
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(size.height == 122)
        #expect(size.width > 99 && size.width <= 100)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.height == 122)
        label.numberOfLines = 2
        #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 0)).height - 40.6667) < 0.001)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).width == 100)
    }

    @Test func aTextsRectangleIsInTheMiddleAndHoldsTheLinesThatHaveRoom() {
        let label = label(long, lines: 0)
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        #expect(abs(rect.height - 40.6667) < 0.001)
        #expect(abs(rect.midY - bounds.midY) < 0.001)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height < 21)
        label.textAlignment = .right
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).maxX - 110) < 0.001)
    }

    @Test func textAndAttributedTextReplaceEachOther() {
        let label = label("a")
        label.attributedText = NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(label.text == "b")
        #expect(abs(label.intrinsicContentSize.height - 40.6667) < 0.001)
        // The label has taken over the font.
        label.text = "c"
        #expect(label.attributedText?.string == "c" && label.font.pointSize == 34)
        #expect(abs(label.intrinsicContentSize.height - 40.6667) < 0.001)
        label.text = nil
        #expect(label.attributedText == nil)
    }

    /// A subclass may set its attributed text again whenever one of them changes.
    @Test func anAttributedTextSetsNoObservedProperty() {
        final class Centered: UILabel {
            override var textAlignment: NSTextAlignment { didSet { style() } }
            override var textColor: UIColor! { didSet { style() } }
            private func style() {
                let paragraph = NSMutableParagraphStyle()
                paragraph.alignment = .center
                attributedText = NSAttributedString(string: text ?? "", attributes: [.paragraphStyle: paragraph, .foregroundColor: UIColor.red])
            }
        }
        let label = Centered(frame: .zero)
        label.text = "a"
        label.textColor = .blue
        #expect(label.textAlignment == .center && label.textColor == .red)
    }

    @Test func aLabelsFontIsThatOfItsWholeText() {
        let label = label("")
        let mixed = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        mixed.append(NSAttributedString(string: "b"))
        label.attributedText = mixed
        label.font = .systemFont(ofSize: 13)
        #expect(abs(label.intrinsicContentSize.height - 15.6667) < 0.001)
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.font = nil
        #expect(label.font.pointSize == 17)
    }

    /// Labels with margins around their text, in either usual way.
    private final class Padded: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: -5)
        }
    }

    private final class Enlarged: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 10)
        }
    }

    @Test func aSubclassMayEnlargeTheTextOfALabel() {
        viewport.performAsCurrent {
            let plain = label(long, lines: 0)
            for (view, room) in [(Padded(), 80), (Enlarged(), 100)] as [(UILabel, CGFloat)] {
                (view.text, view.numberOfLines) = (long, 0)
                let line = plain.intrinsicContentSize
                #expect(view.intrinsicContentSize == CGSize(width: line.width + 20, height: line.height + 10))
                let container = UIStackView(arrangedSubviews: [view])
                let size = container.systemLayoutSizeFitting(
                    CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                #expect(size.height == plain.sizeThatFits(CGSize(width: room, height: 0)).height + 10)
            }
            #expect(Padded().intrinsicContentSize == .zero)
        }
    }

    @Test func theGreatestWidthIsNoLimit() {
        let size = label(long, lines: 0).sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        #expect(size == label(long).intrinsicContentSize)
    }

    @Test func theTextsAndTheFontOfATextViewReplaceEachOther() {
        let view = viewport.performAsCurrent { UITextView() }
        func height() -> CGFloat { view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16 }
        #expect(view.font == nil && view.attributedText.length == 0 && abs(height() - 14.3333) < 0.001)
        view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(view.text == "a" && view.font?.pointSize == 34 && abs(height() - 40.6667) < 0.001)
        view.text = "b"
        #expect(view.attributedText.string == "b" && abs(height() - 40.6667) < 0.001)
        view.font = body
        #expect(abs(height() - 20.3333) < 0.001)
    }

    @Test func theStorageOfATextViewIsItsText() {
        let view = viewport.performAsCurrent { UITextView() }
        func height() -> CGFloat { view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16 }
        view.text = "a"
        view.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 1))
        #expect(abs(height() - 40.6667) < 0.001)
        view.textStorage.append(NSAttributedString(string: "b"))
        #expect(view.text == "ab" && view.attributedText.length == 2)
        view.text = "c"
        #expect(view.textStorage.string == "c")
    }

    @Test func aTextContainerLimitsTheLinesOfItsView() {
        viewport.performAsCurrent {
            let view = UITextView()
            (view.text, view.font, view.isScrollEnabled) = ("a\nb\nc", body, false)
            let container = UIStackView(arrangedSubviews: [view])
            func height() -> CGFloat { container.systemLayoutSizeFitting(.zero).height }
            #expect(height() == 77)
            view.textContainer.maximumNumberOfLines = 2
            #expect(abs(height() - 56.6667) < 0.001)
            view.textContainerInset = .zero
            #expect(abs(height() - 40.6667) < 0.001)
        }
    }

    // MARK: Strings

    @Test func anObjectMayReplaceAnotherInAnAttributedString() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "words", attributes: [.font: body, .foregroundColor: UIColor.red]))
        let range = NSRange(location: 0, length: 2)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: range)
        text.addAttribute(.foregroundColor, value: UIColor.label, range: range)
        for style in [NSParagraphStyle(), NSMutableParagraphStyle()] { text.addAttribute(.paragraphStyle, value: style, range: range) }
        for _ in 0..<2 { text.addAttribute(.shadow, value: NSShadow(), range: range) }
        #expect(text.size().height == 2 * body.lineHeight)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
        text.addAttribute(.font, value: body, range: NSRange(location: 0, length: 5))
        #expect(text.size().height == body.lineHeight)
    }

    @Test func attachmentsAreAsLargeAsTheirBoundsOrImages() {
        final class Own: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: -4, width: 30, height: lineFrag.height * 2) }
        }
        func size(_ attachment: NSTextAttachment) -> CGSize {
            let text = NSMutableAttributedString(attachment: attachment)
            text.append(NSAttributedString(string: " "))
            text.addAttributes([.font: body], range: NSRange(location: 0, length: 2))
            return text.size()
        }
        let (plain, space) = (NSTextAttachment(), NSAttributedString(string: " ", attributes: [.font: body]).size().width)
        plain.bounds = CGRect(x: 0, y: -10, width: 20, height: 30)
        #expect(abs(size(plain).height - 30) < 1e-9 && abs(size(plain).width - 20 - space) < 1e-9)
        plain.bounds = CGRect(x: 0, y: -3, width: 20, height: 16)
        #expect(size(plain).height == body.lineHeight)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image { _ in }
        #expect(abs(size(NSTextAttachment(image: image)).height - 40 + body.descender) < 1e-9)
        #expect(abs(size(Own()).height - 2 * body.lineHeight + 4 + body.descender) < 1e-9)
    }

    @Test func aStringsSizeIsNotRounded() {
        #expect("words".size(withAttributes: [.font: body]).height == body.lineHeight)
        #expect(("a\nb" as NSString).size(withAttributes: [.font: body]).height == 2 * body.lineHeight)
        #expect(NSAttributedString(string: "words", attributes: [.font: body]).size()
            == "words".size(withAttributes: [.font: body]))
    }

    @Test func kerningCountsAfterEachCharacter() {
        let plain = "words".size(withAttributes: [.font: body]).width
        #expect(abs("words".size(withAttributes: [.font: body, .kern: 2]).width - plain - 10) < 1e-9)
        #expect(abs("words".size(withAttributes: [.font: body, .kern: CGFloat(0.5)]).width - plain - 2.5) < 1e-9)
        #expect(abs("words".size(withAttributes: [.font: body, .tracking: 2]).width - plain - 10) < 1e-9)
    }

    @Test func raisedCharactersMakeALineHigher() {
        let text = NSMutableAttributedString(string: "m2", attributes: [.font: body])
        text.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 1, length: 1))
        #expect(abs(text.size().height - body.lineHeight - 6) < 1e-9)
    }

    @Test func aBoundingRectangleWrapsWhereItIsAskedTo() {
        let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let attributes = [NSAttributedString.Key.font: body]
        let wrapped = long.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(wrapped.height == 6 * body.lineHeight && wrapped.width <= 100 && wrapped.origin == .zero)
        #expect(long.boundingRect(with: size, attributes: attributes, context: nil).height == body.lineHeight)
        let cut = long.boundingRect(
            with: CGSize(width: 100, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes, context: nil)
        #expect(cut.height == 2 * body.lineHeight)
    }

    @Test func aParagraphsStyleCounts() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 50
        style.lineSpacing = 4
        let text = NSAttributedString(string: "one\ntwo", attributes: [.font: body, .paragraphStyle: style])
        #expect(text.size().height == 104)
        #expect((style.mutableCopy() as? NSMutableParagraphStyle) == style)
    }

    // MARK: Controls and cells

    // Measured on iOS 26: insets of 7 and 12.
    @Test func aButtonIsItsTitleAndInsets() {
        viewport.performAsCurrent {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Hello SwiftUI"
            let size = UIButton(configuration: configuration).intrinsicContentSize
            #expect(abs(size.height - 34.3333) < 0.001)
            #expect(abs(size.width - label("Hello SwiftUI").intrinsicContentSize.width - 24) < 0.001)
        }
    }

    @Test func theTitleOfAConfigurationWraps() {
        viewport.performAsCurrent {
            func height(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> CGFloat {
                var configuration = UIButton.Configuration.filled()
                configuration.title = long
                change(&configuration)
                let container = UIStackView(arrangedSubviews: [UIButton(configuration: configuration)])
                let size = container.systemLayoutSizeFitting(
                    CGSize(width: 124, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                return (size.height * 300).rounded() / 300
            }
            // Six lines of 122 points in a width of 100.
            #expect(height() == 136)
            #expect(abs(height { $0.titleLineBreakMode = .byTruncatingTail } - 34.3333) < 0.001)
            #expect(abs(height { $0.title = "a\nb" } - 54.6667) < 0.001)
            #expect(height { ($0.contentInsets, $0.image, $0.imagePadding) = (.zero, Self.picture, 4) } == 122)
            #expect(height { ($0.image, $0.imagePadding, $0.imagePlacement) = (Self.picture, 4, .top) } == 150)
        }
    }

    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

    // Insets of 6 above and below stand for none; that a button is 30 wide at least is inferred.
    @Test func aButtonWithoutAConfigurationIsItsTitleAndContentInsets() {
        viewport.performAsCurrent {
            let title = label("Hello SwiftUI")
            title.font = .systemFont(ofSize: 15)
            let line = title.intrinsicContentSize
            let button = UIButton(type: .system)
            #expect(button.intrinsicContentSize.width == 30)
            button.setTitle("Hello SwiftUI", for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: line.width, height: line.height + 12))
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(abs(button.intrinsicContentSize.width - line.width - 6) < 0.001)
            #expect(abs(button.intrinsicContentSize.height - line.height - 4) < 0.001)
        }
    }

    private func height(
        _ configuration: UIListContentConfiguration, proposed height: CGFloat, scale: CGFloat = 3
    ) -> CGFloat {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        cell.adopt(traitCollection: UITraitCollection(displayScale: scale))
        cell.contentConfiguration = configuration
        return cell.systemLayoutSizeFitting(
            cell.bounds.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
    }

    /// A row with an image is as high as one without that is narrower by the image's column, for texts around a line's end.
    @Test func anImageTakesItsColumnFromTheText() {
        var wraps: Set<Bool> = []
        for reserved in [CGFloat(0), 60] {
            for count in 20...40 {
                var plain = UIListContentConfiguration.cell()
                plain.text = String(repeating: "m ", count: count / 2) + String(repeating: "i", count: count % 2)
                var pictured = plain
                pictured.image = UIImage(systemName: "star")
                pictured.imageProperties.reservedLayoutSize.width = reserved
                let column = (reserved > 0 ? reserved : 24) + pictured.imageToTextPadding
                var narrow = plain
                narrow.directionalLayoutMargins.trailing = 16 + column
                #expect(height(pictured, proposed: 44) == height(narrow, proposed: 44), "\(count)")
                wraps.insert(height(pictured, proposed: 44) > height(plain, proposed: 44))
            }
        }
        #expect(wraps == [false, true])
    }

    /// Side by side, the two texts may change places. 22 + 40.6667
    @Test func aValueRowIsAsHighAsItsHigherText() {
        func row(_ first: CGFloat, _ second: CGFloat) -> UIListContentConfiguration {
            var row = UIListContentConfiguration.valueCell()
            (row.text, row.secondaryText) = ("Item", "More")
            (row.textProperties.font, row.secondaryTextProperties.font) = (.systemFont(ofSize: first), .systemFont(ofSize: second))
            return row
        }
        for row in [row(17, 34), row(34, 17)] { #expect(abs(height(row, proposed: 44) - 62.6667) < 0.001) }
    }

    // Measured: 44 on iOS 16, 52 on iOS 26, and there with a subtitle 68.5 at scale 2, on iOS 16 59.667; a header of one line is 38.667.
    @Test func aListRowIsAsHighAsItsTexts() {
        var row = UIListContentConfiguration.cell()
        row.text = "Item 1"
        #expect(height(row, proposed: 44) == 44)
        #expect(height(row, proposed: 52) == 52)
        row.secondaryText = "More"
        #expect(abs(height(row, proposed: 44) - 59.6667) < 0.001)
        row.secondaryText = nil
        var new = Device.iPhone17.viewport.performAsCurrent { UIListContentConfiguration.cell() }
        (new.text, new.secondaryText) = ("Item 1", "More")
        #expect(height(new, proposed: 52, scale: 2) == 68.5)
        row.text = long
        #expect(abs(height(row, proposed: 44) - 62.6667) < 0.001)
        var header = UIListContentConfiguration.groupedHeader()
        header.text = "SECTION 1"
        let line: CGFloat = 23 + 47 / 3
        #expect(abs(height(header, proposed: line) - line) < 0.001)
        header.text = long
        #expect(abs(height(header, proposed: line) - 23 - 94 / 3) < 0.5)
    }
}
