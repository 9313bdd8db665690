import Realm
import UIKit

struct Photo { let object: Object }
extension UIView { func fill() {} }
