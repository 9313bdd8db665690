import UIKit

public enum Metrics {
    public static let gutter: CGFloat = 16
    public static let rowHeight: CGFloat = 96
    public static let headerHeight: CGFloat = 52
}

public extension NSDirectionalEdgeInsets {
    static func all(_ value: CGFloat) -> Self { .init(top: value, leading: value, bottom: value, trailing: value) }

    static func horizontal(_ value: CGFloat) -> Self { .init(top: 0, leading: value, bottom: 0, trailing: value) }
}

public extension UIColor {
    static var headline: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1) }
    }
}

open class ContainerCell<Content: UIView>: UICollectionViewCell {
    public private(set) lazy var hosted = Content()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hosted.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(hosted)
        NSLayoutConstraint.activate([
            hosted.topAnchor.constraint(equalTo: contentView.topAnchor),
            hosted.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            hosted.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            hosted.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError() }
}
