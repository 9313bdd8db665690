import UIKit

final class TreeView: UIView {
    let name: String
    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }
}
