public import Foundation

/// A button, sized by its title and image.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
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

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

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

    /// The size of the title and image plus the insets of the configuration or content, in points; the width is estimated.
    ///
    /// Inferred: without a configuration, a title has margins of 6 points above and below, and a button with a title is at least
    /// 30 points wide.
    open override var intrinsicContentSize: CGSize {
        if let configuration { return size(of: configuration, in: part(UILabel()), width: .infinity) }
        let label = shownTitle
        let image = currentImage?.ownSize ?? .zero
        var title = label.intrinsicContentSize
        // A button without content is as high as one with a title.
        if title.height == 0, currentImage == nil { title.height = roundedUpToPixel(label.font.lineHeight) }
        let insets = contentEdgeInsets == .zero && title.height > 0 ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
        let size = title.beside(image, at: .leading, padding: 0)
        return CGSize(
            width: max(title.height > 0 ? 30 : 0, size.width + insets.left + insets.right),
            height: size.height + insets.top + insets.bottom)
    }

    /// A new label with the title of a button without a configuration.
    final var shownTitle: UILabel {
        let label = part(UILabel())
        label.font = titleLabel?.font
        label.numberOfLines = titleLabel?.numberOfLines ?? 1
        label.text = currentTitle
        if let title = attributedTitle(for: state) { label.attributedText = title }
        return label
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var isContentUnknown: Bool { (configuration?.image ?? currentImage)?.isSizeUnknown == true }

    /// The baselines of a vertically centred title.
    override var baselines: TextBaselines? {
        let font = configuration.map(font(of:)) ?? titleLabel?.font ?? .systemFont(ofSize: 15)
        let margin = (intrinsicContentSize.height - font.lineHeight) / 2
        return TextBaselines(first: margin + font.ascender, last: margin - font.descender)
    }

    final func font(of configuration: Configuration) -> UIFont {
        .preferredFont(forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
    }

    /// The size of a configuration's image and wrapped titles at a width; `nil` if no line break mode wraps.
    override var wrappedContentSize: ((_ width: CGFloat) -> CGSize)? {
        guard let configuration, configuration.titleLineBreakMode.wraps || configuration.subtitleLineBreakMode.wraps else { return nil }
        return { width in
            self.size(of: configuration, in: self.part(UILabel()), width: width)
        }
    }

    private func size(of configuration: Configuration, in label: UILabel, width: CGFloat) -> CGSize {
        let image = imageSize(of: configuration) ?? .zero
        let insets = configuration.contentInsets
        let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) && image.width > 0
        let indicator = indicatorWidth(of: configuration)
        let room = width - insets.leading - insets.trailing - indicator - (isBeside ? image.width + configuration.imagePadding : 0)
        let (title, subtitle) = titleSizes(of: configuration, label, label, in: room)
        let text = title.beside(subtitle, at: .bottom, padding: configuration.titlePadding)
        let size = text.beside(image, at: configuration.imagePlacement, padding: configuration.imagePadding)
        return CGSize(
            width: size.width + insets.leading + insets.trailing + indicator, height: size.height + insets.top + insets.bottom)
    }

    /// The image of a configuration, with the preferred appearance of its symbol.
    final func image(of configuration: Configuration) -> UIImage? {
        (configuration.image ?? currentImage)?.preferring(configuration.preferredSymbolConfigurationForImage)
    }

    /// The size of a configuration's image, or of the activity indicator in its place.
    private func imageSize(of configuration: Configuration) -> CGSize? {
        configuration.showsActivityIndicator ? UIActivityIndicatorView.size(of: .medium) : image(of: configuration)?.ownSize
    }

    /// The width that the indicator of a pop-up button takes behind the title, padding included; inferred.
    final func indicatorWidth(of configuration: Configuration) -> CGFloat {
        let opensMenu = menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
        return configuration.indicator == .popup || configuration.indicator == .automatic && opensMenu ? 18 : 0
    }

    /// Sets the labels' texts to a configuration's titles, and returns their sizes in a width. Both labels may be the same object.
    final func titleSizes(
        of configuration: Configuration, _ title: UILabel, _ subtitle: UILabel, in width: CGFloat
    ) -> (title: CGSize, subtitle: CGSize) {
        (
            title.size(
                of: configuration.title ?? currentTitle, configuration.ownAttributedTitle, font(of: configuration),
                configuration.titleTextAttributesTransformer, wraps: configuration.titleLineBreakMode.wraps, in: width),
            subtitle.size(
                of: configuration.subtitle, configuration.ownAttributedSubtitle,
                .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection),
                configuration.subtitleTextAttributesTransformer, wraps: configuration.subtitleLineBreakMode.wraps, in: width)
        )
    }
}

extension CGSize {
    /// The size of content beside or above other content, with padding between them unless either is empty.
    func beside(_ other: CGSize, at edge: NSDirectionalRectEdge, padding: CGFloat) -> CGSize {
        let axis: ViewAxis = edge.isDisjoint(with: [.top, .bottom]) ? .horizontal : .vertical
        let gap = self[axis] > 0 && other[axis] > 0 ? padding : 0
        var size = CGSize(width: max(width, other.width), height: max(height, other.height))
        size[axis] = self[axis] + gap + other[axis]
        return size
    }
}

extension UILabel {
    /// Sets the label's text to a button's title, and returns its size in a width. The title is attributed if `attributed` or a
    /// transformer is given, otherwise plain.
    func size(
        of plain: String?, _ attributed: AttributedString?, _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?,
        wraps: Bool, in width: CGFloat
    ) -> CGSize {
        (self.font, text, numberOfLines) = (font, plain, wraps ? 0 : 1)
        if let styled = attributed.styled(or: plain, by: transformer, in: font) { attributedText = styled }
        return sizeThatFits(CGSize(width: width.isFinite ? max(1, width) : 0, height: 0))
    }
}

extension NSLineBreakMode {
    fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
