import UIKit

class Base { init() {} }

final class Tree: Base {
    init() { super.init() }
}
