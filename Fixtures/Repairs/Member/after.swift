import UIKit

final class Tree {

    let count = 1

    func note() {
        ()
        ()
        print(count)
    }
}
