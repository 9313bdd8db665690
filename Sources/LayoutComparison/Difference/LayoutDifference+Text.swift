extension LayoutDifference {
    /// What differs in a few lines, the most telling first; empty where nothing does.
    ///
    /// - Parameter limit: the most lines about elements.
    public func lines(limit: Int = 12) -> [String] {
        let causes = causes
        var lines = causes.prefix(limit).map(\.text)
        if causes.count > limit {
            let rest = causes.dropFirst(limit)
            lines.append("and \(rest.count) more changes of \(rest.reduce(0) { $0 + $1.elements.count }) elements")
        }
        return lines + surroundings
    }
}
