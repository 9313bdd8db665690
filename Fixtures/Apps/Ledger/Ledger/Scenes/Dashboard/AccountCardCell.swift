import SnapKit
import UIKit

class AccountCardCell: UICollectionViewCell {

    static let identifier = "AccountCardCell"

    let nameLabel = UILabel()
    let balanceLabel = UILabel()
    let chart = SparklineView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.contentView.backgroundColor = .white
        self.contentView.layer.cornerRadius = 10
        self.contentView.layer.borderWidth = 1 / UIScreen.main.scale
        self.contentView.layer.borderColor = UIColor.separator.cgColor
        self.contentView.addSubview(self.nameLabel)
        self.contentView.addSubview(self.balanceLabel)
        self.contentView.addSubview(self.chart)
        self.nameLabel.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(16) }
        self.balanceLabel.snp.makeConstraints {
            $0.leading.equalTo(self.nameLabel)
            $0.bottom.equalToSuperview().inset(16)
        }
        self.chart.snp.makeConstraints { $0.trailing.top.bottom.equalToSuperview().inset(16); $0.width.equalTo(96) }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .curveEaseOut], animations: {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }, completion: nil)
        }
    }

    func configure(_ card: AccountCard) {
        self.nameLabel.text = card.name
        self.balanceLabel.text = card.balance
    }
}
