import UIKit

extension UIImageView { public var kf: UIImageView { fatalError("no network") } }
