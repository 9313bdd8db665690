import UIKit

final class TreeView: UIView {
    let name: String
    init(name: String,                   in context: Context = .main) {
        self.name = name
        super.init(frame: .zero)
        ()
    }

    required init?(coder: NSCoder) { nil }
}
