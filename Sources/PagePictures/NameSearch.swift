/// Finds any of many names in a text in one pass, by the algorithm of Aho and Corasick.
struct NameSearch {
    /// The beginning of a name.
    private struct Node {
        /// The beginnings with one more byte.
        var next: [UInt8: Int] = [:]
        /// The longest other beginning of a name with which this one ends.
        var fallback = 0
        /// The names that are complete here.
        var names: [Int] = []
        /// The nearest fallback with complete names; 0 for none.
        var shorter = 0
    }

    private var nodes = [Node()]

    init(_ names: [[UInt8]]) {
        for (index, name) in names.enumerated() { nodes[node(of: name)].names.append(index) }
        var queue = Array(nodes[0].next.values)
        var first = 0
        while first < queue.count {
            let node = queue[first]
            first += 1
            for (byte, child) in nodes[node].next {
                let fallback = step(nodes[node].fallback, byte)
                nodes[child].fallback = fallback
                nodes[child].shorter = nodes[fallback].names.isEmpty ? nodes[fallback].shorter : fallback
                queue.append(child)
            }
        }
    }

    private mutating func node(of name: [UInt8]) -> Int {
        name.reduce(0) { node, byte in
            if let next = nodes[node].next[byte] { return next }
            nodes.append(Node())
            nodes[node].next[byte] = nodes.count - 1
            return nodes.count - 1
        }
    }

    private func step(_ node: Int, _ byte: UInt8) -> Int {
        var node = node
        while node != 0, nodes[node].next[byte] == nil { node = nodes[node].fallback }
        return nodes[node].next[byte] ?? 0
    }

    /// Calls a function with each name in a text, by index, and the index after it.
    ///
    /// - Complexity: O(bytes + names found).
    func forEach(in text: [UInt8], _ body: (_ name: Int, _ end: Int) -> Void) {
        var node = 0
        for (index, byte) in text.enumerated() {
            node = step(node, byte)
            var found = node
            while found != 0 {
                for name in nodes[found].names { body(name, index + 1) }
                found = nodes[found].shorter
            }
        }
    }
}
