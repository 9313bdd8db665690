import CompositionalLayout
import Foundation
import LinuxUIKit

/// A cell of a feed: an image, two texts that wrap, and a row of a name and a number, all placed by constraints.
final class PostCell: UICollectionViewCell {
    private let title = UILabel()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let photo = UIImageView()
        (title.font, title.numberOfLines) = (.preferredFont(forTextStyle: .headline), 0)
        (caption.font, caption.numberOfLines) = (.preferredFont(forTextStyle: .subheadline), 2)
        let (name, number) = (UILabel(), UILabel())
        (name.text, number.text) = ("Name", "12")
        let footer = UIStackView(arrangedSubviews: [name, UIView(), number])
        footer.spacing = 8
        for view in [photo, title, caption, footer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12).isActive = true
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12).isActive = true
        }
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            photo.heightAnchor.constraint(equalToConstant: 80),
            title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
            caption.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            footer.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 8),
            footer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: Int) {
        title.text = "A title of a post that is a bit longer than a line, number \(item)"
        caption.text = "The caption of post \(item), which goes over two lines, so that it is cut off after the second, whatever it says."
    }

    /// The size that the constraints give the cell in a row.
    func size(in proposal: CGSize) -> CGSize {
        systemLayoutSizeFitting(proposal, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
