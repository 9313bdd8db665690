import UIKit

final class ProductCell: UICollectionViewCell, Registrable {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        titleLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        contentView.addSubview(stack)
        stack.pinEdges(to: contentView)
        imageView.heightAnchor.constraint(equalToConstant: 140).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }

    func bind(_ viewModel: ProductCellModel) {
        titleLabel.attributedText = viewModel.title
        guard let url = viewModel.product.thumbnail else { return }
        APIClient.shared.image(at: url) { [weak imageView] in imageView?.image = $0 }
    }
}

final class BannerCell: UICollectionViewCell, Registrable {
    private let label = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        if label.superview == nil { contentView.addSubview(label) }
        label.frame = contentView.bounds
    }

    func bind(_ viewModel: String) {
        label.text = viewModel.uppercased(with: .current)
    }
}
