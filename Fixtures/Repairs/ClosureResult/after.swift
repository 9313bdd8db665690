import UIKit

func go(_ make: (Int) -> UICollectionViewCell, _ count: (Int) -> Int) {}

func run() {
    go({ _ in UICollectionViewCell() }, { _ in fatalError("code was left out that does not compile here: cannot convert value of type '()' to closure result type 'Int'") })
}
