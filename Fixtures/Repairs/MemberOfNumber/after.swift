import UIKit

final class Screen: UIView {
    let gap: CGFloat = 8
    func setUp() {
        heightAnchor.constraint(equalToConstant: 72               ).isActive = true
        layer.cornerRadius = 4.5               + 1
    }
}
