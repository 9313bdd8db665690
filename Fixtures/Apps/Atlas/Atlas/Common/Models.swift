import UIKit

struct Place: Identifiable, Hashable {
    let id = UUID()
    var name: String
}

struct Photo {
    var title: String
    var height: CGFloat

    static let samples = [
        Photo(title: "Pass", height: 120), Photo(title: "Lake", height: 180), Photo(title: "Hut", height: 90),
        Photo(title: "Ridge", height: 150), Photo(title: "Valley", height: 110),
    ]
}

class PlaceCell: UICollectionViewCell {
    private let label = UILabel()

    var place: Place? {
        didSet {
            label.text = place?.name
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let background = UIView()
        background.backgroundColor = .tertiarySystemFill
        backgroundView = background
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-8-[label]-8-|", options: [], metrics: nil, views: ["label": label]))
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class BadgeView: UICollectionReusableView {
    private let label = UILabel(frame: .zero)
    var count = 0 { didSet { label.text = String(count); isHidden = count == 0 } }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        backgroundColor = .systemRed
        layer.cornerRadius = bounds.midX
        label.textColor = .white
        addSubview(label)
    }
}
