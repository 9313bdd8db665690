extension Array {
    /// The first element of each key, in order.
    func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        guard count > 1 else { return self }
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
