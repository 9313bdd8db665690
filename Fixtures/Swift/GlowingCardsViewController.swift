import CoreGraphics
import QuartzCore
import UIKit

/// Cards with gradients, shadows and turns.
class GlowingCardsViewController: UICollectionViewController {
    private let names = ["Ember", "Dusk", "Lagoon", "Moss"]

    init() {
        super.init(collectionViewLayout: GlowingCardsViewController.carousel())
    }

    required init?(coder: NSCoder) { fatalError() }

    private static func carousel() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(320)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let distance = (item.center.x - offset.x) / environment.container.contentSize.width - 0.5
                item.transform3D = CATransform3DMakeScale(1 - abs(distance) * 0.1, 1 - abs(distance) * 0.1, 1)
            }
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(GlowingCardCell.self, forCellWithReuseIdentifier: "card")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.backgroundColor = UIColor.systemBackground.cgColor
        CATransaction.commit()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! GlowingCardCell
        cell.nameLabel.text = names[indexPath.item]
        return cell
    }
}

class GlowingCardCell: UICollectionViewCell {
    let nameLabel = UILabel()
    private let gradientLayer = CAGradientLayer()
    private let ringLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradientLayer.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
        gradientLayer.locations = [0, 1]
        layer.insertSublayer(gradientLayer, at: 0)
        ringLayer.fillColor = nil
        ringLayer.lineCap = .round
        ringLayer.strokeColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        layer.addSublayer(ringLayer)
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: 16, cornerHeight: 16, transform: nil)
        contentView.addSubview(nameLabel)
        pulse()
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradientLayer.frame = bounds
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 20, dy: 20))
        ringLayer.path = path.cgPath
    }

    private func pulse() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.4
        animation.toValue = 1
        animation.duration = 1.2
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ringLayer.add(animation, forKey: "pulse")
    }
}
