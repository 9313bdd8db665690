import UIKit

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []

    private let window: UIWindow
    private let environment: AppEnvironment
    private let navigationController = UINavigationController()

    init(window: UIWindow, environment: AppEnvironment) {
        self.window = window
        self.environment = environment
    }

    func start() {
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        add(TrailsCoordinator(navigationController: navigationController, environment: environment))
    }
}

final class TrailsCoordinator: Coordinator {
    var children: [Coordinator] = []

    private let navigationController: UINavigationController
    private let environment: AppEnvironment

    init(navigationController: UINavigationController, environment: AppEnvironment) {
        self.navigationController = navigationController
        self.environment = environment
    }

    func start() {
        let viewModel = TrailsViewModel(environment: environment)
        let controller = TrailsViewController(viewModel: viewModel)
        controller.onSelect = { [weak self] trail in self?.show(trail) }
        navigationController.setViewControllers([controller], animated: false)
    }

    private func show(_ trail: Trail) {
        let controller = TrailDetailViewController(trail: trail, coordinator: self)
        navigationController.pushViewController(controller, animated: true)
    }
}

extension TrailsCoordinator: TrailDetailCoordinating {
    func trailDetailDidFinish() {
        navigationController.popViewController(animated: true)
    }
}
