import UIKit

final class Screen: UIViewController {
    let name = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        name.font = UIFont.systemFont(ofSize: 12 + 3)
        print(Screen.title(20), UIFont.systemFont(ofSize: 17))
    }
    static func title(_ size: CGFloat) -> UIFont {
        switch size {
        case 20: return UIFont.systemFont(ofSize: size)
        default: return .systemFont(ofSize: size)
        }
    }
}
