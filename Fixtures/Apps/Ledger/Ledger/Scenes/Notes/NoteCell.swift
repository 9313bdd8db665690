import SnapKit
import Then
import UIKit

final class NoteCell: UICollectionViewCell {

    private let iconView = UIImageView().then {
        $0.contentMode = .scaleAspectFill
        $0.layer.cornerRadius = 20
        $0.clipsToBounds = true
    }

    private let titleLabel = UILabel().then {
        $0.font = .systemFont(ofSize: 17, weight: .semibold)
        $0.numberOfLines = 0
    }

    private let dateLabel = UILabel().then {
        $0.font = .systemFont(ofSize: 13)
        $0.textColor = .secondaryLabel
    }

    private let badge = UIView().then {
        $0.backgroundColor = .systemOrange
        $0.layer.cornerRadius = 12
    }

    private var badgeHeight: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        [iconView, titleLabel, dateLabel, badge].forEach(contentView.addSubview)
        iconView.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(16)
            make.size.equalTo(40)
            make.bottom.lessThanOrEqualToSuperview().inset(16)
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(iconView)
            make.leading.equalTo(iconView.snp.trailing).offset(12)
            make.trailing.equalToSuperview().inset(16)
        }
        dateLabel.snp.makeConstraints {
            $0.top.equalTo(titleLabel.snp.bottom).offset(6)
            $0.leading.trailing.equalTo(titleLabel)
        }
        badge.snp.makeConstraints { make in
            make.top.equalTo(dateLabel.snp.bottom).offset(8)
            make.leading.equalTo(titleLabel)
            make.width.equalTo(badge.snp.height).multipliedBy(3)
            badgeHeight = make.height.equalTo(24).constraint
            make.bottom.equalToSuperview().inset(16).priority(.high)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with note: Note) {
        titleLabel.text = note.title
        dateLabel.text = note.date
        badgeHeight?.update(offset: note.isPinned ? 24 : 0)
        iconView.snp.updateConstraints { $0.size.equalTo(note.hasIcon ? 40 : 0) }
    }
}
