import UIKit

enum Row: Hashable {
    case tree(Tree)
    case leaves([Tree], Int)
    case fruit(Fruitage?)
    case end
}
