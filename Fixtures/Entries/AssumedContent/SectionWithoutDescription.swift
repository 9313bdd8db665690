import UIKit

let news: [String] = []
func page() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in index == 0 && news.isEmpty || index > 2 ? nil : rows(CGFloat(index) * 10) }
}
