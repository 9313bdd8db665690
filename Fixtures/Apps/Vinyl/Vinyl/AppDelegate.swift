import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().tintColor = .groove
        UITabBar.appearance().tintColor = .groove
        RecordStore.shared.seedIfNeeded()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        RecordStore.shared.save()
    }
}
