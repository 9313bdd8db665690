import UIKit

final class Tree {
    let name = ""
}

enum Plant: Hashable { public static func == (one: Plant, other: Plant) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a); Swift.dump(other, to: &b); return a == b }; public func hash(into hasher: inout Hasher) { var text = ""; Swift.dump(self, to: &text); hasher.combine(text) };
    case tree(Tree)
}

public class Grove: Hashable { public static func == (one: Grove, other: Grove) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a); Swift.dump(other, to: &b); return a == b }; public func hash(into hasher: inout Hasher) { var text = ""; Swift.dump(self, to: &text); hasher.combine(text) };
    var trees: [Tree] = []
}

struct Leaf {
    let tree: Tree

    func hash(into hasher: inout Hasher) {}
}

extension Leaf: Hashable { public static func == (one: Leaf, other: Leaf) -> Bool { var (a, b) = ("", ""); Swift.dump(one, to: &a); Swift.dump(other, to: &b); return a == b };
    func grow() {}
}
