import Kingfisher
import UIKit

final class RecipeCell: UICollectionViewCell {

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let timeLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.kf.cancelDownloadTask()
        imageView.image = nil
    }

    func configure(with recipe: Recipe) {
        titleLabel.text = recipe.title
        timeLabel.text = recipe.formattedTime
        imageView.kf.setImage(
            with: recipe.imageURL,
            placeholder: UIImage(named: "placeholder"),
            options: [.transition(.fade(0.2)), .scaleFactor(UIScreen.main.scale)])
    }

    private func setup() {
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true
        contentView.backgroundColor = .white

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        titleLabel.font = .pantry(.headline, weight: .semibold)
        titleLabel.numberOfLines = 2
        timeLabel.font = .pantry(.footnote)
        timeLabel.textColor = .secondaryLabel

        let labels = UIStackView(arrangedSubviews: [titleLabel, timeLabel])
        labels.axis = .vertical
        labels.spacing = 2
        [imageView, labels].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 0.65),
            labels.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: Spacing.small),
            labels.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Spacing.small),
            labels.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Spacing.small),
            labels.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -Spacing.small)
        ])
    }
}
