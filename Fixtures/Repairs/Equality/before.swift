import UIKit

final class Tree {
    let name = ""
}

enum Plant: Hashable {
    case tree(Tree)
}

public class Grove: Hashable {
    var trees: [Tree] = []
}

struct Leaf {
    let tree: Tree

    func hash(into hasher: inout Hasher) {}
}

extension Leaf: Hashable {
    func grow() {}
}

final class Twig {
    let name = ""
}

protocol Garden {
    func twigs() -> Set<Twig>
}
