import UIKit





struct Leaf {}




