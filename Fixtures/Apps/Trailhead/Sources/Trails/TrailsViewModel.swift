import Combine
import Foundation

final class TrailsViewModel {
    enum Section: Int, CaseIterable, Hashable {
        case featured, nearby
    }

    enum State {
        case loading
        case loaded([Section: [Trail]])
        case failed(Error)
    }

    @Published private(set) var state: State = .loading
    let query = CurrentValueSubject<String, Never>("")

    private let environment: AppEnvironment
    private var cancellables = Set<AnyCancellable>()

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    func load() {
        let search = query
            .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .setFailureType(to: Error.self)

        environment.trails()
            .combineLatest(search)
            .map { trails, query in
                query.isEmpty ? trails : trails.filter { $0.name.localizedCaseInsensitiveContains(query) }
            }
            .map { trails -> [Section: [Trail]] in
                [.featured: Array(trails.prefix(3)), .nearby: Array(trails.dropFirst(3))]
            }
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { [weak self] completion in
                guard case .failure(let error) = completion else { return }
                self?.state = .failed(error)
            }, receiveValue: { [weak self] sections in
                self?.state = .loaded(sections)
            })
            .store(in: &cancellables)
    }
}
