import UIKit

/// A page with a table that is as high as its twelve rows, above a collection view; or a table with collection views in its rows.
final class TableFollower: UIViewController, UITableViewDataSource {
    enum Way: CaseIterable {
        case intrinsicContentSize
        case observation
    }

    private final class SelfSizedTable: UITableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    private final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let view = UICollectionView(frame: .zero, collectionViewLayout: FollowedRows.layout(estimate: nil))
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: contentView.topAnchor), view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 77),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    let list = UICollectionView(frame: .zero, collectionViewLayout: FollowedRows.layout(estimate: nil))
    private let table: UITableView
    private let way: Way?
    private let rows = FollowedRows()
    private var observation: NSKeyValueObservation?

    /// - Parameter way: `nil` for a table that fills the page.
    init(_ way: Way?) {
        self.way = way
        table = way == .intrinsicContentSize ? SelfSizedTable() : UITableView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        guard way != nil else {
            table.frame = view.bounds
            return view.addSubview(table)
        }
        rows.fill(list)
        let stack = UIStackView(arrangedSubviews: [table, list])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let height = table.heightAnchor.constraint(equalToConstant: 10)
        height.isActive = way == .observation
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor), list.heightAnchor.constraint(equalToConstant: 90),
        ])
        guard way == .observation else { return }
        observation = table.observe(\.contentSize, options: .new) { _, change in
            if let size = change.newValue { height.constant = size.height }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
