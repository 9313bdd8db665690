import UIKit

class Screen: UIViewController {
             func makeTrees() -> Int { 1 }
             var leaves: Int { 2 }
}
