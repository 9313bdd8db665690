import PhotosUI
import UIKit

final class ComposeViewController: UIViewController {
    private let textView = UITextView()
    private lazy var stampsView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: stampsLayout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "stamp")
        view.dataSource = self
        return view
    }()

    private let stampsLayout: UICollectionViewCompositionalLayout = {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(60), heightDimension: .absolute(72)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1)), subitems: [item])
        group.interItemSpacing = .flexible(4)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.textContainerInset = .init(top: 16, left: 12, bottom: 16, right: 12)
        for subview in [textView, stampsView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: stampsView.topAnchor),
            stampsView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stampsView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stampsView.heightAnchor.constraint(equalToConstant: 168),
            stampsView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.view.setNeedsLayout()
        }
    }

    private func pickPhoto() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension ComposeViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
    }
}

extension ComposeViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath)
    }
}

#Preview { ComposeViewController() }
