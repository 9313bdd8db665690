import CompositionalLayout
import Foundation

/// Groups that no app should have.
enum OddGroup: CaseIterable {
    case negative, negativeItems, endless, badBadge, badFrames, crowd, huge, infinite, tiny, nothing, noSpacing,
         negativeSpacing, infiniteSpacing, extremes

    var group: NSCollectionLayoutGroup {
        let whole = item(.fractionalWidth(1), .fractionalHeight(1))
        let small = item(.absolute(9), .absolute(9))
        switch self {
        case .negative: return row(.absolute(-50), width: .absolute(-390), [item(.absolute(-40), .absolute(10))])
        case .negativeItems:
            let inset = item(.absolute(90), .absolute(-20), insets: 60)
            return row(.absolute(50), [item(.absolute(-40), .absolute(10)), inset])
        case .endless: return .horizontal(layoutSize: size(.absolute(9), .absolute(9)), subitem: whole, count: .max)
        case .badBadge: return row(.absolute(50), [badged])
        case .badFrames:
            let endless = [rect(.nan, 0, 1, 1), rect(0, .infinity, 1, 1), rect(-1e300, 0, 2e300, 1)]
            return custom(endless + [rect(5, 5, -3, 0), .zero])
        case .crowd: return custom(Array(repeating: rect(0, 0, 9, 9), count: 10_005))
        case .huge: return row(.absolute(1e300), [whole])
        case .infinite: return row(.fractionalWidth(1e308), width: .fractionalWidth(1e308), [whole])
        case .tiny: return row(.absolute(1e-300), width: .absolute(1e-300), [whole])
        case .nothing: return column(.estimated(0), [column(.estimated(0), [whole])])
        case .noSpacing: return row(.absolute(50), spacing: .flexible(.nan), [small])
        case .negativeSpacing: return row(.absolute(50), spacing: .fixed(-9), [small])
        case .infiniteSpacing: return row(.absolute(50), spacing: .fixed(.infinity), [small])
        case .extremes: return column(.absolute(1e11), [whole, item(.absolute(1e-9), .absolute(1e-9))])
        }
    }

    private var badged: NSCollectionLayoutItem {
        let huge = badge("huge", .all, width: .fractionalWidth(1e300), height: .fractionalHeight(-1e300))
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [huge])
        cell.contentInsets.top = .nan
        return cell
    }

    private func custom(_ frames: [CGRect]) -> NSCollectionLayoutGroup {
        .custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0, zIndex: .min) }
        }
    }
}
