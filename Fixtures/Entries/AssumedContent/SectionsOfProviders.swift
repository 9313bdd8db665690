import UIKit

enum Part: CaseIterable { case hero, shelf }

func byCase() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        print("asked for \(index)")
        switch index {
        case 0: return rows(100)
        case 1: return rows(20)
        default: return rows(10)
        }
    }
}
func byElement() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in rows(Part.allCases[index] == .hero ? 100 : 20) }
}
func byData() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in index == 0 ? rows(30) : index == 1 ? realmRows() : nil }
}
nonisolated(unsafe) var height: CGFloat!
func byProperty() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in index < 2 ? rows(30 + CGFloat(index)) : rows(height) }
}
func realmRows() -> NSCollectionLayoutSection { rows(Realm.height) }
