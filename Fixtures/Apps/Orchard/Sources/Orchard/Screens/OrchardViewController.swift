import UIKit

public final class OrchardViewModel {
    let trees = Observable<[(String, Int)]>([])
    let tip = Observable<String?>(nil)

    public init() {}

    func viewDidLoad() {
        trees.value = [("Gala", 12), ("Elstar", 40), ("Boskoop", 7), ("Jonagold", 0), ("Topaz", 21)]
        tip.value = "Prune in late winter, before the buds swell."
    }
}

public final class OrchardViewController: SectionsViewController {
    private let viewModel: OrchardViewModel
    private let bag = DisposeBag()

    public init(viewModel: OrchardViewModel = OrchardViewModel()) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.viewDidLoad()
        let trees = viewModel.trees.map { TreesSection(items: $0.map(Tree.init)) }
        trees.observe { [weak self] section in
            guard let self = self else { return }
            self.sections = [TipSection(items: [self.viewModel.tip.value].compactMap { $0 }), section]
        }
        .disposed(by: bag)
    }
}
