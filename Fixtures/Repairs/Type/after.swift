import UIKit





struct Leaf {}
