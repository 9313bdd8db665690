import UIKit

enum CompactGrid: GridStyle { static let height: CGFloat = 66 }
