import UIKit

final class SessionCell: UICollectionViewCell {
    static let reuseID = "session"

    private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
    private let gradient = CAGradientLayer()
    private let nameLabel = UILabel()

    var session: Session? {
        didSet { nameLabel.text = session.map { "\($0.name)\n\($0.bpm)" } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        contentView.layer.insertSublayer(gradient, at: 0)
        nameLabel.numberOfLines = 2
        nameLabel.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
        contentView.addSubview(nameLabel)
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
        animator.addAnimations { [weak self] in self?.contentView.alpha = 0.5 }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
        contentView.layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    }

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        animator.fractionComplete = 0
        animator.startAnimation()
    }
}
