import UIKit

final class TreeScreen: BaseViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        track()
    }
}

final class TreeCell: Kit.FancyCollectionViewCell, Sendable {}
