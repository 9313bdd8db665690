import UIKit

class Screen: UIViewController {
    override func makeTrees() -> Int { 1 }
    override var leaves: Int { 2 }
}
