//
//  AppointmentsViewController.swift
//  Clinic
//

import UIKit
import WebKit

protocol AppointmentsViewControllerDelegate: class {
    func appointmentsViewController(_ controller: AppointmentsViewController, didSelect appointment: Appointment)
}

class AppointmentsViewController: BaseViewController {

    weak var delegate: AppointmentsViewControllerDelegate?

    var collectionView: UICollectionView!
    var emptyLabel: UILabel!
    var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter
    }()

    private var observations = [NSKeyValueObservation]()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Appointments".localized
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Help".localized, style: .plain, target: self, action: #selector(showHelp))
        configureCollectionView()
        AppointmentManager.sharedInstance.load()
        observations = AppointmentManager.sharedInstance.appointments.map {
            $0.observe(\.isConfirmed) { [unowned self] _, _ in self.collectionView.reloadData() }
        }
        emptyLabel = UILabel(frame: view.bounds)
        emptyLabel.isHidden = !AppointmentManager.sharedInstance.appointments.isEmpty
        view.addSubview(emptyLabel)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if SessionManager.shared.token == nil {
            SessionManager.shared.delegate = self
        }
    }

    func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        collectionView.backgroundColor = .white
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(AppointmentCell.self, forCellWithReuseIdentifier: "AppointmentCell")
        collectionView.register(UINib(nibName: "BannerCell", bundle: nil), forCellWithReuseIdentifier: "BannerCell")
        view.addSubview(collectionView)
        scrollView = collectionView
    }

    func generateLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let isWideView = layoutEnvironment.container.effectiveContentSize.width > 500
            let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(90))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(isWideView ? 0.5 : 1.0), heightDimension: .estimated(90))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 1)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            return section
        }
        return layout
    }

    @objc func showHelp() {
        let controller = UIViewController()
        let webView = WKWebView(frame: controller.view.bounds)
        webView.load(URLRequest(url: URL(string: "https://clinic.example/help")!))
        controller.view.addSubview(webView)
        navigationController?.pushViewController(controller, animated: true)
    }
}

extension AppointmentsViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return AppointmentManager.sharedInstance.appointments.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "AppointmentCell", for: indexPath) as! AppointmentCell
        let appointment = AppointmentManager.sharedInstance.appointments[indexPath.row]
        cell.titleLabel.text = appointment.doctor
        cell.dateLabel.text = dateFormatter.string(from: appointment.date)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.appointmentsViewController(self, didSelect: AppointmentManager.sharedInstance.appointments[indexPath.row])
    }
}

extension AppointmentsViewController: SessionManagerDelegate {
    func sessionManagerDidLogIn(_ manager: SessionManager) { collectionView.reloadData() }
}
