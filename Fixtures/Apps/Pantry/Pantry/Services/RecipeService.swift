import Foundation

enum APIError: LocalizedError {
    case badResponse(Int)
    case noData

    var errorDescription: String? {
        switch self {
        case .badResponse(let code): return "The server answered with status \(code)."
        case .noData: return NSLocalizedString("error.nodata", comment: "")
        }
    }
}

protocol RecipeServiceProtocol {
    func fetchRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
}

final class RecipeService: RecipeServiceProtocol {

    static let shared = RecipeService()

    private let session: URLSession
    private let baseURL = URL(string: "https://api.pantry.example/v2")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    func fetchRecipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        var request = URLRequest(url: baseURL.appendingPathComponent("recipes"))
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        session.dataTask(with: request) { data, response, error in
            if let error = error {
                return completion(.failure(error))
            }
            if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
                return completion(.failure(APIError.badResponse(http.statusCode)))
            }
            guard let data = data else { return completion(.failure(APIError.noData)) }
            completion(Result { try JSONDecoder().decode([Recipe].self, from: data) })
        }.resume()
    }
}
