import UIKit

final class Screen: UIView {
    let gap: CGFloat = 8.adjusted
    func setUp() {
        heightAnchor.constraint(equalToConstant: 72.adjustedHeight).isActive = true
        layer.cornerRadius = 4.5.scaled(by: 2) + 1
    }
}
