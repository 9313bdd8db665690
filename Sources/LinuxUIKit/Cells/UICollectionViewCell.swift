public import CompositionalLayout
public import Foundation

/// A cell. It holds what code gives it and draws nothing.
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView: UIView
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var contentConfiguration: (any UIContentConfiguration)?

    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
    }
}
