//
//  AppointmentCell.swift
//  Clinic
//

import UIKit

class AppointmentCell: UICollectionViewCell {

    var titleLabel: UILabel!
    var dateLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        contentView.backgroundColor = UIColor(red: 240/255, green: 244/255, blue: 248/255, alpha: 1)
        contentView.cornerRadius = 8
        addShadow()

        titleLabel = UILabel()
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        dateLabel = UILabel()
        dateLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        dateLabel.textColor = .gray

        for label in [titleLabel!, dateLabel!] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        let views: [String: UIView] = ["title": titleLabel, "date": dateLabel]
        var constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[title]-12-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-12-[title]-4-[date]-12-|", options: [.alignAllLeading], metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)
    }
}

class AppointmentTableViewCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectedBackgroundView = UIView()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        accessoryType = selected ? .checkmark : .none
    }
}
