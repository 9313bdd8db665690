import UIKit

/// A view without a collection view, as high as its label and two margins.
final class CardView: UIView {
    init(title: String) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

#Preview("Card") { CardView(title: "Hello") }
#Preview("Fixed", traits: .fixedLayout(width: 200, height: 90)) { CardView(title: "Hello") }
