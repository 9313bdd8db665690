import UIKit

class Screen: UIViewController {
    let trees = 3
}

extension Screen {
    override func makeTrees() -> Int { trees }
}

class Cell: UICollectionViewCell {
    let trees = 3
}

extension Cell {
    override func accessibilityElementDidBecomeFocused() {}
    func plant() {}
}
