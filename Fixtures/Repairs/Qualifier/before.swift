import UIKit

enum Bark { case rough, smooth }

extension Trees.Bark {
    var isSmooth: Bool { self == .smooth }
}
