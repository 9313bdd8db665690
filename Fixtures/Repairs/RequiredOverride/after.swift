import UIKit

public class TreeView: UIView {
    required         init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
