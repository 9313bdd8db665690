import UIKit

final class Tree {
    let tracker = Tracker()
    let count = 1
    func grow(with tracker: Tracker) {}
    func note() {
        tracker.note(1)
        self.tracker.note(2)
        print(count)
    }
}
