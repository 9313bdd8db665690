import UIKit

final class Screen: UIViewController {
    let name = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        name.font = UIFont.brand(size: 12 + 3)
        print(Screen.title(20), UIFont.heading)
    }
    static func title(_ size: CGFloat) -> UIFont {
        switch size {
        case 20: return .brand(ofSize: size)
        default: return .systemFont(ofSize: size)
        }
    }
}
