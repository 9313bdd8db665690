import UIKit

enum Bark { case rough, smooth }

extension       Bark {
    var isSmooth: Bool { self == .smooth }
}
