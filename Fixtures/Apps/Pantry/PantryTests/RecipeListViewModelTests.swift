@testable import Pantry
import XCTest

final class RecipeListViewModelTests: XCTestCase {

    private final class ServiceMock: RecipeServiceProtocol {
        var result: Result<[Recipe], Error> = .success([])
        func fetchRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void) { completion(result) }
    }

    func testRecipesAreSortedByTitle() {
        let service = ServiceMock()
        service.result = .success(["Soup", "Bread"].enumerated().map { offset, title in
            Recipe(id: offset, title: title, minutes: 10, imageURL: nil, ingredients: [], steps: [])
        })
        let viewModel = RecipeListViewModel(service: service)
        let done = expectation(description: "loaded")
        viewModel.load()
        DispatchQueue.main.async { done.fulfill() }
        wait(for: [done], timeout: 1)
        XCTAssertEqual(viewModel.recipe(at: 0).title, "Bread")
    }
}
