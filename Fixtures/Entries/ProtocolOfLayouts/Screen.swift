import UIKit

final class RowsController: UIViewController, Rowed {
    init(service: Service) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

struct Mosaic: Columned {
    let columns = 3
}
