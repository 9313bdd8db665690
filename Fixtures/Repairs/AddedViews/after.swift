import UIKit

final class Screen: UIView {
    let list = UILabel(), other = UIImageView(), stack = UIStackView()
    func setUp() {
        for galleyView in [list, other] { addSubview(galleyView) }
        for galleyView in [list, other] { stack.addArrangedSubview(galleyView) }
        for galleyView in [list, other] { self.stack.addSubview(galleyView) }



        stack.subviews.forEach { for galleyView in [list, other] { $0.addSubview(galleyView) } }
    }
}
