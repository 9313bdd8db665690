import SwiftUI
import UIKit

/// A controller that SwiftUI shows, too.
final class StampCollectionViewController: UIViewController, UICollectionViewDataSource {
    var stamps: [String] = ["Penny Red", "Blue Mauritius", "Basel Dove", "Inverted Jenny", "Bull's Eye"]
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)

    private static var layout: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "stamp")
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stamps.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = stamps[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }
}

struct StampCollection: UIViewControllerRepresentable {
    @Binding var stamps: [String]

    class Coordinator: NSObject {
        let parent: StampCollection
        init(_ parent: StampCollection) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> StampCollectionViewController {
        StampCollectionViewController()
    }

    func updateUIViewController(_ controller: StampCollectionViewController, context: Context) {
        controller.stamps = stamps
    }
}

struct StampScreen: View {
    @State private var stamps = ["Penny Black", "Two Pence Blue"]

    var body: some View {
        NavigationStack {
            StampCollection(stamps: $stamps)
                .ignoresSafeArea()
                .navigationTitle("Stamps")
        }
    }
}

final class StampHostingController: UIHostingController<StampScreen> {
    init() {
        super.init(rootView: StampScreen())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct StampScreen_Previews: PreviewProvider {
    static var previews: some View {
        StampScreen().previewDisplayName("Stamps")
    }
}
