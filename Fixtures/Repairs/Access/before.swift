import UIKit

struct Shade {}

public final class Leaf {
    public let shade: Shade
    public init(shade: Shade) { self.shade = shade }
}
