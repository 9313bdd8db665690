import Foundation

protocol RecipeListViewModelDelegate: AnyObject {
    func viewModelDidUpdate(_ viewModel: RecipeListViewModel)
    func viewModel(_ viewModel: RecipeListViewModel, didFailWith error: Error)
}

final class RecipeListViewModel {

    weak var delegate: RecipeListViewModelDelegate?

    private let service: RecipeServiceProtocol
    private(set) var recipes: [Recipe] = []
    private(set) var isLoading = false

    init(service: RecipeServiceProtocol) {
        self.service = service
    }

    var title: String { NSLocalizedString("recipes.title", comment: "Title of the list of recipes") }
    var numberOfRecipes: Int { recipes.count }

    func recipe(at index: Int) -> Recipe { recipes[index] }

    func load() {
        isLoading = true
        service.fetchRecipes { [weak self] result in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.isLoading = false
                switch result {
                case .success(let recipes):
                    self.recipes = recipes.sorted { $0.title < $1.title }
                    self.delegate?.viewModelDidUpdate(self)
                case .failure(let error):
                    self.delegate?.viewModel(self, didFailWith: error)
                }
            }
        }
    }
}
