import UIKit

struct Family {
    let name: String
    let specimens: [String]

    static let all = [
        Family(name: "Ferns", specimens: ["Bracken", "Hart's tongue", "Male fern", "Polypody", "Spleenwort"]),
        Family(name: "Mosses", specimens: ["Bog moss", "Swan's neck"]),
    ]
}

final class SpecimenCell: UICollectionViewCell {
    @IBOutlet private weak var nameLabel: UILabel!

    var name: String? {
        didSet { nameLabel.text = name }
    }
}

final class FamilyHeader: UICollectionReusableView {
    static let kind = "family"

    @IBOutlet private weak var titleLabel: UILabel!

    var title: String? {
        didSet { titleLabel.text = title }
    }
}
