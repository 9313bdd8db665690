import Core
import DesignSystem
import UIKit

/// The sections of the home screen, and their layouts.
enum HomeSection: Hashable {
    case top
    case edition(Edition)
    case weather

    var title: String? {
        switch self {
        case .top: return nil
        case .edition(let edition): return edition.rawValue.capitalized
        case .weather: return String(localized: "Weather", bundle: .module)
        }
    }

    func layout(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        switch self {
        case .top: return .lead(environment: environment)
        case .edition: return .rows()
        case .weather: return .strip(itemWidth: 72)
        }
    }
}

extension NSCollectionLayoutSection {
    static func lead(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isCompact = environment.traitCollection.horizontalSizeClass == .compact
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: isCompact ? .fractionalWidth(0.8) : .absolute(420)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .all(Metrics.gutter)
        return section
    }

    static func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(Metrics.rowHeight))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.interGroupSpacing = Metrics.gutter / 2
        section.contentInsets = .horizontal(Metrics.gutter)
        section.boundarySupplementaryItems = [.header]
        return section
    }

    static func strip(itemWidth: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(itemWidth), heightDimension: .absolute(itemWidth * 1.5))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = .all(Metrics.gutter)
        return section
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    static var header: NSCollectionLayoutBoundarySupplementaryItem {
        .init(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.headerHeight)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}
