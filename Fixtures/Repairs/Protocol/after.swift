import UIKit

final class TreeScreen: UIViewController                 {}

struct Leaf:           Hashable {}

protocol Growing { func grow() }

struct Root          {}

protocol Climbing: Growing {}

final class Ivy: UIViewController           {}
