import UIKit

class Base { init() {} }

final class Tree: Base {
    override init() { super.init() }
}
