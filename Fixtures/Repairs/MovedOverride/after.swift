import UIKit

class Screen: UIViewController {
    let trees = 3
}

extension Screen {
             func makeTrees() -> Int { trees }
}

class Cell: UICollectionViewCell {
    let trees = 3
}

extension Cell {

    func plant() {}
}
