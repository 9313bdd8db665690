public import Foundation

/// A view as large as the measured texts of a list configuration.
open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { invalidateIntrinsicContentSize() } }

    final var list: UIListContentConfiguration { configuration as? UIListContentConfiguration ?? .cell() }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// - Precondition: never called.
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    /// The size of the texts on one line each, with their margins, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: list.naturalWidth(of: self), height: list.height(in: .greatestFiniteMagnitude, of: self, system: .iOS))
    }

    override var wrappedContentSize: ((_ width: CGFloat) -> CGSize)? {
        { CGSize(width: $0, height: self.list.height(in: $0, of: self, system: .iOS)) }
    }

    // MARK: Guides around the parts of the content; those of absent parts are `nil`

    open var textLayoutGuide: UILayoutGuide? {
        list.hasText ? attachments.guide("UIListContentView-text", of: self, .within { $0.insets(\.text) }) : nil
    }
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        list.hasSecondaryText
            ? attachments.guide("UIListContentView-secondaryText", of: self, .within { $0.insets(\.secondaryText) }) : nil
    }
    open var imageLayoutGuide: UILayoutGuide? {
        list.image != nil ? attachments.guide("UIListContentView-image", of: self, .within { $0.insets(\.image) }) : nil
    }
}

extension UIView {
    /// The distances from the view's edges to a part of its list content.
    fileprivate func insets(_ part: (ListContentInsets) -> UIEdgeInsets) -> UIEdgeInsets {
        guard let view = self as? UIListContentView, let list = view.configuration as? UIListContentConfiguration
        else { return .zero }
        return part(ListContentInsets(list, in: view))
    }
}

/// The rectangles of a list's texts and image, as insets from the edges of its view.
private struct ListContentInsets {
    let text: UIEdgeInsets
    let secondaryText: UIEdgeInsets
    let image: UIEdgeInsets

    init(_ list: UIListContentConfiguration, in view: UIListContentView) {
        let margins = UIEdgeInsets(list.directionalLayoutMargins, in: view.effectiveUserInterfaceLayoutDirection)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let heights = list.textHeights(in: view.bounds.width, of: view)
        var (text, secondary, image) = (margins, margins, margins)
        let column = list.textInset - list.directionalLayoutMargins.leading
        let imageRoom = view.bounds.width - margins.left - margins.right - column + list.imageToTextPadding
        if isRightToLeft {
            text.right += column
            image.left += imageRoom
        } else {
            text.left += column
            image.right += imageRoom
        }
        (secondary.left, secondary.right) = (text.left, text.right)
        text.bottom = view.bounds.height - margins.top - heights.text
        secondary.top = view.bounds.height - margins.bottom - heights.secondaryText
        (self.text, secondaryText, self.image) = (text, secondary, image)
    }
}
