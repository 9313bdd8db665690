import UIKit

struct Shade {}

public final class Leaf {
           let shade: Shade
           init(shade: Shade) { self.shade = shade }
}
