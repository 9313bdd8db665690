import UIKit

final class Screen: UIView {
    let list = UILabel(), other = UIImageView(), stack = UIStackView()
    func setUp() {
        addSubviews(list, other)
        stack.addArrangedSubviews([list, other])
        self.stack.addSubviews(
            list,
            other
        )
        stack.subviews.forEach { $0.addSubviews(list, other) }
    }
}
