import UIKit

final class TreeScreen: UIViewController, StoryboardView {}

struct Leaf: Reusable, Hashable {}

protocol Growing { func grow() }

struct Root: Growing {}

protocol Climbing: Growing {}

final class Ivy: UIViewController, Climbing {}
