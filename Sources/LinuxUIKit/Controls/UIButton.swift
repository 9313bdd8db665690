public import Foundation

/// A button with the size of its title. Its appearance is stored, not drawn.
open class UIButton: UIControl {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    open internal(set) var buttonType = ButtonType.custom
    open var role = Role.normal
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// A label for setting title properties. It does not show the title.
    open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
    /// A view for setting image properties. It does not show the image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()

    private var titles: [State: String] = [:] { didSet { invalidateIntrinsicContentSize() } }
    private var attributedTitles: [State: NSAttributedString] = [:] { didSet { invalidateIntrinsicContentSize() } }
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    private func makeTitleLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
        return label
    }

    /// Updates the configuration immediately.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // Rectangles of a button's parts, for subclasses to override; in points, in the button's coordinates. Nothing is drawn there.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }

    // MARK: By state; the normal state's value is the default for all others

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }

    // MARK: Size

    /// The title's size plus the insets of the configuration or content, in points; the width is estimated. Images do not count.
    /// Without a configuration, a system button is at least 30 points wide, which is inferred.
    open override var intrinsicContentSize: CGSize {
        let label = UILabel(frame: .zero)
        label.adopt(traitCollection: traitCollection)
        if let configuration { return size(of: configuration, in: label) }
        label.font = titleLabel?.font
        label.text = currentTitle
        if let title = attributedTitle(for: state) { label.attributedText = title }
        let title = label.intrinsicContentSize
        let insets = contentEdgeInsets == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
        return CGSize(
            width: max(30, title.width + insets.left + insets.right), height: title.height + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Those of a title in the middle.
    override var baselines: TextBaselines? {
        let font: UIFont = configuration == nil ? titleLabel?.font ?? .systemFont(ofSize: 15)
            : .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let margin = (intrinsicContentSize.height - font.lineHeight) / 2
        return TextBaselines(first: margin + font.ascender, last: margin - font.descender)
    }

    private func size(of configuration: Configuration, in label: UILabel) -> CGSize {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.text = configuration.title ?? currentTitle
        label.show(
            configuration.attributed(
                configuration.ownAttributedTitle, or: label.text, by: configuration.titleTextAttributesTransformer,
                in: label.font))
        let title = label.intrinsicContentSize
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.text = configuration.subtitle
        label.show(
            configuration.attributed(
                configuration.ownAttributedSubtitle, or: label.text, by: configuration.subtitleTextAttributesTransformer,
                in: label.font))
        let subtitle = label.intrinsicContentSize
        let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        let insets = configuration.contentInsets
        return CGSize(
            width: max(title.width, subtitle.width) + insets.leading + insets.trailing,
            height: title.height + gap + subtitle.height + insets.top + insets.bottom)
    }
}

extension UILabel {
    /// Shows an attributed text, if any, instead of the plain one.
    fileprivate func show(_ text: NSAttributedString?) {
        if let text { attributedText = text }
    }
}
