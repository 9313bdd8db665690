import UIKit

final class Screen: UIViewController {
    let name = UILabel().grown { $0.text = "a" }
    let title_ = UILabel.title("b")
    func make() -> UILabel {
        let label = UILabel(frame: .zero).grown(2).with { _ in }
        return label
    }
    func load() async {
        let rows: [Int] = await make().rows(2)
        print(rows)
    }
}
