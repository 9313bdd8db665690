import os.log
import OSLog
import UIKit

private let logger = Logger(subsystem: "com.example.transfers", category: "list")

extension OSLog {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "com.example"
    static let layout = OSLog(subsystem: subsystem, category: "layout")
}

/// Files that are being sent, with what happens noted in a log.
class TransferLogViewController: UICollectionViewController {
    private let files = ["report.pdf", "holiday.mov", "notes.txt", "budget.numbers", "map.png"]
    private let signposter = OSSignposter(subsystem: "com.example.transfers", category: .pointsOfInterest)

    init() {
        super.init(collectionViewLayout: Self.createLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        os_log("Loaded %{public}@ with %d files", log: .layout, type: .debug, "transfers", files.count)
        logger.info("Showing \(self.files.count, format: .decimal) files for \(UIDevice.current.name, privacy: .private(mask: .hash))")
        collectionView.register(TransferCell.self, forCellWithReuseIdentifier: TransferCell.reuseIdentifier)
    }

    static func createLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            logger.debug("Section \(index, privacy: .public) is \(environment.container.effectiveContentSize.width) points wide")
            let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88)), subitems: [item])
            group.interItemSpacing = .fixed(0)
            return NSCollectionLayoutSection(group: group)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { files.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let state = signposter.beginInterval("cell")
        defer { signposter.endInterval("cell", state) }
        guard let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: TransferCell.reuseIdentifier, for: indexPath) as? TransferCell
        else {
            logger.fault("No cell for \(indexPath, privacy: .public)")
            return UICollectionViewCell()
        }
        cell.label.text = files[indexPath.item]
        return cell
    }
}

private final class TransferCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: TransferCell.self)
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}
