import MapKit
import UIKit

protocol TrailDetailCoordinating: AnyObject {
    func trailDetailDidFinish()
}

final class TrailDetailViewController: UIViewController {
    private let trail: Trail
    private weak var coordinator: TrailDetailCoordinating?

    private let mapView = MKMapView()
    private lazy var photosView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: Self.photosLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = self
        return view
    }()

    init(trail: Trail, coordinator: TrailDetailCoordinating?) {
        self.trail = trail
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trail.name
        view.backgroundColor = .systemBackground
        view.addSubview(mapView)
        view.addSubview(photosView)
        mapView.layout {
            $0.top == view.safeAreaLayoutGuide.topAnchor
            $0.leading == view.leadingAnchor
            $0.trailing == view.trailingAnchor
            $0.height == 300
        }
        photosView.layout {
            $0.top == mapView.bottomAnchor
            $0.leading == view.leadingAnchor
            $0.trailing == view.trailingAnchor
            $0.bottom == view.bottomAnchor
        }
        mapView.setRegion(
            MKCoordinateRegion(center: trail.coordinate, latitudinalMeters: 2_000, longitudinalMeters: 2_000), animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.coordinator?.trailDetailDidFinish() })
    }

    static func photosLayout() -> UICollectionViewLayout {
        let large = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)), subitems: [large, pair])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

extension TrailDetailViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.contentView.backgroundColor = .tertiarySystemFill
        return cell
    }
}
