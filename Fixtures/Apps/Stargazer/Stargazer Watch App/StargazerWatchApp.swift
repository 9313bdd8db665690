import SwiftUI

@main
struct StargazerWatchApp: App {
    @WKApplicationDelegateAdaptor private var delegate: WatchDelegate
    @StateObject private var model = SkyViewModel()

    var body: some Scene {
        WindowGroup {
            List(model.stars) { Text($0.name) }.digitalCrownRotation(.constant(0))
        }
    }
}
