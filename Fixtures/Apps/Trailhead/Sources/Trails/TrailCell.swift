import UIKit

final class TrailCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    private let lengthLabel = UILabel()
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [nameLabel, lengthLabel, badge].forEach(contentView.addSubview)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        lengthLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)

        badge.layout {
            $0.leading == contentView.leadingAnchor + 12
            $0.centerY == contentView.centerYAnchor
            $0.width == 10
            $0.height == 10
        }
        nameLabel.layout {
            $0.leading == badge.trailingAnchor + 12
            $0.top == contentView.topAnchor + 16
            $0.trailing <= contentView.trailingAnchor
        }
        lengthLabel.layout {
            $0.leading == badge.trailingAnchor + 12
            $0.top == nameLabel.bottomAnchor + 4
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        badge.layer.cornerRadius = badge.bounds.height / 2
    }

    func update(with trail: Trail) {
        nameLabel.text = trail.name
        lengthLabel.text = "\(trail.length) · \(trail.region)"
        badge.backgroundColor = trail.difficulty.color
    }
}

extension Trail.Difficulty {
    var color: UIColor {
        switch self {
        case .easy: return .systemGreen
        case .moderate: return .systemOrange
        case .hard: return .systemRed
        }
    }
}
