import UIKit

/// Figures of a day: rings and bars from shape layers, progress, and cards with shadows.
final class DashboardViewController: UIViewController, UICollectionViewDataSource {
    private let figures = [
        ("Steps", "8 412", "figure.walk", UIColor.systemGreen, Float(0.84)), ("Sleep", "7 h 10", "bed.double.fill", .systemIndigo, 0.9),
        ("Water", "1.4 l", "drop.fill", .systemTeal, 0.55), ("Energy", "1 920 kcal", "flame.fill", .systemOrange, 0.72),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Today"
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.dataSource = self
        collectionView.register(RingCell.self, forCellWithReuseIdentifier: "ring")
        collectionView.register(FigureCell.self, forCellWithReuseIdentifier: "figure")
        collectionView.register(ChartCell.self, forCellWithReuseIdentifier: "chart")
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let count = index == 1 ? 2 : 1
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute([200, 118, 190][index])),
                subitem: item, count: count)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
            return section
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 1 ? figures.count : 1
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let name = ["ring", "figure", "chart"][indexPath.section]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        if let cell = cell as? FigureCell {
            let (title, value, symbol, color, share) = figures[indexPath.item]
            cell.show(title, value, symbol, color, share)
        }
        return cell
    }
}

class CardCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RingCell: CardCell {
    private let rings = [
        (CAShapeLayer(), CAShapeLayer(), UIColor.systemRed, CGFloat(0.8)), (CAShapeLayer(), CAShapeLayer(), .systemGreen, 0.62),
        (CAShapeLayer(), CAShapeLayer(), .systemCyan, 0.45),
    ]
    private let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (track, ring, color, _) in rings {
            for (layer, alpha) in [(track, 0.2), (ring, 1)] {
                layer.fillColor = nil
                layer.strokeColor = color.withAlphaComponent(alpha).cgColor
                layer.lineWidth = 14
                layer.lineCap = .round
                contentView.layer.addSublayer(layer)
            }
        }
        text.numberOfLines = 0
        let lines = NSMutableAttributedString(
            string: "Move\n", attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel])
        lines.append(NSAttributedString(
            string: "412 / 520", attributes: [.font: UIFont.systemFont(ofSize: 26, weight: .bold), .foregroundColor: UIColor.systemRed]))
        lines.append(NSAttributedString(string: " kcal", attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold)]))
        text.attributedText = lines
        text.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(text)
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 196),
            text.rightAnchor.constraint(lessThanOrEqualTo: contentView.rightAnchor, constant: -12),
            text.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: 100, y: contentView.bounds.midY)
        for (index, (track, ring, _, share)) in rings.enumerated() {
            let radius = 76 - CGFloat(index) * 18
            func arc(_ share: CGFloat) -> CGPath {
                UIBezierPath(
                    arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * share, clockwise: true).cgPath
            }
            track.path = arc(1)
            ring.path = arc(share)
        }
    }
}

final class FigureCell: CardCell {
    private let icon = UIImageView()
    private let title = UILabel()
    private let value = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 14, weight: .semibold)
        value.font = .systemFont(ofSize: 24, weight: .semibold)
        icon.widthAnchor.constraint(equalToConstant: 18).isActive = true
        icon.heightAnchor.constraint(equalToConstant: 18).isActive = true
        let head = UIStackView(arrangedSubviews: [icon, title])
        head.spacing = 6
        let stack = UIStackView(arrangedSubviews: [head, value, progress])
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ title: String, _ value: String, _ symbol: String, _ color: UIColor, _ share: Float) {
        (self.title.text, self.value.text) = (title, value)
        icon.image = UIImage(systemName: symbol)
        (icon.tintColor, self.title.textColor, progress.progressTintColor) = (color, color, color)
        progress.progress = share
    }
}

final class ChartCell: CardCell {
    private let bars = CAShapeLayer()
    private let line = CAShapeLayer()
    private let title = UILabel()
    private let heights: [CGFloat] = [40, 66, 52, 90, 74, 30, 58, 96, 82, 61, 70, 45]

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Heart rate"
        title.font = .preferredFont(forTextStyle: .headline)
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        ])
        bars.fillColor = UIColor.systemPink.withAlphaComponent(0.35).cgColor
        line.fillColor = nil
        line.strokeColor = UIColor.systemPink.cgColor
        line.lineWidth = 2
        contentView.layer.addSublayer(bars)
        contentView.layer.addSublayer(line)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (base, step) = (contentView.bounds.maxY - 16, (contentView.bounds.width - 28) / CGFloat(heights.count))
        let (columns, curve) = (UIBezierPath(), UIBezierPath())
        for (index, height) in heights.enumerated() {
            let column = CGRect(x: 14 + CGFloat(index) * step + 3, y: base - height, width: step - 6, height: height)
            columns.append(UIBezierPath(roundedRect: column, cornerRadius: 3))
            let point = CGPoint(x: column.midX, y: column.minY - 10)
            if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
        }
        bars.path = columns.cgPath
        line.path = curve.cgPath
    }
}
