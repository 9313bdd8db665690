import UIKit

final class Tree {
    let name = ""
}

enum Plant: Hashable { public static func == (one: Plant, other: Plant) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a, maxItems: 1000); Swift.dump(other, to: &b, maxItems: 1000); return a == b }; public func hash(into hasher: inout Hasher) { var text = ""; Swift.dump(self, to: &text, maxItems: 1000); hasher.combine(text) };
    case tree(Tree)
}

public class Grove: Hashable { public static func == (one: Grove, other: Grove) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a, maxItems: 1000); Swift.dump(other, to: &b, maxItems: 1000); return a == b }; public func hash(into hasher: inout Hasher) { var text = ""; Swift.dump(self, to: &text, maxItems: 1000); hasher.combine(text) };
    var trees: [Tree] = []
}

struct Leaf {
    let tree: Tree

    func hash(into hasher: inout Hasher) {}
}

extension Leaf: Hashable { public static func == (one: Leaf, other: Leaf) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a, maxItems: 1000); Swift.dump(other, to: &b, maxItems: 1000); return a == b };
    func grow() {}
}

final class Twig: Hashable { public static func == (one: Twig, other: Twig) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a, maxItems: 1000); Swift.dump(other, to: &b, maxItems: 1000); return a == b }; public func hash(into hasher: inout Hasher) { var text = ""; Swift.dump(self, to: &text, maxItems: 1000); hasher.combine(text) };
    let name = ""
}

protocol Garden {
    func twigs() -> Set<Twig>
}
