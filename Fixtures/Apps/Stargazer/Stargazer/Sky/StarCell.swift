import UIKit

final class StarCell: UICollectionViewCell {
    private let glyph = StarGlyphView()
    private let animator = UIViewPropertyAnimator(duration: 0.25, dampingRatio: 0.8)

    var star: Star? {
        didSet { glyph.brightness = star.map { max(0.2, 1 - $0.magnitude / 6) } ?? 0 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(glyph)
        glyph.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            glyph.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            glyph.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            glyph.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
            glyph.heightAnchor.constraint(equalTo: glyph.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        animator.stopAnimation(true)
        animator.addAnimations { self.glyph.transform = state.isHighlighted ? .init(scaleX: 1.2, y: 1.2) : .identity }
        animator.startAnimation()
    }
}
