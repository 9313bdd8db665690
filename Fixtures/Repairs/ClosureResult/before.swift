import UIKit

func go(_ make: (Int) -> UICollectionViewCell, _ count: (Int) -> Int) {}

func run() {
    go({ _ in () }, { _ in () })
}
