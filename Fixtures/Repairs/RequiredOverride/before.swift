import UIKit

public class TreeView: UIView {
    private override init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
