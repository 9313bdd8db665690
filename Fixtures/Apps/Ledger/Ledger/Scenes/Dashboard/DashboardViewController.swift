import RxCocoa
import RxSwift
import SnapKit
import UIKit

class DashboardViewController: UIViewController {

    fileprivate let viewModel = DashboardViewModel()
    fileprivate let disposeBag = DisposeBag()
    fileprivate var collectionView: UICollectionView!
    fileprivate let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Dashboard"
        self.view.backgroundColor = UIColor.groupTableViewBackground
        self.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(self.add))
        self.setUpCollectionView()
        self.bind()
    }

    func setUpCollectionView() {
        self.totalLabel.font = UIFont.systemFont(ofSize: 34, weight: .heavy)
        self.view.addSubview(self.totalLabel)
        self.totalLabel.snp.makeConstraints { make in
            make.top.equalTo(self.view.safeAreaLayoutGuide).offset(16)
            make.leading.trailing.equalToSuperview().inset(16)
            make.height.equalTo(44)
        }

        self.collectionView = UICollectionView(frame: .zero, collectionViewLayout: DashboardLayout.make())
        self.collectionView.backgroundColor = .clear
        self.collectionView.register(AccountCardCell.self, forCellWithReuseIdentifier: AccountCardCell.identifier)
        self.view.addSubview(self.collectionView)
        self.collectionView.snp.makeConstraints { make in
            make.top.equalTo(self.totalLabel.snp.bottom).offset(16)
            make.leading.trailing.bottom.equalToSuperview()
        }
    }

    fileprivate func bind() {
        self.viewModel.total.drive(self.totalLabel.rx.text).disposed(by: self.disposeBag)
        self.viewModel.cards
            .drive(self.collectionView.rx.items(cellIdentifier: AccountCardCell.identifier, cellType: AccountCardCell.self)) { _, card, cell in
                cell.configure(card)
            }
            .disposed(by: self.disposeBag)
    }

    @objc func add() {
        let alert = UIAlertController(title: "New Account", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        self.present(alert, animated: true, completion: nil)
    }
}
