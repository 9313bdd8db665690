import UIKit

/// A conversation: bubbles on both sides above a field for the next message.
final class ChatViewController: UIViewController, UICollectionViewDataSource {
    struct Message {
        let text: String
        let isOwn: Bool
        var time: String?
    }

    private let messages = [
        Message(text: "Are you still on for Saturday?", isOwn: false, time: "Today 9:12"),
        Message(text: "Yes! The boat leaves at ten, so let’s meet at the pier at half past nine.", isOwn: true),
        Message(text: "Perfect. Shall I bring the lunch?", isOwn: false),
        Message(text: "Please do. I have water, sun cream and the big towels already.", isOwn: true),
        Message(text: "Anything your sister can’t eat?", isOwn: false),
        Message(text: "Only nuts 🥜", isOwn: true, time: "Today 9:40"),
        Message(text: "Then it will be sandwiches with tomatoes, cheese and a lot of basil from the balcony.", isOwn: false),
    ]

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Marta"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "video"), style: .plain, target: nil, action: nil)
        collectionView.dataSource = self
        collectionView.backgroundColor = .clear
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        addBar()
    }

    private func addBar() {
        let send = UIButton(type: .system)
        send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        field.placeholder = "Message"
        field.borderStyle = .roundedRect
        let bar = UIStackView(arrangedSubviews: [field, send])
        bar.spacing = 8
        bar.isLayoutMarginsRelativeArrangement = true
        bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        for part in [collectionView, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            send.widthAnchor.constraint(equalToConstant: 34),
            field.heightAnchor.constraint(equalToConstant: 36),
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath) as! BubbleCell
        cell.show(messages[indexPath.item])
        return cell
    }
}

final class BubbleCell: UICollectionViewCell {
    private let time = UILabel()
    private let bubble = UIView()
    private let text = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        time.font = .preferredFont(forTextStyle: .caption1)
        time.textColor = .secondaryLabel
        time.textAlignment = .center
        text.font = .preferredFont(forTextStyle: .body)
        text.numberOfLines = 0
        bubble.layer.cornerRadius = 18
        for part in [time, bubble] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        text.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(text)
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        NSLayoutConstraint.activate([
            time.topAnchor.constraint(equalTo: contentView.topAnchor),
            time.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bubble.topAnchor.constraint(equalTo: time.bottomAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
            text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
            text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ message: ChatViewController.Message) {
        time.text = message.time
        text.text = message.text
        text.textColor = message.isOwn ? .white : .label
        bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
        bubble.layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, message.isOwn ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
        ]
        leading.isActive = !message.isOwn
        trailing.isActive = message.isOwn
    }
}
