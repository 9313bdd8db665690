protocol ShelfViewModel: AnyObject {
    associatedtype Item
    var title: String { get }
    var columns: Int { get }
    var items: [Item] { get }
    func load()
}

protocol Configurable {
    associatedtype Model
    func configure(with model: Model)
}
