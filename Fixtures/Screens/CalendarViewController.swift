import UIKit

/// A month above the day's appointments.
final class CalendarViewController: UIViewController, UICollectionViewDataSource {
    private let events = [
        ("9:00", "Stand-up", "Room Aalto", UIColor.systemBlue), ("11:30", "Dentist", "Market Square 4", .systemRed),
        ("14:00", "Design review: bars and cells", "Online", .systemPurple), ("18:15", "Choir", "St. Mary’s", .systemGreen),
    ]
    private let daysWithEvents: Set = [2, 5, 9, 12, 17, 18, 24, 30]
    private let today = 17

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "June 2026"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
        collectionView.register(EventCell.self, forCellWithReuseIdentifier: "event")
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let isMonth = index == 0
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isMonth ? 1 / 7 : 1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isMonth ? 48 : 64)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
            section.interGroupSpacing = isMonth ? 0 : 8
            return section
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 37 : events.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard indexPath.section == 0 else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath) as! EventCell
            let (time, title, place, color) = events[indexPath.item]
            cell.show(time, title, place, color)
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
        let day = indexPath.item - 6
        cell.show(indexPath.item < 7 ? "MTWTFSS".map(String.init)[indexPath.item] : "\(day)", isName: indexPath.item < 7)
        if indexPath.item >= 7 { cell.mark(isToday: day == today, hasEvents: daysWithEvents.contains(day)) }
        return cell
    }
}

final class DayCell: UICollectionViewCell {
    private let circle = UIView()
    private let number = UILabel()
    private let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        number.textAlignment = .center
        circle.layer.cornerRadius = 17
        dot.layer.cornerRadius = 2.5
        for part in [circle, number, dot] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            circle.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            circle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -3),
            circle.widthAnchor.constraint(equalToConstant: 34), circle.heightAnchor.constraint(equalToConstant: 34),
            number.centerXAnchor.constraint(equalTo: circle.centerXAnchor), number.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
            dot.centerXAnchor.constraint(equalTo: circle.centerXAnchor), dot.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 2),
            dot.widthAnchor.constraint(equalToConstant: 5), dot.heightAnchor.constraint(equalToConstant: 5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ text: String, isName: Bool) {
        number.text = text
        number.font = isName ? .systemFont(ofSize: 12, weight: .semibold) : .systemFont(ofSize: 18)
        number.textColor = isName ? .secondaryLabel : .label
    }

    func mark(isToday: Bool, hasEvents: Bool) {
        circle.backgroundColor = isToday ? .systemRed : nil
        if isToday {
            number.textColor = .white
            number.font = .systemFont(ofSize: 18, weight: .semibold)
        }
        dot.backgroundColor = hasEvents ? .systemGray : nil
    }
}

final class EventCell: UICollectionViewCell {
    private let bar = UIView()
    private let time = UILabel()
    private let title = UILabel()
    private let place = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        title.font = .systemFont(ofSize: 16, weight: .semibold)
        place.font = .systemFont(ofSize: 13)
        place.textColor = .secondaryLabel
        time.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
        time.textColor = .secondaryLabel
        time.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [title, place])
        texts.axis = .vertical
        texts.spacing = 2
        for part in [bar, texts, time] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: contentView.topAnchor), bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 5),
            texts.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 12),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            time.leadingAnchor.constraint(greaterThanOrEqualTo: texts.trailingAnchor, constant: 8),
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ time: String, _ title: String, _ place: String, _ color: UIColor) {
        (self.time.text, self.title.text, self.place.text) = (time, title, place)
        bar.backgroundColor = color
        contentView.backgroundColor = color.withAlphaComponent(0.14)
    }
}
