import UIKit

final class Screen: UIViewController {
    let name = UILabel()
    let title_ = UILabel()
    func make() -> UILabel {
        let label = UILabel(frame: .zero)
        return label
    }
    func load() async {
        ()
        ()
    }
}
