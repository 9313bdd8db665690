import UIKit

final class Screen: UIViewController {
    let list = UIView(), other = UIView()
    override func viewDidLoad() {
        [list        ].forEach { view.addSubview($0) }
        [other, list        ].forEach(view.addSubview)
    }
}
