import UIKit

class RecordCell: UICollectionViewCell {
    @IBOutlet private weak var coverView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!

    var record: Record? {
        didSet {
            titleLabel.text = record?.album
            coverView.image = record.flatMap { UIImage(named: $0.coverName) }
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.layer.cornerRadius = 4
        coverView.layer.shadowOpacity = 0.2
        coverView.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}

class ShelfHeaderView: UICollectionReusableView {
    static let kind = "shelf-header"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds.insetBy(dx: 4, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
        backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIColor {
    @nonobjc class var groove: UIColor { #colorLiteral(red: 0.2, green: 0.1, blue: 0.3, alpha: 1) }
}
