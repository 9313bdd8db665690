import UIKit

extension Reactive where Base: UIView {
    var tree: Int { 1 }
}

struct Leaf {}

extension Array where Element: Branch {
    var bark: Int { 1 }
}
