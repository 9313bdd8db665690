import Foundation
import UIKit

final class Card: UIView, UIContextMenuInteractionDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
        setValue("A", forKey: "text")
        UserDefaults.standard.setValue(1, forKey: "card")
    }
    required init?(coder: NSCoder) { nil }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

class Model: NSObject {
    func value(forKey key: String) -> Any? { key }
}

func grid() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) }
