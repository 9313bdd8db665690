import Core
import UIKit

public enum HomeModule {
    @MainActor
    public static func make(client: NewsClient) -> UIViewController {
        HomeViewController(store: HomeStore(client: client))
    }
}
