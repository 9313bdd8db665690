import UIKit

/// The first start: pages with a large symbol above buttons.
final class OnboardingViewController: UIViewController, UICollectionViewDataSource {
    private let pages = [
        ("leaf.fill", "Grow with the seasons", "Tell us where your garden is, and we say what to sow, to water and to harvest this week."),
        ("bell.badge", "Never miss a frost", "A message the evening before, early enough to bring the lemon tree inside."),
        ("person.2", "Share the harvest", "Neighbours see what you have too much of, and you see theirs."),
    ]
    private let pageControl = UIPageControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.alwaysBounceVertical = false
        collectionView.register(PageCell.self, forCellWithReuseIdentifier: "page")
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .systemGreen
        pageControl.pageIndicatorTintColor = .systemGray4
        var filled = UIButton.Configuration.filled()
        filled.title = "Continue"
        filled.buttonSize = .large
        filled.baseBackgroundColor = .systemGreen
        var plain = UIButton.Configuration.plain()
        plain.title = "I have an account"
        let buttons = UIStackView(arrangedSubviews: [UIButton(configuration: filled), UIButton(configuration: plain)])
        buttons.axis = .vertical
        buttons.spacing = 4
        for part in [collectionView, pageControl, buttons] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: guide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: buttons.topAnchor, constant: -16),
            buttons.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            buttons.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
            buttons.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.visibleItemsInvalidationHandler = { [weak self] _, offset, environment in
            self?.pageControl.currentPage = Int((offset.x / environment.container.contentSize.width).rounded())
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) as! PageCell
        let (symbol, title, text) = pages[indexPath.item]
        cell.show(symbol, title, text)
        return cell
    }
}

final class PageCell: UICollectionViewCell {
    private let disc = UIView()
    private let icon = UIImageView()
    private let title = UILabel()
    private let body = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        disc.backgroundColor = .systemGreen.withAlphaComponent(0.15)
        disc.layer.cornerRadius = 90
        icon.tintColor = .systemGreen
        icon.contentMode = .scaleAspectFit
        title.font = .systemFont(ofSize: 28, weight: .bold)
        body.font = .preferredFont(forTextStyle: .body)
        body.textColor = .secondaryLabel
        for label in [title, body] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        disc.addSubview(icon)
        let stack = UIStackView(arrangedSubviews: [disc, title, body])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.setCustomSpacing(32, after: disc)
        stack.translatesAutoresizingMaskIntoConstraints = false
        icon.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            disc.widthAnchor.constraint(equalToConstant: 180), disc.heightAnchor.constraint(equalToConstant: 180),
            icon.centerXAnchor.constraint(equalTo: disc.centerXAnchor), icon.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 88), icon.heightAnchor.constraint(equalToConstant: 88),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ symbol: String, _ title: String, _ text: String) {
        icon.image = UIImage(systemName: symbol)
        self.title.text = title
        body.text = text
    }
}
