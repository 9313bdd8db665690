import UIKit

enum Row: Hashable {
    case tree(Never)
    case leaves([Never], Int)
    case fruit(   Never?)
    case end
}
