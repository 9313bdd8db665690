import SwiftUI
import WatchKit

/// The watch's own; it has the name of the phone's.
final class SkyViewModel: ObservableObject {
    @Published var stars: [Star] = []

    func start() {
        WKExtendedRuntimeSession().start()
        WKInterfaceDevice.current().play(.start)
    }
}
