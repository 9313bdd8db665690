import DesignSystem
import NukeUI
import UIKit

typealias StoryCell = ContainerCell<StoryView>

final class StoryView: UIView {
    private let headline = UILabel()
    private let summary = UILabel()
    private let image = LazyImageView()

    var story: Story? {
        didSet {
            headline.text = story?.headline
            summary.text = story?.summary
            image.url = story?.imageURL
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        headline.font = .preferredFont(forTextStyle: .headline)
        headline.textColor = .headline
        headline.numberOfLines = 0
        summary.font = .preferredFont(forTextStyle: .subheadline)
        summary.numberOfLines = 3

        let texts = UIStackView(arrangedSubviews: [headline, summary])
        texts.axis = .vertical
        texts.spacing = 4
        let row = UIStackView(arrangedSubviews: [texts, image])
        row.alignment = .top
        row.spacing = Metrics.gutter
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalToConstant: 80),
            image.heightAnchor.constraint(equalTo: image.widthAnchor),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
