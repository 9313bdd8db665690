import UIKit

struct Book { let title: String }

final class BookViewModel: ShelfViewModel {
    let title = "Books"
    let columns = 2
    private(set) var items: [Book] = []

    func load() { items = ["Silas Marner", "Middlemarch"].map(Book.init) }
}

final class BookCell: UICollectionViewCell, Configurable {
    func configure(with model: Book) { accessibilityLabel = model.title }
}
