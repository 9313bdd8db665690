import SwiftUI
import UIKit

struct Tile: Identifiable, Hashable {
    let id = UUID()
    var place: String
    var degrees: Int
    var symbol: String
}

struct TileView: View {
    let tile: Tile
    @State private var isExpanded = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: tile.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 32, height: 32)
                .foregroundStyle(.blue)
            Text(tile.place)
                .font(.headline)
            if isExpanded {
                Divider()
            }
            HStack {
                Text("\(tile.degrees)°").font(.title2).bold()
                Spacer()
            }
            .foregroundColor(colorScheme == .dark ? .white : .secondary)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground))
        .cornerRadius(12)
        .onTapGesture { withAnimation { isExpanded.toggle() } }
    }
}

/// Cells whose content is SwiftUI's.
class WeatherTilesViewController: UIViewController {
    private let tiles = [
        Tile(place: "Bergen", degrees: 8, symbol: "cloud.rain"), Tile(place: "Lisbon", degrees: 21, symbol: "sun.max"),
        Tile(place: "Oslo", degrees: 4, symbol: "snow"), Tile(place: "Porto", degrees: 18, symbol: "cloud.sun"),
    ]
    private var dataSource: UICollectionViewDiffableDataSource<Int, Tile>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Tile> { cell, _, tile in
            cell.contentConfiguration = UIHostingConfiguration {
                TileView(tile: tile)
            }
            .margins(.all, 0)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Tile>()
        snapshot.appendSections([0])
        snapshot.appendItems(tiles)
        dataSource.apply(snapshot)
    }

    private func createLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(120)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
            subitems: [item])
        group.interItemSpacing = .fixed(0)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        return UICollectionViewCompositionalLayout(section: section)
    }
}

#Preview {
    TileView(tile: Tile(place: "Bergen", degrees: 8, symbol: "cloud.rain"))
}
