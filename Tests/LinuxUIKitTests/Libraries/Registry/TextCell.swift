import UIKit

/// A cell as high as the lines of its text, with overrides of its content view and state.
class TextCell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0
    private(set) var appliedAttributes: [UICollectionViewLayoutAttributes] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        setUp()
    }

    private func setUp() {
        contentView.addSubview(label)
        label.numberOfLines = 0
        layer.cornerRadius = 8
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        appliedAttributes.append(layoutAttributes)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = (label.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).count
        return CGSize(width: size.width, height: CGFloat(lines) * 20 + 8)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size.height = sizeThatFits(layoutAttributes.size).height
        return attributes
    }
}

/// A generic cell that contains any view.
final class HostCell<Content: UIView>: UICollectionViewCell {
    private(set) var hosted: Content?

    func host(_ make: (CGRect) -> Content) {
        hosted?.removeFromSuperview()
        let content = make(contentView.bounds)
        contentView.addSubview(content)
        hosted = content
    }
}
