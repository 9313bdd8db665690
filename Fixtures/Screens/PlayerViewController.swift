import UIKit

/// A song that plays: a cover, a slider and buttons in a header above the songs that follow.
final class PlayerViewController: UIViewController, UICollectionViewDataSource {
    private let songs = [("Paper Boats", "Quiet Harbour", "3:12"), ("Slow Train", "Ida Holm", "4:45"), ("Kiosk", "Ottolinger", "2:58"), ("Tides", "The Lanterns", "5:20")]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.register(SongCell.self, forCellWithReuseIdentifier: "song")
        collectionView.register(
            PlayerHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 24, trailing: 24)
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(560)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { songs.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath) as! SongCell
        let (title, artist, length) = songs[indexPath.item]
        cell.show(title, artist, length, isLoading: indexPath.item == 0)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

final class PlayerHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let cover = UIImageView(image: UIImage(named: "cover"))
        cover.contentMode = .scaleAspectFill
        cover.backgroundColor = .secondarySystemFill
        cover.layer.cornerRadius = 12
        cover.clipsToBounds = true
        let title = Self.label("Lighthouse", .systemFont(ofSize: 24, weight: .bold), .label)
        let artist = Self.label("The Lanterns — Blue Hours", .systemFont(ofSize: 18), .systemPink)
        let slider = UISlider()
        slider.value = 0.35
        slider.minimumTrackTintColor = .systemPink
        let times = UIStackView(arrangedSubviews: [
            Self.label("1:24", .monospacedDigitSystemFont(ofSize: 12, weight: .regular), .secondaryLabel), UIView(),
            Self.label("−2:36", .monospacedDigitSystemFont(ofSize: 12, weight: .regular), .secondaryLabel),
        ])
        let buttons = UIStackView(arrangedSubviews: [
            Self.button("shuffle", 20), Self.button("backward.fill", 30), Self.button("pause.fill", 44), Self.button("forward.fill", 30),
            Self.button("repeat", 20),
        ])
        buttons.distribution = .equalCentering
        buttons.alignment = .center
        let next = Self.label("Playing Next", .preferredFont(forTextStyle: .headline), .label)
        let stack = UIStackView(arrangedSubviews: [cover, title, artist, slider, times, buttons, next])
        stack.axis = .vertical
        stack.spacing = 4
        for (view, space) in [(cover as UIView, 20.0), (artist, 14), (times, 8), (buttons, 24)] { stack.setCustomSpacing(space, after: view) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16), stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, font, color)
        return label
    }

    private static func button(_ symbol: String, _ size: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)), for: .normal)
        button.tintColor = .label
        button.heightAnchor.constraint(equalToConstant: 56).isActive = true
        return button
    }
}

final class SongCell: UICollectionViewCell {
    private let cover = UIImageView(image: UIImage(named: "cover"))
    private let title = UILabel()
    private let artist = UILabel()
    private let length = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        cover.backgroundColor = .secondarySystemFill
        cover.layer.cornerRadius = 6
        cover.clipsToBounds = true
        title.font = .systemFont(ofSize: 16)
        artist.font = .systemFont(ofSize: 13)
        artist.textColor = .secondaryLabel
        length.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        length.textColor = .secondaryLabel
        length.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [title, artist])
        texts.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [cover, texts, spinner, length])
        stack.spacing = 12
        stack.alignment = .center
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
        cover.widthAnchor.constraint(equalToConstant: 44).isActive = true
        cover.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ title: String, _ artist: String, _ length: String, isLoading: Bool) {
        (self.title.text, self.artist.text, self.length.text) = (title, artist, length)
        if isLoading { spinner.startAnimating() }
    }
}
