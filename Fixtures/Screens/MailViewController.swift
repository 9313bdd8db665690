import UIKit

/// An inbox: a plain list of messages between a large title and a toolbar.
final class MailViewController: UICollectionViewController {
    struct Mail: Hashable {
        let sender: String
        let subject: String
        let text: String
        let time: String
        var isUnread = false
    }

    private let mails = [
        Mail(sender: "Jonas Weber", subject: "Tickets for Friday", text: "I picked them up on the way home. Row 12, not too far from the stage, and the sound should be fine there.", time: "10:24", isUnread: true),
        Mail(sender: "Harbour Library", subject: "Two books are due", text: "The books listed below are due on 19 June. You can renew them once from your account.", time: "9:02", isUnread: true),
        Mail(sender: "Mum", subject: "Recipe", text: "Here it is! Don’t forget to let the dough rest over night.", time: "Yesterday"),
        Mail(sender: "Allotment Club", subject: "Minutes of the May meeting", text: "Attached are the minutes. The water will be turned off on Tuesday between eight and noon.", time: "Tuesday"),
        Mail(sender: "Sofia Ricci", subject: "Re: Photos", text: "They are lovely, thank you. May I use the one with the bridge for the poster?", time: "Monday"),
    ]

    private var dataSource: UICollectionViewDiffableDataSource<Int, Mail>!

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerTopPadding = 0
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        toolbarItems = [
            UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: nil, action: nil), space,
            UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
        ]
        let registration = UICollectionView.CellRegistration<MailCell, Mail> { cell, _, mail in
            cell.show(mail)
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, mail in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: mail)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Mail>()
        snapshot.appendSections([0])
        snapshot.appendItems(mails)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class MailCell: UICollectionViewListCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        sender.font = .preferredFont(forTextStyle: .headline)
        subject.font = .preferredFont(forTextStyle: .subheadline)
        preview.font = .preferredFont(forTextStyle: .subheadline)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        time.font = .preferredFont(forTextStyle: .subheadline)
        time.textColor = .secondaryLabel
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        time.setContentHuggingPriority(.required, for: .horizontal)
        dot.layer.cornerRadius = 5
        let head = UIStackView(arrangedSubviews: [sender, time])
        head.alignment = .firstBaseline
        let stack = UIStackView(arrangedSubviews: [head, subject, preview])
        stack.axis = .vertical
        stack.spacing = 2
        for part in [dot, stack] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 28),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ mail: MailViewController.Mail) {
        (sender.text, subject.text, preview.text, time.text) = (mail.sender, mail.subject, mail.text, mail.time)
        dot.backgroundColor = mail.isUnread ? .systemBlue : .clear
    }
}
