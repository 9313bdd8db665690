import UIKit

final class Screen: UIViewController {
    let list = UIView(), other = UIView()
    override func viewDidLoad() {
        [list, banner].forEach { view.addSubview($0) }
        [other, list, footer].forEach(view.addSubview)
    }
}
