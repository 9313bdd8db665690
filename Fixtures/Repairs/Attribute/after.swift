import UIKit

final class Tree {
                                 var id: String = ""
               var count: Int = 0
               var leaves: [String: Int] = [:]
              var age = 3
}
