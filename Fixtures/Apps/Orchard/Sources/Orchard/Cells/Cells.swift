import UIKit

final class TreeCell: UICollectionViewCell, Configurable {
    private lazy var label = UILabel().then {
        $0.textAlignment = .center
        $0.numberOfLines = 0
        $0.font = UIFont.preferredFont(forTextStyle: .caption1)
    }

    func configure(with model: Tree) {
        if label.superview == nil {
            contentView.addSubview(label)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        label.attributedText = NSAttributedString(
            string: "\(model.name)\n\(model.apples)", attributes: [.foregroundColor: UIColor.label, .kern: 0.4])
        accessibilityLabel = String.localizedStringWithFormat("%@, %d apples", model.name, model.apples)
        isAccessibilityElement = true
    }
}

final class TipCell: UICollectionViewCell, Configurable {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.backgroundColor = .systemYellow
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(CGSize(width: bounds.width - 32, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: 16, y: (bounds.height - size.height) / 2, width: bounds.width - 32, height: size.height)
    }

    func configure(with model: String) { label.text = model }
}

protocol Then {}
extension Then where Self: AnyObject {
    func then(_ body: (Self) throws -> Void) rethrows -> Self {
        try body(self)
        return self
    }
}
extension NSObject: Then {}
