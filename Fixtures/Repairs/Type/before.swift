import UIKit

extension Reactive where Base: UIView {
    var tree: Int { 1 }
}

struct Leaf {}
