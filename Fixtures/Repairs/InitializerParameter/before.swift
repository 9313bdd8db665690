import UIKit

final class TreeView: UIView {
    let name: String
    init(name: String, tracker: Tracker, in context: Context = .main) {
        self.name = name
        super.init(frame: .zero)
        tracker.note(name)
    }

    required init?(coder: NSCoder) { nil }
}
