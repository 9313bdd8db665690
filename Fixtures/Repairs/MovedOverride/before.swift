import UIKit

class Screen: UIViewController {
    let trees = 3
}

extension Screen {
    override func makeTrees() -> Int { trees }
}
